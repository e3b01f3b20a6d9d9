import { toDay, type WallClock } from './calendar';

/** By locale, because creating a formatter takes milliseconds on a slow phone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}

/** Formats the day of a time in a language, such as "November 23, 2026". Returns '' for an invalid date. */
export function longDate(time: WallClock, locale: string): string {
  const day = toDay(time);
  return day === undefined ? '' : formatOf(locale).format(Date.parse(day));
}
