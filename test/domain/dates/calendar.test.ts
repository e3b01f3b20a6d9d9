import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  activeYearOf,
  dateWindows,
  isAnnualEnrollmentPeriod,
  isWithin,
  later,
  openEnrollmentEnd,
  toWallClock,
  visiblePlanYears,
  yearOf,
} from '../../../src/domain/dates/calendar';

interface Day {
  year: number;
  month: number;
  day: number;
}

const two = (value: number): string => String(value).padStart(2, '0');
const four = (value: number): string => String(value).padStart(4, '0');
const at = ({ year, month, day }: Day, time: string): string =>
  `${four(year)}-${two(month)}-${two(day)}T${time}`;

/** Every day of a year, counted by hand. */
function* daysOf(year: number, lengths: readonly number[]): Generator<Day> {
  for (const [index, length] of lengths.entries())
    for (let day = 1; day <= length; day += 1) yield { year, month: index + 1, day };
}

const everyDay: readonly Day[] = [
  ...daysOf(2027, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
  ...daysOf(2028, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
];
const edgesOfDay = ['00:00:00', '12:34:56', '23:59:59'];

/** The same rules with months and days as numbers. */
const inWords: Record<keyof typeof dateWindows, (day: Day) => boolean> = {
  januaryToNovember: ({ month }) => month !== 12,
  firstOctoberDays: ({ month, day }) => month === 10 && day < 15,
  midOctoberToNovember: ({ month, day }) => month === 11 || (month === 10 && day > 14),
  midOctoberToDecember: ({ month, day }) => month > 10 || (month === 10 && day > 14),
  december: ({ month }) => month === 12,
};

const defaultPeriod = { start: '10-01', end: '12-31' };
const isFromOctober = ({ month }: Day): boolean => month >= 10;

describe('calendar: the oracle', () => {
  it('has 365 and 366 days', () => {
    expect(everyDay).to.have.length(365 + 366);
    expect(everyDay.filter(({ month, day }) => month === 2 && day === 29)).to.have.length(1);
  });
});

describe('calendar: date windows', () => {
  for (const [name, window] of Object.entries(dateWindows)) {
    it(`knows of every day of two years whether it is in ${name}, first and last minute included (RULES-01)`, () => {
      const isExpected = inWords[name as keyof typeof dateWindows];
      for (const day of everyDay)
        for (const time of edgesOfDay)
          expect(isWithin(at(day, time), window), at(day, time)).to.equal(isExpected(day));
    });
  }

  it('starts the annual enrollment period on 1 October and ends it with the year (RULES-02, OPEN-A010)', () => {
    for (const day of everyDay)
      for (const time of edgesOfDay)
        expect(isAnnualEnrollmentPeriod(at(day, time), defaultPeriod), at(day, time)).to.equal(
          isFromOctober(day),
        );
  });

  it('follows a period that the host has configured (OPEN-A010)', () => {
    const period = { start: '10-15', end: '12-07' };
    for (const day of everyDay) {
      const { month, day: date } = day;
      const isExpected = (month === 10 && date >= 15) || month === 11 || (month === 12 && date <= 7);
      expect(isAnnualEnrollmentPeriod(at(day, '08:00:00'), period), at(day, '')).to.equal(isExpected);
    }
  });
});

describe('calendar: plan years', () => {
  it('shows plans of this year, and of the next one during the annual enrollment period (PLANS-15)', () => {
    for (const day of everyDay) {
      const expected = isFromOctober(day) ? [day.year, day.year + 1] : [day.year];
      expect(visiblePlanYears(at(day, '09:00:00'), defaultPeriod), at(day, '')).to.deep.equal(expected);
    }
  });

  it('takes the next year during the annual enrollment period, else this year (LOAD-21)', () => {
    for (const day of everyDay)
      expect(activeYearOf(at(day, '09:00:00'), defaultPeriod, undefined), at(day, '')).to.equal(
        isFromOctober(day) ? day.year + 1 : day.year,
      );
  });

  it('lets a stored year win while its plans may show, and forgets an old one (LOAD-20, OPEN-A009)', () => {
    for (const day of everyDay) {
      const computed = isFromOctober(day) ? day.year + 1 : day.year;
      for (const stored of [day.year - 2, day.year - 1, day.year, day.year + 1, day.year + 2]) {
        const mayShow = stored === day.year || (stored === day.year + 1 && isFromOctober(day));
        expect(
          activeYearOf(at(day, '09:00:00'), defaultPeriod, stored),
          `${at(day, '')} with ${stored}`,
        ).to.equal(mayShow ? stored : computed);
      }
    }
  });

  it('reads the year off the wall', () => {
    for (const day of everyDay) {
      expect(yearOf(at(day, '23:59:59'))).to.equal(day.year);
    }
  });
});

describe('toWallClock', () => {
  const readable: [string, string][] = [
    ['2026-11-20T10:15:00', '2026-11-20T10:15:00'],
    ['2026-11-20 10:15:00', '2026-11-20T10:15:00'],
    ['2026-11-20T10:15', '2026-11-20T10:15:00'],
    ['2026-11-20', '2026-11-20T00:00:00'],
    ['  2026-11-20T10:15:00  ', '2026-11-20T10:15:00'],
    ['2026-11-20T23:59:59.999', '2026-11-20T23:59:59'],
    ['2026-11-20T23:59:59Z', '2026-11-20T23:59:59'],
    ['2026-11-20T23:59:59.5-06:00', '2026-11-20T23:59:59'],
    ['2028-02-29', '2028-02-29T00:00:00'],
    ['2000-02-29', '2000-02-29T00:00:00'],
  ];
  for (const [text, wall] of readable)
    it(`reads "${text}" as it stands, without converting zones (OPEN-A007)`, () => {
      expect(toWallClock(text)).to.equal(wall);
    });

  const unreadable = [
    undefined,
    '',
    'tomorrow',
    'null',
    '20-11-2026',
    '11/20/2026',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-11-00',
    '2027-02-29',
    '1900-02-29',
    '2026-11-20T24:00:00',
    '2026-11-20T10:60:00',
    '2026-11-20T10:15:60',
  ];
  for (const text of unreadable)
    it(`has no value for ${text === undefined ? 'nothing' : `"${text}"`}`, () => {
      expect(toWallClock(text)).to.equal(undefined);
    });

  const moment = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  const asText = (date: Date): string => date.toISOString().slice(0, 19);

  it('keeps every moment of 9000 years as it is', () => {
    fc.assert(fc.property(moment, (date) => toWallClock(asText(date)) === asText(date)));
  });

  it('makes texts that sort in the order of time', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [first = '', second = ''] = [one, other].map((date) => toWallClock(date.toISOString()));
        const inSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
        expect(first < second).to.equal(inSeconds(one) < inSeconds(other));
      }),
    );
  });

  it('turns any text into a real moment or with nothing', () => {
    const nearlyDates = fc.stringMatching(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?)?.{0,6}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearlyDates), (text) => {
        const wall = toWallClock(text);
        if (wall === undefined) return;
        expect(new Date(`${wall}Z`).toISOString().slice(0, 19)).to.equal(wall);
      }),
    );
  });
});

