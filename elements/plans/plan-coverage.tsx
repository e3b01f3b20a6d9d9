import type { ReactNode } from 'react';
import {
  drugCoverageOf,
  showsPharmacyMessage,
  type ProviderCoverage,
} from '../../src/domain/plans/drug-coverage';
import { formatCost, formatTier } from '../../src/domain/money';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { drugNamesOnCardOf, providerNamesOf } from '../../src/domain/profile/names';
import type { Drug } from '../../src/domain/profile/profile';
import coverageStyles from './coverage.css?inline';
import { useCopy } from '../../src/ui/copy-context';
import { usePrivate } from '../../src/ui/privacy';
import { useStyles } from '../../src/ui/host';
import { LatePhoneText, type Phone } from '../../src/ui/phone-text';

/** Whom to call about the pharmacy; without a number, the TTY note alone. */
function PharmacyMessage({ phone: { number, tty } }: { phone: Phone }): ReactNode {
  const t = useCopy();
  const message = t('plan.drugs.pharmacy');
  return (
    <LatePhoneText
      text={`${message} ${t('plan.drugs.pharmacyCall', { phone: '{phone}', tty })}`}
      textWithout={`${message} ${t('plan.drugs.pharmacyTty', { tty })}`}
      number={number}
    />
  );
}

function Verdict({ isCovered, children }: { isCovered: boolean; children: ReactNode }): ReactNode {
  return (
    <span className="verdict" data-state={isCovered ? 'covered' : 'notCovered'}>
      <span aria-hidden="true">{isCovered ? '✓' : '✕'}</span> {children}
    </span>
  );
}

export function DrugVerdict({ isCovered }: { isCovered: boolean }): ReactNode {
  const t = useCopy();
  useStyles(coverageStyles);
  return (
    <Verdict isCovered={isCovered}>{t(isCovered ? 'plan.drugs.covered' : 'plan.drugs.notCovered')}</Verdict>
  );
}

/** Rows of the drugs panel: covered or not, tier and cost; or the pharmacy message instead (PLANS-31, PLANS-32). */
export function DrugPanel({
  plan,
  drugs,
  phone,
}: {
  plan: PlanDetail;
  drugs: readonly Drug[];
  phone: Phone;
}): ReactNode {
  const t = useCopy();
  const rows = usePrivate('rows');
  if (drugs.length === 0) return <p>{t('plan.drugs.none')}</p>;
  if (showsPharmacyMessage(plan)) {
    return (
      <p>
        <PharmacyMessage phone={phone} />
      </p>
    );
  }
  const names = drugNamesOnCardOf(drugs);
  return (
    <ul {...rows}>
      {drugCoverageOf(plan, drugs).map(({ isCovered, tier, cost }, index) => (
        <li key={index}>
          <span className="row-name">{names[index]}</span>
          <DrugVerdict isCovered={isCovered} />
          {isCovered && (
            <span className="row-note">
              {t('plan.drugs.tier', { tier: formatTier(tier) ?? t('common.notApplicable') })}
              {cost !== undefined && ` · ${formatCost(cost)}`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Every saved provider with its own coverage; nothing is said of one whose coverage is not known (PLANS-28, OPEN-A113). */
export function ProviderPanel({ providers }: { providers: readonly ProviderCoverage[] }): ReactNode {
  const t = useCopy();
  const rows = usePrivate('rows');
  useStyles(coverageStyles);
  if (providers.length === 0) return <p>{t('plan.doctors.none')}</p>;
  const names = providerNamesOf(providers.map(({ provider }) => provider));
  return (
    <ul {...rows}>
      {providers.map(({ isCovered }, index) => (
        <li key={index}>
          <span className="row-name">{names[index]}</span>
          {isCovered !== undefined && (
            <Verdict isCovered={isCovered}>
              {t(isCovered ? 'plan.doctors.covered' : 'plan.doctors.notCovered')}
            </Verdict>
          )}
        </li>
      ))}
    </ul>
  );
}
