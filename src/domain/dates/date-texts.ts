import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { toDay, type WallClock } from './calendar';

/*
 * Times at which something was saved, as services write them (DATA-11). They are read as they stand (OPEN-A071): in UTC,
 * which leaves out no hour in spring, and strictly: 02/30/2026 is no date, and does not become March 2.
 */
dayjs.extend(customParseFormat);
dayjs.extend(utc);

const days = ['MM/DD/YYYY', 'M/D/YYYY', 'MM/D/YYYY', 'M/DD/YYYY', 'YYYY-MM-DD'];
const times = ['hh:mm A', 'h:mm A', 'hh:mm:ss A', 'h:mm:ss A', 'HH:mm', 'H:mm', 'HH:mm:ss', 'H:mm:ss'];
const daysWithTime = days.flatMap((day) => times.map((time) => `${day} ${time}`));

/** Without the words around it, a fraction and a zone, and with one space between day, time and half of the day. */
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

/** The date in 'saved <date> CST', which may also come without these words; a day without a time has no `clock`. */
function read(text: string | undefined): { time: Dayjs; clock: string } | undefined {
  const date = plain(text ?? '');
  const time = parse(date, daysWithTime);
  if (time) return { time, clock: ' hh:mm A' };
  const day = parse(date, days);
  return day && { time: day, clock: '' };
}

/** When something was saved last; a day without a time counts from its midnight. */
export const savedAt = (text: string | undefined): WallClock | undefined =>
  read(text)?.time.format('YYYY-MM-DDTHH:mm:ss');

/**
 * `MM/DD/YYYY hh:mm AM/PM` and the suffix that names central time, e.g. 'CST'; '' for a time that cannot be read (APPS-27,
 * APPS-28). A day without a time stays one.
 */
export function formatSavedTime(text: string | undefined, suffix: string): string {
  const saved = read(text);
  return saved ? `${saved.time.format(`MM/DD/YYYY${saved.clock}`)} ${suffix}`.trim() : '';
}

/** A date as Panamanian Spanish (es-PA) writes it, `MM/DD/YYYY` (APPS-36); no value when it is none. */
export function toPanamaDate(text: string | undefined): string | undefined {
  const [year, month, date] = toDay(text)?.split('-') ?? [];
  return year && [month, date, year].join('/');
}
