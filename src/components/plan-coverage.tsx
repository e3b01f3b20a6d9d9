import type { ReactNode } from 'react';
import { drugCoverageOf, showsPharmacyMessage, type ProviderCoverage } from '../domain/drug-coverage';
import { formatCost, formatTier } from '../domain/money';
import type { PlanDetail } from '../domain/plan-detail';
import type { Drug } from '../domain/profile';
import coverageStyles from '../styles/coverage.css?inline';
import { useCopy } from './copy-context';
import { useStyles } from './host';
import { PhoneText, type Phone } from './phone-text';

/** The number to call about the pharmacy; without one, the TTY note alone. */
function PharmacyPhone({ phone: { number, tty } }: { phone: Phone }): ReactNode {
  const t = useCopy();
  if (number === '') return ` ${t('plan.drugs.pharmacyTty', { tty })}`;
  return (
    <>
      {' '}
      <PhoneText text={t('plan.drugs.pharmacyCall', { phone: '{phone}', tty })} number={number} />
    </>
  );
}

const signs = { covered: '✓', notCovered: '✕', unknown: '?' };

function Verdict({ state, children }: { state: keyof typeof signs; children: ReactNode }): ReactNode {
  useStyles(coverageStyles);
  return (
    <span className="verdict" data-state={state}>
      <span aria-hidden="true">{signs[state]}</span> {children}
    </span>
  );
}

export function DrugVerdict({ isCovered }: { isCovered: boolean }): ReactNode {
  const t = useCopy();
  return (
    <Verdict state={isCovered ? 'covered' : 'notCovered'}>
      {t(isCovered ? 'plan.drugs.covered' : 'plan.drugs.notCovered')}
    </Verdict>
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
  if (drugs.length === 0) return <p>{t('plan.drugs.none')}</p>;
  if (showsPharmacyMessage(plan)) {
    return (
      <p>
        {t('plan.drugs.pharmacy')}
        <PharmacyPhone phone={phone} />
      </p>
    );
  }
  return (
    <ul className="rows">
      {drugCoverageOf(plan, drugs).map(({ drug, isCovered, tier, cost }, index) => (
        <li key={`${drug.nationalDrugCode ?? drug.drugName} ${String(index)}`}>
          <span className="row-name">{drug.drugName}</span>
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

/** Every saved provider with its own coverage (PLANS-28). */
export function ProviderPanel({ providers }: { providers: readonly ProviderCoverage[] }): ReactNode {
  const t = useCopy();
  if (providers.length === 0) return <p>{t('plan.doctors.none')}</p>;
  return (
    <ul className="rows">
      {providers.map(({ provider, isCovered }) => {
        const state = isCovered === undefined ? 'unknown' : isCovered ? 'covered' : 'notCovered';
        return (
          <li key={`${provider.providerId} ${provider.providerAddressId ?? ''}`}>
            <span className="row-name">{provider.providerName}</span>
            <Verdict state={state}>{t(`plan.doctors.${state}`)}</Verdict>
          </li>
        );
      })}
    </ul>
  );
}
