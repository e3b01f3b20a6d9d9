import { expect } from 'chai';
import * as fc from 'fast-check';
import { importStateOf } from '../../../src/domain/profile/member-import';
import type { ImportRecord, User } from '../../../src/domain/profile/profile';

const now = '2026-11-20T10:15:00';

const agreedOn = (importAgreementDate: string): User => ({ importAgreementDate });
const withHistory = (...dates: (string | undefined)[]): User => ({
  importHistory: dates.map((agreementDate): ImportRecord => ({ agreementName: 'import', agreementDate })),
});

describe('member import: the agreement date (LOAD-30)', () => {
  const thisMonth = [
    '2026-11-01',
    '2026-11-20',
    '2026-11-30',
    '2026-11-20T10:15:00',
    '2026-11-20 10:15',
    '2026-11-30T23:59:59.999',
    ' 2026-11-01 ',
    '11/01/2026',
    '11/30/2026',
    ' 11 / 30 / 2026 ',
    '11/1/2026',
    '11/20/2026 10:15:00',
  ];
  for (const date of thisMonth)
    it(`is done in this month: "${date}" (IMPORT-19, IMPORT-21)`, () => {
      expect(importStateOf(agreedOn(date), now)).to.equal('done');
    });

  const otherMonths = [
    '2026-10-31',
    '2026-10-31T23:59:59',
    '2026-12-01',
    '2025-11-20',
    '2027-11-20',
    '10/31/2026',
    '12/01/2026',
    '11/20/2025',
  ];
  for (const date of otherMonths)
    it(`is due in another month or year: "${date}" (IMPORT-20, IMPORT-21)`, () => {
      expect(importStateOf(agreedOn(date), now)).to.equal('due');
    });

  const unreadable = [
    'soon',
    '20.11.2026',
    '2026-11',
    '2026-11-31',
    '13/01/2026',
    '11/31/2026',
    '1794800000',
  ];
  for (const date of unreadable)
    it(`is no obstacle when it cannot be read: "${date}" (OPEN-A012, OPEN-B41)`, () => {
      expect(importStateOf(agreedOn(date), now)).to.equal('unreadable');
    });

  it('is due when there is none (IMPORT-20, OPEN-A012, OPEN-B41)', () => {
    for (const user of [undefined, {}, { importHistory: [] }, withHistory(undefined)])
      expect(importStateOf(user, now)).to.equal('due');
  });

  const zones = ['', 'Z', '+14:00', '-12:00', '-06:00', '+05:30', ' CST', '.5-06:00', '.999Z'];
  for (const [date, state] of [
    ['2026-11-01T00:00:00', 'done'],
    ['2026-11-30T23:59:59', 'done'],
    ['2026-10-31T23:59:59', 'due'],
    ['2026-12-01T00:00:00', 'due'],
  ] as const)
    it(`is read as it stands, whatever zone is behind ${date} (OPEN-B41)`, () => {
      for (const zone of zones) expect(importStateOf(agreedOn(date + zone), now), zone).to.equal(state);
    });
});

describe('member import: the history (OPEN-B41)', () => {
  it('counts by its newest entry when there is no date of the agreement itself', () => {
    expect(importStateOf(withHistory('2025-01-05', '2026-11-03', '2026-10-31'), now)).to.equal('done');
    expect(importStateOf(withHistory('2025-01-05', '2026-10-31'), now)).to.equal('due');
    expect(importStateOf(withHistory('2026-11-03', '2026-12-01'), now)).to.equal('due');
  });

  it('compares entries of either format', () => {
    expect(importStateOf(withHistory('12/31/2025', '2026-11-03', '10/31/2026'), now)).to.equal('done');
    expect(importStateOf(withHistory('2026-10-01', '11/03/2026'), now)).to.equal('done');
    expect(importStateOf(withHistory('2026-11-01', '01/03/2027'), now)).to.equal('due');
  });

  it('passes over entries without a date, or with one that cannot be read', () => {
    expect(importStateOf(withHistory(undefined, 'soon', '2026-11-03'), now)).to.equal('done');
    expect(importStateOf(withHistory('soon', '2026-10-03', undefined), now)).to.equal('due');
    expect(importStateOf(withHistory('soon', undefined), now)).to.equal('unreadable');
  });

  it('does not count beside a date of the agreement itself, readable or not', () => {
    const history = withHistory('2026-11-03');
    expect(importStateOf({ ...history, ...agreedOn('2026-10-03') }, now)).to.equal('due');
    expect(importStateOf({ ...history, ...agreedOn('soon') }, now)).to.equal('unreadable');
    expect(importStateOf({ ...withHistory('2026-10-03'), ...agreedOn('2026-11-03') }, now)).to.equal('done');
  });
});

describe('member import: any date', () => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = fc.record({
    year: fc.integer({ min: 2020, max: 2030 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  });
  type Day = typeof day extends fc.Arbitrary<infer Value> ? Value : never;

  const iso = ({ year, month, date }: Day): string => `${year}-${two(month)}-${two(date)}`;
  const american = ({ year, month, date }: Day): string => `${two(month)}/${two(date)}/${year}`;
  const written = fc.constantFrom(iso, american, (known: Day) => `${iso(known)}T23:59:59-11:00`);
  const isSameMonth = (one: Day, other: Day): boolean => one.year === other.year && one.month === other.month;

  it('is done in the same month of the same year, and due in any other (LOAD-30)', () => {
    const today = fc.tuple(day, day).chain(([one, other]) =>
      // Random days are rarely in one month.
      fc.constantFrom<[Day, Day]>(
        [one, other],
        [one, { ...one, date: other.date }],
        [one, { ...one, year: other.year }],
      ),
    );
    fc.assert(
      fc.property(today, written, ([agreed, current], write) => {
        expect(importStateOf(agreedOn(write(agreed)), `${iso(current)}T08:00:00`)).to.equal(
          isSameMonth(agreed, current) ? 'done' : 'due',
        );
      }),
    );
  });

  it('takes the newest entry of a history in any order and format (OPEN-B41)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(day, written), { minLength: 1, maxLength: 6 }), (entries) => {
        const newest = entries.map(([known]) => known).reduce((a, b) => (iso(a) > iso(b) ? a : b));
        const user = withHistory(...entries.map(([known, write]) => write(known)));
        expect(importStateOf(user, `${iso({ ...newest, date: 15 })}T08:00:00`)).to.equal('done');
        const later = { ...newest, year: newest.year + 1 };
        expect(importStateOf(user, `${iso(later)}T08:00:00`)).to.equal('due');
      }),
    );
  });

  it('never throws, and never takes a text that is no date for an agreement', () => {
    const noDate = fc.string().filter((text) => !/\d{4}/.test(text));
    fc.assert(
      fc.property(noDate, fc.array(noDate), (text, history) => {
        expect(importStateOf(agreedOn(text), now)).to.equal('unreadable');
        expect(importStateOf(withHistory(...history), now)).to.not.equal('done');
      }),
    );
  });
});
