import { toDay, type WallClock } from '../dates/calendar';

/** Start and end of an enrollment in a plan; dates as services write them (DATA-18). */
export interface PlanTerm {
  isEnrolled: boolean;
  effectiveDate?: string | undefined;
  terminationDate?: string | undefined;
}

/** Whether the last day has passed. A missing or unparsable end date means no end (ACTIVE-03). */
export const hasEnded = ({ terminationDate }: Pick<PlanTerm, 'terminationDate'>, now: WallClock): boolean => {
  const end = toDay(terminationDate);
  return end !== undefined && end < now.slice(0, 10);
};

/** Whether its last day is before a year. */
export const endsBefore = (plan: Pick<PlanTerm, 'terminationDate'>, year: number): boolean =>
  hasEnded(plan, `${String(year)}-01-01T00:00:00`);

/**
 * Enrolled, not in the future, and not ended (ACTIVE-01 … ACTIVE-03). A plan is active on its first and last day. A
 * missing or unparsable date excludes nothing.
 */
export function isActivePlan(plan: PlanTerm, now: WallClock): boolean {
  const today = now.slice(0, 10);
  const start = toDay(plan.effectiveDate) ?? today;
  return plan.isEnrolled && start <= today && !hasEnded(plan, now);
}
