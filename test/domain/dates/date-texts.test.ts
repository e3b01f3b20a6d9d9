/// <reference types="node" />
import process from 'node:process';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { toDay } from '../../../src/domain/dates/calendar';
import { formatSavedTime, savedAt, toPanamaDate } from '../../../src/domain/dates/date-texts';

describe('saved <date> CST', () => {
  const readable: [text: string, time: string, shown: string][] = [
    ['saved 11/18/2026 09:30 AM CST', '2026-11-18T09:30:00', '11/18/2026 09:30 AM CST'],
    ['saved 11/18/2026 09:30 PM CST', '2026-11-18T21:30:00', '11/18/2026 09:30 PM CST'],
    ['saved 11/18/2026 12:00 AM CST', '2026-11-18T00:00:00', '11/18/2026 12:00 AM CST'],
    ['saved 11/18/2026 12:00 PM CST', '2026-11-18T12:00:00', '11/18/2026 12:00 PM CST'],
    ['saved 1/2/2026 3:04 pm CST', '2026-01-02T15:04:00', '01/02/2026 03:04 PM CST'],
    ['saved 1/2/2026, 3:04:05 PM CST', '2026-01-02T15:04:05', '01/02/2026 03:04 PM CST'],
    ['saved 01/02/2026, 03:04 PM CST', '2026-01-02T15:04:00', '01/02/2026 03:04 PM CST'],
    ['saved 11/18/2026 9:30AM CDT', '2026-11-18T09:30:00', '11/18/2026 09:30 AM CST'],
    ['saved 11/18/2026 21:30 CT', '2026-11-18T21:30:00', '11/18/2026 09:30 PM CST'],
    ['saved 2026-11-18 21:30:15 CST', '2026-11-18T21:30:15', '11/18/2026 09:30 PM CST'],
    ['saved 2026-11-18T21:30:15.123Z CST', '2026-11-18T21:30:15', '11/18/2026 09:30 PM CST'],
    ['2026-11-18T21:30:15-06:00', '2026-11-18T21:30:15', '11/18/2026 09:30 PM CST'],
    ['2026-11-18T21:30', '2026-11-18T21:30:00', '11/18/2026 09:30 PM CST'],
    ['  Saved  11/18/2026   09:30 AM  cst ', '2026-11-18T09:30:00', '11/18/2026 09:30 AM CST'],
    ['11/18/2026 09:30 AM', '2026-11-18T09:30:00', '11/18/2026 09:30 AM CST'],
    ['saved 11/18/2026 CST', '2026-11-18T00:00:00', '11/18/2026 CST'],
    ['saved 2026-11-18 CST', '2026-11-18T00:00:00', '11/18/2026 CST'],
    ['saved 02/29/2028 11:59 PM CST', '2028-02-29T23:59:00', '02/29/2028 11:59 PM CST'],
    ['saved 03/5/2026 9:30 CST', '2026-03-05T09:30:00', '03/05/2026 09:30 AM CST'],
    ['saved 2026-11-18 09:30:15.0 CST', '2026-11-18T09:30:15', '11/18/2026 09:30 AM CST'],
    ['saved 11/18/2026 12:30:15PM CST', '2026-11-18T12:30:15', '11/18/2026 12:30 PM CST'],
    ['saved 11/18/2026, 01:30\u202fPM CST', '2026-11-18T13:30:00', '11/18/2026 01:30 PM CST'],
    ['saved 12/31/2099 11:59 PM CST', '2099-12-31T23:59:00', '12/31/2099 11:59 PM CST'],
  ];
  for (const [text, time, shown] of readable)
    it(`is read from "${text}" and shown as "${shown}" (DATA-11, APPS-27, OPEN-A071)`, () => {
      expect(savedAt(text)).to.equal(time);
      expect(formatSavedTime(text, 'CST')).to.equal(shown);
    });

  const unreadable = [
    undefined,
    '',
    ' ',
    'undefined',
    'null',
    'saved',
    'saved CST',
    'saved undefined CST',
    'saved Invalid Date CST',
    'saved 02/30/2026 CST',
    'saved 02/30/2026 09:30 AM CST',
    'saved 02/29/2027 CST',
    'saved 13/01/2026 CST',
    'saved 18/11/2026 CST',
    'saved 11/18/2026 13:30 PM CST',
    'saved 11/18/2026 13:30 AM CST',
    'saved 11/18/2026 00:30 AM CST',
    'saved 11/18/2026 9:3 AM CST',
    'saved 2026-11-18T09:30:5 CST',
    'saved 11/18/2026 10:15 AM CST today',
    'saved11/18/2026 CST',
    'saved 11/18/2026 24:00 CST',
    'saved 11/18/2026 09:60 AM CST',
    'saved 11/18/26 CST',
    'saved yesterday CST',
    'saved 11/18/2026 at noon CST',
    'saved\n11/18/2026\n\nCST\nor so',
  ];
  for (const text of unreadable)
    it(`cannot be read from ${text === undefined ? 'nothing' : JSON.stringify(text)} and shows as '' (APPS-28)`, () => {
      expect(savedAt(text)).to.equal(undefined);
      expect(formatSavedTime(text, 'CST')).to.equal('');
    });

  it('shows the suffix of the configuration, if any (OPEN-A071)', () => {
    expect(formatSavedTime('saved 11/18/2026 09:30 AM CST', 'Central')).to.equal(
      '11/18/2026 09:30 AM Central',
    );
    expect(formatSavedTime('saved 11/18/2026 09:30 AM CST', '')).to.equal('11/18/2026 09:30 AM');
  });

  it('stays as it is on every day, whichever hour the browser’s zone leaves out in spring (OPEN-A071)', async () => {
    const two = (value: number): string => String(value).padStart(2, '0');
    const zoneBefore = process.env.TZ ?? '';
    try {
      for (const zone of ['America/Chicago', 'Pacific/Auckland']) {
        process.env.TZ = zone;
        expect(Intl.DateTimeFormat().resolvedOptions().timeZone).to.equal(zone);
        for (let month = 1; month <= 12; month += 1)
          for (let day = 1; day <= 28; day += 1)
            for (const hour of [0, 1, 2, 3, 12, 23]) {
              const time = `${two(hour % 12 || 12)}:45 ${hour < 12 ? 'AM' : 'PM'}`;
              const text = `${two(month)}/${two(day)}/2026 ${time}`;
              expect(savedAt(`saved ${text} CST`), zone).to.equal(
                `2026-${two(month)}-${two(day)}T${two(hour)}:45:00`,
              );
              expect(formatSavedTime(`saved ${text} CST`, 'CST'), zone).to.equal(`${text} CST`);
            }
      }
    } finally {
      process.env.TZ = zoneBefore;
    }
  });
});

