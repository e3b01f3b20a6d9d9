import { toDay, type WallClock } from '../dates/calendar';

/** When an enrollment in a plan begins and ends; dates as services write them (DATA-18). */
export interface PlanTerm {
  isEnrolled: boolean;
  effectiveDate?: string | undefined;
  terminationDate?: string | undefined;
}

/** The last day is over; an end that is missing or cannot be read is none (ACTIVE-03). */
export const hasEnded = ({ terminationDate }: Pick<PlanTerm, 'terminationDate'>, now: WallClock): boolean => {
  const end = toDay(terminationDate);
  return end !== undefined && end < now.slice(0, 10);
};

/**
 * Enrolled, not of a future day and not ended on a past one (ACTIVE-01 … ACTIVE-03). A plan counts on its first and on its
 * last day; a date that is missing or cannot be read excludes nothing.
 */
export function isActivePlan(plan: PlanTerm, now: WallClock): boolean {
  const today = now.slice(0, 10);
  const start = toDay(plan.effectiveDate) ?? today;
  return plan.isEnrolled && start <= today && !hasEnded(plan, now);
}
