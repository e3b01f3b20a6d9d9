import { dateWindows, isWithin, yearOf, type WallClock } from '../dates/calendar';

/**
 * Enrolling in a plan is possible from Jan 1 to Nov 30 for the current year and from Oct 15 to Dec 31 for the next one
 * (RULES-03 … RULES-05). In the same time the applications for that year show (APPS-03 … APPS-06).
 */
export function isEnrollmentTime(planYear: number, now: WallClock): boolean {
  if (planYear === yearOf(now)) return isWithin(now, dateWindows.januaryToNovember);
  return planYear === yearOf(now) + 1 && isWithin(now, dateWindows.midOctoberToDecember);
}
