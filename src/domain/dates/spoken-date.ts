import { toDay } from './calendar';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** What wording needs to say a date; the month is a key. */
export interface SpokenDate {
  year: number;
  month: (typeof months)[number];
  day: number;
}

/** A date as services write it, with or without a time → its parts; no value when it is none. */
export function toSpokenDate(text: string | undefined): SpokenDate | undefined {
  const [year, month, day] = toDay(text)?.split('-').map(Number) ?? [];
  const name = month && months[month - 1];
  return year && name && day ? { year, month: name, day } : undefined;
}
