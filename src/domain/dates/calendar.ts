/**
 * Wall-clock time as text, `YYYY-MM-DDTHH:mm:ss`, without a time zone: the server's time, compared as text (OPEN-A007).
 * The texts sort chronologically, so no `Date` object crosses a time zone.
 */
export type WallClock = string;

/** Period within a year, as `MM-DD`, both days inclusive; the last day ends at 23:59:59. */
export interface DateWindow {
  start: string;
  end: string;
}

const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;

export const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Parses a date or date-time text, and ignores a time zone or fraction after it. Returns no value for other text. */
export function toWallClock(text: string | undefined): WallClock | undefined {
  const match = WALL_CLOCK.exec(text?.trim() ?? '');
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = match;
  const isDate =
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysIn(Number(year), Number(month));
  const isTime = Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 59;
  return isDate && isTime ? `${year}-${month}-${day}T${hour}:${minute}:${second}` : undefined;
}

/** Adds milliseconds to a time; negative milliseconds give an earlier time. */
export const later = (time: WallClock, milliseconds: number): WallClock =>
  // Parsing the wall clock as UTC avoids time zone conversion.
  new Date(Date.parse(`${time}Z`) + milliseconds).toISOString().slice(0, 19);

const MS_PER_DAY = 86_400_000;

/** Whole days from one day to another, both `YYYY-MM-DD`; negative if the second is earlier. */
export const daysBetween = (first: string, last: string): number =>
  (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / MS_PER_DAY;

/** The next day, `YYYY-MM-DD`. */
export const dayAfter = (day: string): string => later(`${day}T00:00:00`, MS_PER_DAY).slice(0, 10);

export const yearOf = (now: WallClock): number => Number(now.slice(0, 4));
const dayOfYear = (now: WallClock): string => now.slice(5, 10);

/** The five windows of RULES-01. */
export const dateWindows = {
  januaryToNovember: { start: '01-01', end: '11-30' },
  firstOctoberDays: { start: '10-01', end: '10-14' },
  midOctoberToNovember: { start: '10-15', end: '11-30' },
  midOctoberToDecember: { start: '10-15', end: '12-31' },
  december: { start: '12-01', end: '12-31' },
} as const satisfies Record<string, DateWindow>;

export const isWithin = (now: WallClock, window: DateWindow): boolean =>
  window.start <= dayOfYear(now) && dayOfYear(now) <= window.end;

/** True in the months of the annual enrollment period (RULES-02). The default period starts in October. */
export const isAnnualEnrollmentPeriod = (now: WallClock, period: DateWindow): boolean =>
  isWithin(now, period);

/** Plan years that may show: the current year, and the next one during the annual enrollment period (PLANS-15). */
export const visiblePlanYears = (now: WallClock, period: DateWindow): number[] =>
  isAnnualEnrollmentPeriod(now, period) ? [yearOf(now), yearOf(now) + 1] : [yearOf(now)];

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

export type StartsLeft = 'laterThisYear' | 'novemberOrDecember' | 'december' | 'noneLeft';

/** Months of the current year in which a plan can still start, always on the first day of a later month (OPEN-A045). */
export function startsLeftOf(now: WallClock): StartsLeft {
  const month = Number(now.slice(5, 7));
  if (month < 10) return 'laterThisYear';
  return (['novemberOrDecember', 'december'] as const)[month - 10] ?? 'noneLeft';
}

/**
 * The active year: the stored year while it may show; otherwise the next year during the annual enrollment period, and
 * the current year outside it (LOAD-20, LOAD-21, OPEN-A009).
 */
export function activeYearOf(now: WallClock, period: DateWindow, storedYear: number | undefined): number {
  const years = visiblePlanYears(now, period);
  if (storedYear !== undefined && years.includes(storedYear)) return storedYear;
  return years.at(-1) ?? yearOf(now);
}

/**
 * Converts a date with or without a time, `YYYY-MM-DD` or `M/D/YYYY`, to `YYYY-MM-DD`. Returns no value for other text.
 */
export function toDay(text: string | undefined): string | undefined {
  const date = (text ?? '').trim().split(/[T ]/)[0] ?? '';
  const [month = '', day = '', year] = date.split('/').map((part) => part.padStart(2, '0'));
  return toWallClock(year === undefined ? date : `${year}-${month}-${day}`)?.slice(0, 10);
}
