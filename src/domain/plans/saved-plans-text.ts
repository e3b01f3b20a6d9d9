import type { SavedPlan } from './plan';

export type SavedPlanEntry = Pick<SavedPlan, 'planId' | 'planYear' | 'planType'>;

/** The saved-plans text: entries 'planId year type' joined by commas (RULES-13, MODEL-15). */
export const buildSavedPlansText = (plans: readonly SavedPlanEntry[]): string =>
  plans.map(({ planId, planYear, planType }) => `${planId} ${String(planYear)} ${planType}`).join(',');
