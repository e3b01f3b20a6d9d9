import { expect } from 'chai';
import * as fc from 'fast-check';
import { toCalendarFile, type CalendarEntry } from '../../../src/domain/next-step/calendar-file';

const entry: CalendarEntry = {
  id: 'open-enrollment-2026-12-07@shopper-profile',
  day: '2026-12-07',
  title: 'Medicare: last day for 2027 plans',
  description: 'Look at what you saved, first; then choose.',
  reminderDays: 7,
  madeAt: Date.UTC(2026, 10, 20, 16, 15, 3),
};

/** Undoes the folding of lines. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').trimEnd().split('\r\n');

describe('a calendar file', () => {
  it('has one all-day entry with a reminder', () => {
    expect(linesOf(toCalendarFile(entry))).to.deep.equal([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Shopper Profile//Next steps//EN',
      'BEGIN:VEVENT',
      'UID:open-enrollment-2026-12-07@shopper-profile',
      'DTSTAMP:20261120T161503Z',
      'DTSTART;VALUE=DATE:20261207',
      'DTEND;VALUE=DATE:20261208',
      'SUMMARY:Medicare: last day for 2027 plans',
      'DESCRIPTION:Look at what you saved\\, first\\; then choose.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Medicare: last day for 2027 plans',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('ends on the next day, also at the end of a month and of a year', () => {
    const endOf = (day: string) =>
      linesOf(toCalendarFile({ ...entry, day })).find((line) => line.startsWith('DTEND'));
    expect(endOf('2026-12-31')).to.equal('DTEND;VALUE=DATE:20270101');
    expect(endOf('2028-02-28')).to.equal('DTEND;VALUE=DATE:20280229');
  });

  it('keeps any text, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const clean = text.replace(/[\r\n]/g, '');
        const file = toCalendarFile({ ...entry, title: clean });
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).to.be.at.most(75);
        const summary = linesOf(file)
          .find((line) => line.startsWith('SUMMARY:'))!
          .slice('SUMMARY:'.length);
        expect(summary.replace(/\\(.)/gsu, '$1')).to.equal(clean);
      }),
    );
  });
});
