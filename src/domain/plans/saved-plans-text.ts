import { toPlanType, type SavedPlan } from './plan';

export type SavedPlanEntry = Pick<SavedPlan, 'planId' | 'planYear' | 'planType'>;

/** The saved-plans text: entries 'planId year type' joined by commas (RULES-13, MODEL-15). */
export const buildSavedPlansText = (plans: readonly SavedPlanEntry[]): string =>
  plans.map(({ planId, planYear, planType }) => `${planId} ${String(planYear)} ${planType}`).join(',');

/** Entries that are not of that form are left out. */
export const parseSavedPlansText = (text: string): SavedPlanEntry[] =>
  text.split(',').flatMap((entry) => {
    const [planId, year, ...type] = entry.trim().split(/\s+/);
    const planType = toPlanType(type.join(' '));
    return planId && year && /^\d{4}$/.test(year) && planType
      ? [{ planId, planYear: Number(year), planType }]
      : [];
  });
