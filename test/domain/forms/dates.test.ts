import { expect } from 'chai';
import * as fc from 'fast-check';
import { isDateOnCalendar, toDatabaseDate } from '../../../src/domain/forms/dates';

const two = (value: number): string => String(value).padStart(2, '0');
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

describe('toDatabaseDate', () => {
  it('turns 01/05/1950 into 1950-01-05 (RULES-19, FORM-27)', () => {
    expect(toDatabaseDate('01/05/1950')).to.equal('1950-01-05');
  });

  it('turns any MM/DD/YYYY round (RULES-19, FORM-27)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1001, max: 2100 }),
        (month, day, year) =>
          toDatabaseDate(`${two(month)}/${two(day)}/${year}`) === `${year}-${two(month)}-${two(day)}`,
      ),
    );
  });

  for (const text of ['', '01/05', '01051950', '01/05/1950/2', '//', '01//1950', '/05/1950', '1950-01-05'])
    it(`is null for "${text}", which has not exactly three parts (RULES-20, FORM-28)`, () => {
      expect(toDatabaseDate(text)).to.equal(null);
    });

  it('is null for any number of parts but three, and never throws (RULES-20, FORM-28)', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\d{1,4}$/), { maxLength: 7 }), (parts) => {
        expect(toDatabaseDate(parts.join('/')) === null).to.equal(parts.length !== 3);
      }),
    );
  });
});

describe('isDateOnCalendar', () => {
  it('finds every day of a year and no 32 others (OPEN-B59)', () => {
    for (const [index, length] of LENGTHS.entries())
      for (let day = 0; day <= 32; day += 1)
        expect(isDateOnCalendar(two(index + 1), two(day), '1950'), `${index + 1}/${day}`).to.equal(
          day >= 1 && day <= length,
        );
  });

  const leapDays: [year: string, isLeapYear: boolean][] = [
    ['1952', true],
    ['1951', false],
    ['1900', false],
    ['2000', true],
  ];
  for (const [year, isLeapYear] of leapDays)
    it(`${isLeapYear ? 'finds' : 'does not find'} 29 February ${year} (OPEN-B59)`, () => {
      expect(isDateOnCalendar('02', '29', year)).to.equal(isLeapYear);
    });

  it('finds no date of parts that are no numbers (OPEN-B59)', () => {
    const dates = [
      ['', '05', '1950'],
      ['01', '', '1950'],
      ['01', '05', ''],
      ['x', '05', '1950'],
      ['00', '05', '1950'],
      ['13', '05', '1950'],
      ['01', '1.5', '1950'],
    ] as const;
    for (const [month, day, year] of dates) expect(isDateOnCalendar(month, day, year)).to.equal(false);
  });
});
