import type { ReactNode } from 'react';
import type { SecondBenefit } from '../domain/plans/benefits';
import type { UncoveredDrugs } from '../domain/plans/drug-coverage';
import type { ShownPremium, YearlyDrugCost } from '../domain/plans/low-income-subsidy';
import { formatCost, formatMonthlyAverage, formatPremium } from '../domain/money';
import { CardRow } from './card-row';
import { useCopy } from './copy-context';
import { ServiceText } from './service-text';

/**
 * Monthly premium. While Extra Help is applied, the lower premium is first, with the normal one below it (PLANS-19,
 * PRICE-09).
 */
export function PremiumFact({
  premium: { normal, withExtraHelp },
  isPartBDue = true,
}: {
  premium: ShownPremium;
  /** Whether members of the plan pay the Part B premium, too. */
  isPartBDue?: boolean;
}): ReactNode {
  const t = useCopy('plan-card');
  return (
    <CardRow
      row="premium"
      label={t('plan.premium')}
      beside={isPartBDue ? t('plan.premium.partB') : undefined}
      notes={[
        withExtraHelp !== undefined &&
          (withExtraHelp === normal
            ? t('plan.premium.withExtraHelp')
            : t('plan.premium.without', { amount: formatPremium(normal) })),
      ]}
    >
      {formatPremium(withExtraHelp ?? normal)}
    </CardRow>
  );
}

/** The most that members pay for care in a year (PRICE-08). */
export function MaximumFact({ amount }: { amount: string | undefined }): ReactNode {
  const t = useCopy('plan-card');
  return (
    <CardRow row="maximum" label={t('plan.benefit.outOfPocketMaximum')} isText={amount === undefined}>
      {amount ?? t('plan.benefit.missing')}
    </CardRow>
  );
}

/** The yearly deductible for drugs. */
export function DrugDeductibleFact({
  amount,
  isNotCovered,
}: {
  amount: string | undefined;
  /** The plan covers no drugs. */
  isNotCovered: boolean;
}): ReactNode {
  const t = useCopy('plan-card');
  return (
    <CardRow
      row="deductible"
      label={t('plan.benefit.partDDeductible')}
      isText={isNotCovered || amount === undefined}
    >
      {isNotCovered ? t('plan.drugCost.notCovered') : (amount ?? t('plan.benefit.missing'))}
    </CardRow>
  );
}

/** The benefit line (PLANS-20, PLANS-21), unless another row shows it. */
export function SecondBenefitFact({
  benefit,
  isWithExtraHelp,
}: {
  benefit: SecondBenefit | undefined;
  /** Whether prices include Extra Help; drug prices among the benefits never do. */
  isWithExtraHelp: boolean;
}): ReactNode {
  const t = useCopy('plan-card');
  if (!benefit || benefit.kind === 'outOfPocketMaximum') return null;
  // A plan's own benefit, including its name, is in the service's language.
  if (benefit.kind === 'planSpecific')
    return (
      <CardRow row="benefit" label={benefit.name} lang="en">
        {benefit.value}
      </CardRow>
    );
  return (
    <CardRow
      row="benefit"
      label={t(`plan.benefit.${benefit.kind}`)}
      notes={[isWithExtraHelp && t('plan.extraHelp.notIncluded')]}
    >
      <ServiceText text={benefit.value} hasBoldAmounts />
    </CardRow>
  );
}

/**
 * Estimated yearly drug cost, its monthly average, and what it includes (PLANS-34, PRICE-04, PRICE-05). Without a cost,
 * it is unknown, or the plan's prices must not show.
 */
export function DrugCostFact({
  cost,
  uncovered,
  isWithSum = false,
}: {
  cost: YearlyDrugCost | undefined;
  uncovered: UncoveredDrugs;
  /** Whether another row adds the cost to the premiums. The monthly average would be one amount too many. */
  isWithSum?: boolean;
}): ReactNode {
  const t = useCopy('plan-card');
  if (!cost)
    return (
      <CardRow row="drug-cost" label={t('plan.drugCost')} isText>
        {t('plan.benefit.missing')}
      </CardRow>
    );
  const { amount, extraHelp } = cost;
  return (
    <CardRow
      row="drug-cost"
      label={t('plan.drugCost')}
      notes={[
        extraHelp === 'included' && t('plan.drugCost.withExtraHelp'),
        !isWithSum && t('plan.drugCost.monthly', { amount: formatMonthlyAverage(amount) }),
        extraHelp === 'notIncluded' && t('plan.extraHelp.notIncluded'),
        uncovered.isYearlyCostTheirs && t('plan.drugCost.fullPrice', { count: uncovered.count }),
      ]}
    >
      {formatCost(amount)}
    </CardRow>
  );
}

/** Replaces the drug cost of a plan that covers no drugs. */
export function NoDrugCoverageFact(): ReactNode {
  const t = useCopy('plan-card');
  return (
    <CardRow row="drug-cost" label={t('plan.drugCost.none')} isText>
      {t('plan.drugCost.notCovered')}
    </CardRow>
  );
}
