import { pageAtom } from './store';

/** Which plan the drug pricing popup is about, and which element opened it (DRUGS-23, MODEL-16). */
export const drugPricingPlanAtom = pageAtom<{ key: string; openedBy: symbol } | null>(
  'drugPricingPlan',
  null,
);
