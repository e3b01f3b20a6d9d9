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

/** Parts of a date for use in texts; the month is a text key. */
export interface SpokenDate {
  year: number;
  month: (typeof months)[number];
  day: number;
}

/** Parses a date from a service, with or without a time, into its parts. Returns no value for other text. */
export function toSpokenDate(text: string | undefined): SpokenDate | undefined {
  const [year, month, day] = toDay(text)?.split('-').map(Number) ?? [];
  const name = month && months[month - 1];
  return year && name && day ? { year, month: name, day } : undefined;
}
