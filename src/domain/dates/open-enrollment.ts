import { isWithin, yearOf, type DateWindow, type WallClock } from './calendar';
import { daysBetween } from './days-between';

/** Medicare's annual open enrollment period. Its source is in next-step-rules.ts. */
export const openEnrollment = { start: '10-15', end: '12-07' } as const satisfies DateWindow;

export interface OpenEnrollmentEnd {
  /** `YYYY-MM-DD`. */
  lastDay: string;
  /** Whole days until the last day; 0 on the day itself. */
  daysLeft: number;
}

/** The end of open enrollment for plans of the next year. No value outside the period. */
export function openEnrollmentEnd(now: WallClock): OpenEnrollmentEnd | undefined {
  if (!isWithin(now, openEnrollment)) return undefined;
  const lastDay = `${String(yearOf(now))}-${openEnrollment.end}`;
  return { lastDay, daysLeft: daysBetween(now.slice(0, 10), lastDay) };
}
