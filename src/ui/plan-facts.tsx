import type { ReactNode } from 'react';
import type { SecondBenefit } from '../domain/plans/benefits';
import type { UncoveredDrugs } from '../domain/plans/drug-coverage';
import type { ShownPremium, YearlyDrugCost } from '../domain/plans/low-income-subsidy';
import { formatCost, formatMonthlyAverage, formatPremium } from '../domain/money';
import { useCopy } from './copy-context';
import { ServiceText } from './service-text';

/**
 * Monthly premium. While Extra Help is applied, the lower premium is first, with the normal one next to it (PLANS-19,
 * PRICE-09).
 */
export function PremiumFact({ premium }: { premium: ShownPremium }): ReactNode {
  const t = useCopy('plan-card');
  const { normal, withExtraHelp } = premium;
  const shown = formatPremium(withExtraHelp ?? normal);
  return (
    <div className="fact">
      <dt>{t('plan.premium')}</dt>
      <dd className="amount">{shown}</dd>
      {shown === formatPremium(0) && <dd className="fact-note beside">{t('plan.premium.partB')}</dd>}
      {withExtraHelp !== undefined && (
        <>
          <dd className="fact-note strong">{t('plan.premium.withExtraHelp')}</dd>
          {withExtraHelp !== normal && (
            <dd className="fact-note">{t('plan.premium.without', { amount: formatPremium(normal) })}</dd>
          )}
        </>
      )}
    </div>
  );
}

/** The benefit line (PLANS-20, PLANS-21). If a plan has none, the out-of-pocket maximum shows as unknown (PRICE-08). */
export function SecondBenefitFact({
  benefit,
  isPdp,
  isWithExtraHelp,
}: {
  benefit: SecondBenefit | undefined;
  isPdp: boolean;
  /** Whether prices include Extra Help; drug prices among the benefits never do. */
  isWithExtraHelp: boolean;
}): ReactNode {
  const t = useCopy('plan-card');
  if (!benefit && isPdp) return null;
  const name =
    benefit?.kind === 'planSpecific'
      ? benefit.name
      : t(`plan.benefit.${benefit?.kind ?? 'outOfPocketMaximum'}`);
  // A plan's own benefit, including its name, is in the service's language.
  const isInServiceWords = benefit?.kind === 'planSpecific';
  const lang = isInServiceWords ? 'en' : undefined;
  return (
    <div className="fact">
      <dt lang={lang}>{name}</dt>
      <dd lang={lang}>
        {isInServiceWords && benefit.value}
        {!isInServiceWords && (benefit ? <ServiceText text={benefit.value} /> : t('plan.benefit.missing'))}
      </dd>
      {isWithExtraHelp &&
        (benefit?.kind === 'prescriptionDrugs' || benefit?.kind === 'tier1PreferredGeneric') && (
          <dd className="fact-note">{t('plan.extraHelp.notIncluded')}</dd>
        )}
    </div>
  );
}

/** Estimated yearly drug cost, its monthly average, and what it includes (PLANS-34, PRICE-04, PRICE-05). */
export function DrugCostFact({
  cost: { amount, extraHelp },
  uncovered,
}: {
  cost: YearlyDrugCost;
  uncovered: UncoveredDrugs;
}): ReactNode {
  const t = useCopy('plan-card');
  return (
    <div className="fact fact-wide">
      <dt>{t('plan.drugCost')}</dt>
      <dd>
        {formatCost(amount)}
        {extraHelp === 'included' && <span className="fact-note"> {t('plan.drugCost.withExtraHelp')}</span>}
      </dd>
      <dd className="fact-note">{t('plan.drugCost.monthly', { amount: formatMonthlyAverage(amount) })}</dd>
      {extraHelp === 'notIncluded' && <dd className="fact-note">{t('plan.extraHelp.notIncluded')}</dd>}
      {uncovered.count > 0 && (
        <dd className="fact-note">
          {t(`plan.drugCost.${uncovered.isYearlyCostTheirs ? 'fullPrice' : 'uncovered'}`, {
            count: uncovered.count,
          })}
        </dd>
      )}
    </div>
  );
}

/** Replaces the drug cost of a plan that covers no drugs. */
export function NoDrugCoverageFact(): ReactNode {
  const t = useCopy('plan-card');
  return (
    <div className="fact fact-wide">
      <dt>{t('plan.drugCost.none')}</dt>
      <dd>{t('plan.drugCost.notCovered')}</dd>
    </div>
  );
}
