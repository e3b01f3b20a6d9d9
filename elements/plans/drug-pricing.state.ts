import type { PlanInPopup } from '../../src/state/plans/plans';
import { pageAtom } from '../../src/state/store';

/** The plan that the drug pricing popup is about (DRUGS-23, MODEL-16). */
export const drugPricingPlanAtom = pageAtom<PlanInPopup | null>('drugPricingPlan', null);
