import { toDay, type WallClock } from './calendar';

/** The day of a time in the words of a language, e.g. "November 23, 2026"; '' when it is no date. */
export function longDate(time: WallClock, locale: string): string {
  const day = toDay(time);
  if (day === undefined) return '';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}
