import type { ReactNode } from 'react';
import {
  drugCoverageOf,
  isWithoutDrugCoverage,
  showsPharmacyMessage,
  type ProviderCoverage,
} from '../../src/domain/plans/drug-coverage';
import { formatCost, formatTier } from '../../src/domain/money';
import type { PlanType } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { drugNamesOnCardOf, providerNamesOf } from '../../src/domain/profile/names';
import type { Drug } from '../../src/domain/profile/profile';
import coverageStyles from './coverage.css?inline';
import { useCopy } from '../../src/ui/copy-context';
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

const signs = { covered: '✓', notCovered: '✕', notChecked: '?' } as const;

/** Whether a saved drug or doctor is covered. No value: it could not be checked. */
export function Verdict({
  of,
  isCovered,
}: {
  of: 'drugs' | 'doctors';
  isCovered: boolean | undefined;
}): ReactNode {
  const t = useCopy('plans');
  useStyles(coverageStyles);
  const state = isCovered === undefined ? 'notChecked' : isCovered ? 'covered' : 'notCovered';
  return (
    <span className="verdict" data-state={state}>
      <span aria-hidden="true">{signs[state]}</span> {t(`plan.${of}.${state}`)}
    </span>
  );
}

/** Rows of the drugs panel: coverage, tier, and cost; or the pharmacy message (PLANS-31, PLANS-32). */
export function DrugPanel({
  planType,
  plan,
  drugs,
  phone,
  isWithExtraHelp,
}: {
  planType: PlanType;
  plan: PlanDetail;
  drugs: readonly Drug[];
  phone: Phone;
  /** Whether other prices include Extra Help; drug prices never do. */
  isWithExtraHelp: boolean;
}): ReactNode {
  const t = useCopy('plans', 'common', 'plan-card');
  const rows = usePrivate('rows');
  if (drugs.length === 0) return <p>{t('plan.drugs.none')}</p>;
  const coversNone = isWithoutDrugCoverage(planType, plan);
  if (!coversNone && showsPharmacyMessage(plan)) {
    return (
      <p>
        <PharmacyMessage phone={phone} />
      </p>
    );
  }
  const names = drugNamesOnCardOf(drugs);
  const coverage = drugCoverageOf(planType, plan, drugs);
  const hasPrices = coverage.some(({ isCovered, cost }) => isCovered === true && cost !== undefined);
  return (
    <>
      {coversNone && <p>{t('plan.drugs.noCoverage')}</p>}
      <ul {...rows}>
        {coverage.map(({ isCovered, tier, cost }, index) => (
          <li key={index}>
            <span className="row-name">{names[index]}</span>
            <Verdict of="drugs" isCovered={isCovered} />
            {isCovered === true && (
              <span className="row-note">
                {t('plan.drugs.tier', { tier: formatTier(tier) ?? t('common.notApplicable') })}
                {cost !== undefined && ` · ${t('plan.drugs.cost', { amount: formatCost(cost) })}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isWithExtraHelp && hasPrices && <p className="fact-note">{t('plan.extraHelp.notIncluded')}</p>}
    </>
  );
}

/** Every saved provider with its own coverage (PLANS-28). */
export function ProviderPanel({ providers }: { providers: readonly ProviderCoverage[] }): ReactNode {
  const t = useCopy('plans');
  const rows = usePrivate('rows');
  if (providers.length === 0) return <p>{t('plan.doctors.none')}</p>;
  const names = providerNamesOf(providers.map(({ provider }) => provider));
  return (
    <ul {...rows}>
      {providers.map(({ isCovered }, index) => (
        <li key={index}>
          <span className="row-name">{names[index]}</span>
          <Verdict of="doctors" isCovered={isCovered} />
        </li>
      ))}
    </ul>
  );
}
