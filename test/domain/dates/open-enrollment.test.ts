import { expect } from 'chai';
import { openEnrollmentEnd } from '../../../src/domain/dates/open-enrollment';

describe('the end of open enrollment', () => {
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