describe('days', () => {
  const readable: [text: string, day: string][] = [
    ['03/05/1950', '1950-03-05'],
    ['3/5/1950', '1950-03-05'],
    ['1950-03-05', '1950-03-05'],
    ['1950-03-05T00:00:00.000Z', '1950-03-05'],
    ['1950-03-05T23:59:59-06:00', '1950-03-05'],
    ['1950-03-05 10:15:00', '1950-03-05'],
    ['03/05/1950 11:59 PM', '1950-03-05'],
    [' 03/05/1950 ', '1950-03-05'],
    ['02/29/2028', '2028-02-29'],
  ];
  for (const [text, day] of readable)
    it(`are read from "${text}"`, () => {
      expect(toDay(text)).to.equal(day);
    });

  const unreadable = [undefined, '', 'undefined', 'tomorrow', '02/30/2026', '02/29/2027', '1950-13-01'];
  for (const text of unreadable)
    it(`have no value in ${text === undefined ? 'nothing' : `"${text}"`} (APPS-36, OPEN-A074)`, () => {
      expect(toDay(text)).to.equal(undefined);
      expect(toPanamaDate(text)).to.equal(undefined);
    });
});

const anyDate = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });

describe('dates of Panama', () => {
  it('are written 03/05/1950 for 5 March 1950 (APPS-36, OPEN-A074)', () => {
    expect(toPanamaDate('1950-03-05')).to.equal('03/05/1950');
  });

  it('are what the browser writes in es-PA, on every day of four years and on any other (APPS-36)', () => {
    const inPanama = new Intl.DateTimeFormat('es-PA', {
      timeZone: 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    const compare = (date: Date): void => {
      const iso = date.toISOString();
      for (const text of [iso, iso.slice(0, 10)]) expect(toPanamaDate(text)).to.equal(inPanama.format(date));
    };
    const DAY = 86_400_000;
    for (let time = Date.UTC(1948, 0, 1); time < Date.UTC(1952, 0, 1); time += DAY) compare(new Date(time));
    fc.assert(fc.property(anyDate, compare));
  });
});

describe('date texts', () => {
  const nearly = fc.stringMatching(
    /^(saved )?(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})([T ]\d{1,2}:\d{2}(:\d{2})?( [AP]M)?)?( CST)?.{0,3}$/,
  );
  const anything = fc.oneof(fc.string(), nearly, fc.string({ unit: 'binary' }));

  it('become a real day or nothing, whatever they are, and never throw (APPS-28)', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const day = toDay(text);
        if (day !== undefined) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).to.equal(day);
        const [year, month, date] = day?.split('-') ?? [];
        expect(toPanamaDate(text)).to.equal(day && [month, date, year].join('/'));
        const time = savedAt(text);
        if (time !== undefined) expect(new Date(`${time}Z`).toISOString().slice(0, 19)).to.equal(time);
        expect(formatSavedTime(text, 'CST') === '').to.equal(time === undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('read what they have written (APPS-27)', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const shown = formatSavedTime(`saved ${date.toISOString()} CST`, 'CST');
        expect(savedAt(`saved ${shown}`)).to.equal(`${date.toISOString().slice(0, 16)}:00`);
      }),
    );
  });
});
