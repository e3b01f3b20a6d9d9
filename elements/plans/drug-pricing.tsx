import type { ReactNode } from 'react';
import { drugPricing as en } from '../../src/copy/drug-pricing.en';
import { drugPricing as es } from '../../src/copy/drug-pricing.es';
import { DrugPricingDialog } from './drug-pricing-dialog';
import { planKeyOf } from '../../src/domain/plans/plan';
import { configAtom } from '../../src/state/config';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { planPhoneAtom } from '../../src/state/plans/plan-phone';
import { profileAtom } from '../../src/state/profile/profile-state';
import { useValue } from '../../src/state/react';
import { isExtraHelpAppliedAtom } from '../../src/state/shopper/extra-help';
import { routeUrlAtom } from '../../src/state/page/routes';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';
import { closePopup } from '../../src/state/popups/popups';

export const texts = { en, es };

/** Cost of the saved drugs with one plan (DRUGS-23 … DRUGS-32). */
export function DrugPricing({ planKey }: { planKey: string }): ReactNode {
  const saved = useValue(profileAtom).plans.find((plan) => planKeyOf(plan) === planKey);
  const detailOf = useValue(planDetailAtom);
  const plan = saved && detailOf(saved);
  const isWithExtraHelp = useValue(isExtraHelpAppliedAtom);
  const drugs = useValue(savedDrugsAtom);
  const editUrl = useValue(routeUrlAtom)('drugCostEstimator');
  const { editLinkOnce } = useValue(configAtom).drugs;
  const phoneOf = useValue(planPhoneAtom);
  if (!plan) return null;
  return (
    <DrugPricingDialog
      planType={saved.planType}
      plan={plan}
      phone={phoneOf(saved)}
      isWithExtraHelp={isWithExtraHelp}
      drugs={drugs}
      editUrl={editUrl}
      isEditLinkPerRow={!editLinkOnce}
      onClose={() => {
        closePopup('drugPricing');
      }}
    />
  );
}