describe('a time some milliseconds later', () => {
  const HOUR = 3_600_000;
  for (const [time, milliseconds, result] of [
    ['2026-11-23T23:00:00', 999, '2026-11-23T23:00:00'],
    ['2026-11-23T23:00:00', 2 * HOUR, '2026-11-24T01:00:00'],
    ['2026-12-31T23:59:59', 1000, '2027-01-01T00:00:00'],
    ['2027-01-01T00:30:00', -HOUR, '2026-12-31T23:30:00'],
    // Where clocks change, parsing a wall-clock time as local time would lose an hour.
    ['2026-03-08T01:30:00', HOUR, '2026-03-08T02:30:00'],
  ] as const)
    it(`is ${result} for ${time} and ${String(milliseconds)}`, () => {
      expect(later(time, milliseconds)).to.equal(result);
    });
});

describe('calendar: the end of open enrollment', () => {
  const days: [string, number | undefined][] = [
    ['2026-10-14T23:59:59', undefined],
    ['2026-10-15T00:00:00', 53],
    ['2026-11-20T10:15:00', 17],
    ['2026-12-06T23:59:59', 1],
    ['2026-12-07T23:59:59', 0],
    ['2026-12-08T00:00:00', undefined],
    ['2027-01-01T00:00:00', undefined],
  ];
  for (const [now, daysLeft] of days)
    it(`${daysLeft === undefined ? 'has no days left' : `is in ${daysLeft} days`} at ${now}`, () => {
      expect(openEnrollmentEnd(now)).to.deep.equal(
        daysLeft === undefined ? undefined : { lastDay: '2026-12-07', daysLeft },
      );
    });
});
