import { dayAfter } from '../dates/calendar';

/** An all-day entry of a calendar. */
export interface CalendarEntry {
  /** Unique and stable, so that a second import replaces the first. */
  id: string;
  /** `YYYY-MM-DD` */
  day: string;
  title: string;
  description: string;
  /** How many days before the entry the calendar shows a reminder. */
  reminderDays: number;
  /** When the file was made, in milliseconds since the epoch. */
  madeAt: number;
}

const MOST_BYTES = 75;

/** Splits a line so that no part is longer than 75 bytes; the later parts start with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MOST_BYTES) {
      lines.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...lines, part].join('\r\n');
}

/** Escapes a text value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

const basic = (day: string): string => day.replaceAll('-', '');

/** The text of an `.ics` file with one all-day entry and a reminder (RFC 5545). */
export function toCalendarFile({ id, day, title, description, reminderDays, madeAt }: CalendarEntry): string {
  const made = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shopper Profile//Next steps//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${made}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${String(reminderDays)}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
