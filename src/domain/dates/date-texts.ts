import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { toDay, type WallClock } from './calendar';

/*
 * Save times as services write them (DATA-11). They are parsed without time zone conversion (OPEN-A071): as UTC, which
 * has no missing hour in spring, and strictly, so that 02/30/2026 is invalid instead of March 2.
 */
dayjs.extend(customParseFormat);
dayjs.extend(utc);

const days = ['MM/DD/YYYY', 'M/D/YYYY', 'MM/D/YYYY', 'M/DD/YYYY', 'YYYY-MM-DD'];
const times = ['hh:mm A', 'h:mm A', 'hh:mm:ss A', 'h:mm:ss A', 'HH:mm', 'H:mm', 'HH:mm:ss', 'H:mm:ss'];
const daysWithTime = days.flatMap((day) => times.map((time) => `${day} ${time}`));

/**
 * Removes the words around the time, a fraction, and a time zone, and puts a single space between the date, the time,
 * and AM or PM.
 */
const plain = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/^SAVED\s+/, '')
    .replace(/\s+C[SD]?T$/, '')
    .replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')
    .replace(/(:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/, '$1')
    .replace(/(\d),?\s+(\d)/, '$1 $2')
    .replace(/(\d)\s*([AP]M)$/, '$1 $2');

function parse(text: string, formats: readonly string[]): Dayjs | undefined {
  for (const format of formats) {
    const time = dayjs.utc(text, format, true);
    if (time.isValid()) return time;
  }
  return undefined;
}

/** The date in 'saved <date> CST', with or without these words. A date without a time has no `clock`. */
function read(text: string | undefined): { time: Dayjs; clock: string } | undefined {
  const date = plain(text ?? '');
  const time = parse(date, daysWithTime);
  if (time) return { time, clock: ' hh:mm A' };
  const day = parse(date, days);
  return day && { time: day, clock: '' };
}

/** Time of the last save. A date without a time counts from its midnight. */
export const savedAt = (text: string | undefined): WallClock | undefined =>
  read(text)?.time.format('YYYY-MM-DDTHH:mm:ss');

/**
 * Formats a time as `MM/DD/YYYY hh:mm AM/PM` with a suffix for central time, such as 'CST'. Returns '' for a time that
 * cannot be parsed (APPS-27, APPS-28). A date without a time stays a date.
 */
export function formatSavedTime(text: string | undefined, suffix: string): string {
  const saved = read(text);
  return saved ? `${saved.time.format(`MM/DD/YYYY${saved.clock}`)} ${suffix}`.trim() : '';
}

/**
 * Formats a date as Panamanian Spanish (es-PA) does, `MM/DD/YYYY` (APPS-36). Returns no value if it cannot be parsed.
 */
export function toPanamaDate(text: string | undefined): string | undefined {
  const [year, month, date] = toDay(text)?.split('-') ?? [];
  return year && [month, date, year].join('/');
}
