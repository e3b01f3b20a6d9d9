import type { ReactNode } from 'react';
import { lockScroll } from '../../browser/scroll-lock';
import { DrugPricingDialog } from '../../components/drug-pricing-dialog';
import { configAtom } from '../../state/config';
import { drugPricingPlanAtom } from '../../state/drug-pricing';
import { planDetailsAtom } from '../../state/page-state';
import { useValue } from '../../state/react';
import { routeUrlAtom } from '../../state/routes';
import { savedDrugsAtom } from '../../state/saved-items';
import { write } from '../../state/store';

/** What the saved drugs cost with one plan (DRUGS-23 … DRUGS-32). */
export function DrugPricing({ planKey }: { planKey: string }): ReactNode {
  const plan = useValue(planDetailsAtom).get(planKey);
  const drugs = useValue(savedDrugsAtom);
  const editUrl = useValue(routeUrlAtom)('drugCostEstimator');
  const { editLinkOnce } = useValue(configAtom).drugs;
  if (!plan) return null;
  return (
    <DrugPricingDialog
      plan={plan}
      drugs={drugs}
      editUrl={editUrl}
      isEditLinkPerRow={!editLinkOnce}
      onClose={() => {
        write(drugPricingPlanAtom, null);
      }}
      lockScroll={lockScroll}
    />
  );
}
