import type { PlanInPopup } from './plans';
import { pageAtom } from './store';

/** The plan that the drug pricing popup is about (DRUGS-23, MODEL-16). */
export const drugPricingPlanAtom = pageAtom<PlanInPopup | null>('drugPricingPlan', null);
