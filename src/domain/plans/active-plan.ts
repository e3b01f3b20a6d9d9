import { toDay, type WallClock } from '../dates/calendar';

/** When an enrollment in a plan begins and ends; dates as services write them (DATA-18). */
export interface PlanTerm {
  isEnrolled: boolean;
  effectiveDate?: string | undefined;
  terminationDate?: string | undefined;
}

/**
 * Enrolled, not of a future day and not ended on a past one (ACTIVE-01 … ACTIVE-03). A plan counts on its first and on its
 * last day; a date that is missing or cannot be read excludes nothing.
 */
export function isActivePlan(
  { isEnrolled, effectiveDate, terminationDate }: PlanTerm,
  now: WallClock,
): boolean {
  const today = now.slice(0, 10);
  const start = toDay(effectiveDate) ?? today;
  const end = toDay(terminationDate) ?? today;
  return isEnrolled && start <= today && today <= end;
}
