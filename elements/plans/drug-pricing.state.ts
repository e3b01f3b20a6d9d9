import type { PlanInPopup } from '../../src/state/plans/plans';
import { shopperValueAtom } from '../../src/state/store';

/** The plan that the drug pricing popup is about (DRUGS-23, MODEL-16). */
export const drugPricingPlanAtom = shopperValueAtom<PlanInPopup | null>('drugPricingPlan', null);
