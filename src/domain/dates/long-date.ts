import { toDay, type WallClock } from './calendar';

/** Formats the day of a time in a language, such as "November 23, 2026". Returns '' for an invalid date. */
export function longDate(time: WallClock, locale: string): string {
  const day = toDay(time);
  if (day === undefined) return '';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}
