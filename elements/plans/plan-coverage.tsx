import type { ReactNode } from 'react';
import { liftBenefit } from '../../src/domain/plans/benefits';
import { coverageSummaryOf, type Coverage } from '../../src/domain/plans/coverage';
import {
  drugCoverageOf,
  isReplacedByPharmacyMessage,
  isWithoutDrugCoverage,
  notCoveredDrugsOf,
  type ProviderCoverage,
} from '../../src/domain/plans/drug-coverage';
import { formatCost, formatTier } from '../../src/domain/money';
import type { PlanType } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { drugDeductibleOf } from '../../src/domain/profile/drugs';
import { drugNamesOnCardOf, providerNamesOf } from '../../src/domain/profile/names';
import type { Drug } from '../../src/domain/profile/profile';
import coverageStyles from './coverage.css?inline';
import { useCopy } from '../../src/ui/copy-context';
import { CROSS, Drawing, QUESTION, TICK } from '../../src/ui/drawing';
import { KeptTogether } from '../../src/ui/kept-together';
import { usePrivate } from '../../src/ui/privacy';
import { useStyles } from '../../src/ui/host';
import { LatePhoneText, type Phone } from '../../src/ui/phone-text';

/** The number to call about the pharmacy. Without a number, only the TTY note shows. */
function PharmacyMessage({ phone: { number, tty } }: { phone: Phone }): ReactNode {
  const t = useCopy('plans');
  const message = t('plan.drugs.pharmacy');
  return (
    <LatePhoneText
      text={`${message} ${t('plan.drugs.pharmacyCall', { phone: '{phone}', tty })}`}
      textWithout={`${message} ${t('plan.drugs.pharmacyTty', { tty })}`}
      number={number}
    />
  );
}

const signs = { covered: TICK, notCovered: CROSS, notChecked: QUESTION } as const;

/** Whether a saved drug or doctor is covered. */
export function Verdict({
  of,
  coverage: { state },
}: {
  of: 'drugs' | 'doctors';
  coverage: Coverage;
}): ReactNode {
  const t = useCopy('plans');
  useStyles(coverageStyles);
  return (
    <span className="verdict" data-state={state}>
      <Drawing className="verdict-sign" path={signs[state]} />
      {t(`plan.${of}.${state}`)}
    </span>
  );
}

/** Why the coverage of a saved drug or doctor could not be checked. */
export function Reason({ of, coverage }: { of: 'drugs' | 'doctors'; coverage: Coverage }): ReactNode {
  const t = useCopy('plans');
  if (coverage.state !== 'notChecked') return null;
  return <span className="row-note">{t(`plan.${of}.${coverage.reason}`)}</span>;
}

/** Advice about drugs or doctors that could not be checked: the number to call, or the question for the plan. */
export function HowToFindOut({
  of,
  rows,
  phone: { number, tty },
}: {
  of: 'drugs' | 'doctors';
  rows: readonly { coverage: Coverage }[];
  phone: Phone;
}): ReactNode {
  const t = useCopy('plans');
  const { checked, total } = coverageSummaryOf(rows);
  if (checked === total) return null;
  const whatToAsk = t(`plan.${of}.whatToAsk`);
  return (
    <p>
      <LatePhoneText
        text={`${t('plan.coverage.call', { phone: '{phone}', tty })} ${whatToAsk}`}
        textWithout={`${t('plan.coverage.askPlan')} ${whatToAsk}`}
        number={number}
      />
    </p>
  );
}

/** Rows of the drugs panel: coverage, tier, and cost; or the pharmacy message (PLANS-31, PLANS-32). */
export function DrugPanel({
  planType,
  plan,
  drugs,
  phone,
  planPhone,
  isWithExtraHelp,
}: {
  planType: PlanType;
  plan: PlanDetail;
  drugs: readonly Drug[];
  /** The number to call about the pharmacy. */
  phone: Phone;
  /** The number to call about drugs that could not be checked. */
  planPhone: Phone;
  /** Whether other prices include Extra Help; drug prices never do. */
  isWithExtraHelp: boolean;
}): ReactNode {
  const t = useCopy('plans', 'common', 'plan-card');
  const list = usePrivate('rows');
  const secret = usePrivate();
  if (drugs.length === 0) return <p>{t('plan.drugs.none')}</p>;
  if (isReplacedByPharmacyMessage(planType, plan)) {
    const uncovered = drugNamesOnCardOf(notCoveredDrugsOf(planType, plan, drugs));
    return (
      <>
        {uncovered.length > 0 && (
          <p {...secret}>{t('plan.drugs.uncovered', { names: uncovered.join(', ') })}</p>
        )}
        <p>
          <PharmacyMessage phone={phone} />
        </p>
      </>
    );
  }
  const names = drugNamesOnCardOf(drugs);
  const rows = drugCoverageOf(planType, plan, drugs);
  const hasDeductible = drugDeductibleOf(liftBenefit(plan.benefits, 'partDDeductible')) !== undefined;
  const costKey = hasDeductible ? 'plan.drugs.cost' : 'plan.drugs.costOfFill';
  const hasPrices = rows.some(({ coverage, cost }) => coverage.state === 'covered' && cost !== undefined);
  return (
    <>
      {isWithoutDrugCoverage(planType, plan) && <p>{t('plan.drugs.noCoverage')}</p>}
      <ul {...list}>
        {rows.map(({ coverage, tier, cost }, index) => (
          <li key={index}>
            <span className="row-name">
              <KeptTogether text={names[index] ?? ''} />
            </span>{' '}
            <Verdict of="drugs" coverage={coverage} /> <Reason of="drugs" coverage={coverage} />
            {coverage.state === 'covered' && (
              <span className="row-note">
                {t('plan.drugs.tier', { tier: formatTier(tier) ?? t('common.notApplicable') })}
                {cost !== undefined && ` · ${t(costKey, { amount: formatCost(cost) })}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <HowToFindOut of="drugs" rows={rows} phone={planPhone} />
      {isWithExtraHelp && hasPrices && <p className="fact-note">{t('plan.extraHelp.notIncluded')}</p>}
    </>
  );
}

/** Every saved provider with its own coverage (PLANS-28). */
export function ProviderPanel({
  providers,
  planPhone,
}: {
  providers: readonly ProviderCoverage[];
  /** The number to call about doctors who could not be checked. */
  planPhone: Phone;
}): ReactNode {
  const t = useCopy('plans');
  const list = usePrivate('rows');
  if (providers.length === 0) return <p>{t('plan.doctors.none')}</p>;
  const names = providerNamesOf(providers.map(({ provider }) => provider));
  return (
    <>
      <ul {...list}>
        {providers.map(({ coverage }, index) => (
          <li key={index}>
            <span className="row-name">{names[index]}</span> <Verdict of="doctors" coverage={coverage} />{' '}
            <Reason of="doctors" coverage={coverage} />
          </li>
        ))}
      </ul>
      <HowToFindOut of="doctors" rows={providers} phone={planPhone} />
    </>
  );
}
