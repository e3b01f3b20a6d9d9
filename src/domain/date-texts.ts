import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import type { WallClock } from './calendar';

/** Dates as services write them. All are read strictly: 02/30/2026 is no date, and does not become March 2. */
dayjs.extend(customParseFormat);

const days = ['MM/DD/YYYY', 'M/D/YYYY', 'YYYY-MM-DD'];
const times = ['h:mm A', 'hh:mm A', 'h:mm:ss A', 'hh:mm:ss A', 'HH:mm', 'HH:mm:ss'];
const daysWithTime = days.flatMap((day) => times.map((time) => `${day} ${time}`));

/** `YYYY-MM-DDTHH:mm:ss` with whatever follows → a space in the place of the T. */
const plain = (text: string | undefined): string =>
  (text ?? '')
    .trim()
    .replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)\S*$/, '$1 $2')
    .replace(/,?\s+/g, ' ')
    .replace(/(\d)([ap]m)$/i, '$1 $2')
    .toUpperCase();

const SAVED_TEXT = /^\s*(?:saved\s+)?(.*?)(?:\s+C[SD]?T)?\s*$/i;

/** The date in 'saved <date> CST' (DATA-11), which may also come without these words. */
function readSaved(text: string | undefined): { time: dayjs.Dayjs; isDayOnly: boolean } | undefined {
  const date = plain(SAVED_TEXT.exec(text ?? '')?.[1]);
  const time = dayjs(date, daysWithTime, true);
  if (time.isValid()) return { time, isDayOnly: false };
  const day = dayjs(date, days, true);
  return day.isValid() ? { time: day, isDayOnly: true } : undefined;
}

/** When something was saved last; the central time that it came in is not shifted (OPEN-A071). */
export const savedAt = (text: string | undefined): WallClock | undefined =>
  readSaved(text)?.time.format('YYYY-MM-DDTHH:mm:ss');

/**
 * `MM/DD/YYYY hh:mm AM/PM` and the suffix that names central time, e.g. 'CST'; '' for a time that cannot be read (APPS-27,
 * APPS-28). A day without a time stays one.
 */
export function formatSavedTime(text: string | undefined, suffix: string): string {
  const saved = readSaved(text);
  if (!saved) return '';
  return `${saved.time.format(saved.isDayOnly ? 'MM/DD/YYYY' : 'MM/DD/YYYY hh:mm A')} ${suffix}`.trim();
}

/** A date with or without a time → `YYYY-MM-DD`; no value when it is none. */
export function toDay(text: string | undefined): string | undefined {
  const date = dayjs(plain(text).split(' ')[0], days, true);
  return date.isValid() ? date.format('YYYY-MM-DD') : undefined;
}

/** A date as Panamanian Spanish (es-PA) writes it, `MM/DD/YYYY` (APPS-36); no value when it is none. */
export function toPanamaDate(text: string | undefined): string | undefined {
  const day = toDay(text);
  return day && dayjs(day).format('MM/DD/YYYY');
}
