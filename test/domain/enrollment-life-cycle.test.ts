import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  enrollmentStatusByPlan,
  statusOf,
  toEnrollmentStatus,
  type EnrollmentStatus,
} from '../../src/domain/enrollment-status';
import type { Enrollment } from '../../src/domain/profile';

const enrollment = (known: Partial<Enrollment> = {}): Enrollment => ({
  planId: 'H1036054000',
  planYear: 2027,
  isSubmitted: true,
  ...known,
});

describe('enrollment status', () => {
  const words: [string, EnrollmentStatus][] = [
    ['Saved', 'saved'],
    ['In Progress', 'inProgress'],
    ['In-Progress', 'inProgress'],
    ['inprogress', 'inProgress'],
    ['PENDING', 'pending'],
    ['Submitted', 'submitted'],
    ['approved', 'approved'],
    ['Withdrawn', 'withdrawn'],
    ['Denied', 'denied'],
  ];
  for (const [text, status] of words)
    it(`reads "${text}" as ${status}, whatever its case, blanks and hyphens (OPEN-A073)`, () => {
      expect(toEnrollmentStatus(text)).to.equal(status);
    });

  for (const text of [undefined, '', 'Lost', 'constructor', '__proto__'])
    it(`has no status for ${text === undefined ? 'nothing' : `"${text}"`}`, () => {
      expect(typeof toEnrollmentStatus(text)).to.equal('undefined');
    });

  const cases: [boolean, string | undefined, EnrollmentStatus][] = [
    [true, undefined, 'submitted'],
    [true, 'Lost', 'submitted'],
    [true, 'Saved', 'submitted'],
    [true, 'In Progress', 'submitted'],
    [true, 'Pending', 'pending'],
    [true, 'Approved', 'approved'],
    [true, 'Withdrawn', 'withdrawn'],
    [true, 'Denied', 'denied'],
    [false, undefined, 'inProgress'],
    [false, 'Saved', 'saved'],
    [false, 'Approved', 'inProgress'],
  ];
  for (const [isSubmitted, status, expected] of cases)
    it(`is ${expected} for ${isSubmitted ? 'a submitted' : 'an unsubmitted'} enrollment with status ${status ?? 'missing'} (PLANS-43)`, () => {
      expect(statusOf(enrollment({ isSubmitted, status }))).to.equal(expected);
    });

  it('is kept by plan and year (PLANS-43)', () => {
    const statuses = enrollmentStatusByPlan([
      enrollment({ planYear: 2026, status: 'Denied' }),
      enrollment({ planYear: 2027, status: 'Approved' }),
    ]);
    expect([...statuses.values()]).to.deep.equal(['denied', 'approved']);
  });

  it('is worked out from the enrollments alone: none left, none known; the last of a plan counts (PLANS-43)', () => {
    const some = fc.record({
      planId: fc.constantFrom('H1', 'H2'),
      planYear: fc.constantFrom(2026, 2027),
      isSubmitted: fc.boolean(),
      status: fc.option(fc.constantFrom('Saved', 'Pending', 'Denied', 'what'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(some), (enrollments) => {
        const statuses = enrollmentStatusByPlan(enrollments);
        for (const planId of ['H1', 'H2'])
          for (const planYear of [2026, 2027]) {
            const last = enrollments.findLast((one) => one.planId === planId && one.planYear === planYear);
            expect(statuses.get(`${planId}/${planYear}`)).to.equal(last && statusOf(last));
          }
      }),
    );
    expect(enrollmentStatusByPlan([]).size).to.equal(0);
  });
});
