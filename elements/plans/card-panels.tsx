import type { ReactNode } from 'react';
import type { CardPanelProps, CardPanels } from './plan-card-props';
import { DrugPanel, ProviderPanel } from './plan-coverage';
import { useCopy } from '../../src/ui/copy-context';
import { OpeningButton } from '../../src/ui/not-opened';
import { isWithoutDrugCoverage, providerCoverageOf } from '../../src/domain/plans/drug-coverage';
import { dentalPlanIdsAtom } from '../../src/state/plans/plan-fragments';
import { supportPhoneAtom } from '../../src/state/page/phones';
import { planPhoneAtom } from '../../src/state/plans/plan-phone';
import { useValue } from '../../src/state/react';
import { isExtraHelpAppliedAtom } from '../../src/state/shopper/extra-help';
import { savedDrugsAtom, savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';

/** Replaces an empty list while it is unknown whether the shopper has saved items (ERR-02). */
function NotKnown(): ReactNode {
  return <p>{useCopy('common')('common.signedOut.text')}</p>;
}

function Doctors({ plan, detail }: CardPanelProps): ReactNode {
  const providers = useValue(savedProvidersAtom);
  const dentalPlanIds = useValue(dentalPlanIdsAtom);
  const phoneOf = useValue(planPhoneAtom);
  const wasSignedOut = useValue(wasSignedOutAtom);
  if (providers.length === 0 && wasSignedOut) return <NotKnown />;
  return (
    <ProviderPanel
      providers={providerCoverageOf(detail, providers, dentalPlanIds)}
      planPhone={phoneOf(plan)}
    />
  );
}

function Drugs({ plan, detail, name, onSeePrices }: CardPanelProps): ReactNode {
  const t = useCopy('plans');
  const savedDrugs = useValue(savedDrugsAtom);
  const phone = useValue(supportPhoneAtom);
  const phoneOf = useValue(planPhoneAtom);
  const wasSignedOut = useValue(wasSignedOutAtom);
  const isWithExtraHelp = useValue(isExtraHelpAppliedAtom);
  const hasPrices =
    savedDrugs.length > 0 &&
    detail.isShowDrugPricing !== false &&
    !isWithoutDrugCoverage(plan.planType, detail);
  if (savedDrugs.length === 0 && wasSignedOut) return <NotKnown />;
  return (
    <>
      <DrugPanel
        planType={plan.planType}
        plan={detail}
        drugs={savedDrugs}
        phone={phone}
        planPhone={phoneOf(plan)}
        isWithExtraHelp={isWithExtraHelp}
      />
      {hasPrices && (
        <OpeningButton
          name="drug-prices"
          className="text-button"
          aria-label={`${t('plan.drugs.prices')}: ${name}`}
          aria-haspopup="dialog"
          onClick={onSeePrices}
        >
          {t('plan.drugs.prices')}
        </OpeningButton>
      )}
    </>
  );
}

/** Panel components by name. */
export const cardPanels: CardPanels = { doctors: Doctors, drugs: Drugs };
