import { expect } from 'chai';
import { isEnrollmentTime } from '../../../src/domain/enrollment/enrolling';
import { everyMoment } from '../moments';

/** The rule as numbers of months and days, independent of the windows in the code. */
const isOpen = (planYear: number, year: number, month: number, day: number): boolean => {
  if (planYear === year) return month <= 11;
  return planYear === year + 1 && month * 100 + day >= 1015;
};

describe('enrollment time', () => {
  const cases: [name: string, offset: number, rows: string][] = [
    ['the year before last', -2, 'APPS-03, RULES-05'],
    ['last year', -1, 'APPS-03, RULES-05'],
    ['this year, which is open up to Nov 30', 0, 'APPS-04, RULES-03'],
    ['next year, which is open from Oct 15', 1, 'APPS-05, RULES-04'],
    ['the year after next', 2, 'APPS-06, RULES-05'],
  ];
  for (const [name, offset, rows] of cases)
    it(`is known for every day of two years and plans of ${name} (${rows})`, () => {
      for (const { now, year, month, day } of everyMoment)
        expect(isEnrollmentTime(year + offset, now), now).to.equal(isOpen(year + offset, year, month, day));
    });

  const edges: [now: string, planYear: number, isExpected: boolean][] = [
    ['2026-01-01T00:00:00', 2026, true],
    ['2025-12-31T23:59:59', 2026, true],
    ['2026-11-30T23:59:59', 2026, true],
    ['2026-12-01T00:00:00', 2026, false],
    ['2026-10-14T23:59:59', 2027, false],
    ['2026-10-15T00:00:00', 2027, true],
    ['2026-12-31T23:59:59', 2027, true],
    ['2027-01-01T00:00:00', 2026, false],
    ['2028-02-29T12:00:00', 2028, true],
  ];
  for (const [now, planYear, isExpected] of edges)
    it(`is ${isExpected ? 'open' : 'closed'} for ${String(planYear)} at ${now} (APPS-03 … APPS-06, RULES-03 … RULES-05)`, () => {
      expect(isEnrollmentTime(planYear, now)).to.equal(isExpected);
    });
});
