import type { ReactNode } from 'react';
import type { CardPanelProps } from './plan-card';
import { DrugPanel, ProviderPanel } from './plan-coverage';
import { useCopy } from '../../src/ui/copy-context';
import { OpeningButton } from '../../src/ui/not-opened';
import { isWithoutDrugCoverage, providerCoverageOf } from '../../src/domain/plans/drug-coverage';
import { configAtom } from '../../src/state/config';
import { dentalPlanIdsAtom } from '../../src/state/plans/plan-details';
import { tollFreeAtom } from '../../src/state/page/phones';
import { useValue } from '../../src/state/react';
import { isExtraHelpAppliedAtom } from '../../src/state/shopper/extra-help';
import { savedDrugsAtom, savedProvidersAtom } from '../../src/state/saved-items/saved-items';

/*
 * What is in the panels of the plan cards: it comes when the first panel is opened. Names are those of the panels.
 */

function Doctors({ detail }: CardPanelProps): ReactNode {
  const providers = useValue(savedProvidersAtom);
  return <ProviderPanel providers={providerCoverageOf(detail, providers, useValue(dentalPlanIdsAtom))} />;
}

function Drugs({ plan, detail, name, onSeePrices }: CardPanelProps): ReactNode {
  const t = useCopy();
  const savedDrugs = useValue(savedDrugsAtom);
  const { tty } = useValue(configAtom).phones;
  const number = useValue(tollFreeAtom);
  const hasPrices =
    savedDrugs.length > 0 &&
    detail.isShowDrugPricing !== false &&
    !isWithoutDrugCoverage(plan.planType, detail);
  return (
    <>
      <DrugPanel
        planType={plan.planType}
        plan={detail}
        drugs={savedDrugs}
        phone={{ number, tty }}
        isWithExtraHelp={useValue(isExtraHelpAppliedAtom)}
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

export { Doctors as doctors, Drugs as drugs };
