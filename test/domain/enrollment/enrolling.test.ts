import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  cannotEnrollHere,
  enrollmentActionOf,
  type EnrollmentAction,
  type PlanToEnrollIn,
} from '../../../src/domain/enrollment/enrolling';
import { toSpecialNeedsKind } from '../../../src/domain/plans/plan';
import type { EnrollmentStatus } from '../../../src/domain/enrollment/enrollment-life-cycle';
import { everyMoment } from '../moments';

const OPEN = '2026-11-20T10:15:00';
const CLOSED = '2026-10-01T10:15:00';

const plan = (known: Partial<PlanToEnrollIn> = {}): PlanToEnrollIn => ({
  planType: 'MAPD',
  planYear: 2027,
  snpType: undefined,
  isSuppressed: false,
  isEnrolled: false,
  ...known,
});

/** The result for a plan without an application, on a date when enrolling is possible. */
const actionOf = (known: Partial<PlanToEnrollIn>, now = OPEN) =>
  enrollmentActionOf(plan(known), now, undefined, false);

const actionWith = (status: EnrollmentStatus, now = OPEN, isResumeDisabled = false) =>
  enrollmentActionOf(plan(), now, status, isResumeDisabled);

describe('enrolling: when', () => {
  for (const offset of [-1, 0, 1, 2])
    it(`is offered on every day of two years as the rules say, for plans of the current year ${offset < 0 ? '−' : '+'} ${String(Math.abs(offset))} (PLANS-38, PLANS-40, RULES-03 … RULES-05)`, () => {
      for (const { now, year, month, day } of everyMoment) {
        const isOpen =
          (offset === 0 && month !== 12) || (offset === 1 && (month > 10 || (month === 10 && day > 14)));
        expect(actionOf({ planYear: year + offset }, now), now).to.equal(isOpen ? 'enroll' : undefined);
      }
    });

  it('is by phone, and goes on, in the same time as it is online (PLANS-36, OPEN-A068)', () => {
    for (const { now, year } of everyMoment)
      for (const planYear of [year, year + 1]) {
        const isOpen = actionOf({ planYear }, now) === 'enroll';
        const institutional = actionOf({ planYear, planType: 'SNP', snpType: 'Institutional' }, now);
        expect(institutional, now).to.equal(isOpen ? 'learnMore' : undefined);
        expect(enrollmentActionOf(plan({ planYear }), now, 'saved', false), now).to.equal(
          isOpen ? 'continue' : undefined,
        );
      }
  });
});

describe('enrolling: which plans', () => {
  const plans: [
    name: string,
    known: Partial<PlanToEnrollIn>,
    action: EnrollmentAction | undefined,
    rows: string,
  ][] = [
    ['Medicare Advantage', { planType: 'MA' }, 'enroll', 'PLANS-38'],
    ['Medicare Advantage with drugs', { planType: 'MAPD' }, 'enroll', 'PLANS-38'],
    ['drug', { planType: 'PDP' }, 'enroll', 'PLANS-38'],
    ['Medicare Supplement', { planType: 'MS' }, undefined, 'APPS-37'],
    ['chronic special needs', { planType: 'SNP', snpType: 'Chronic' }, 'enroll', 'OPEN-A089'],
    ['dual special needs', { planType: 'SNP', snpType: 'C&S' }, 'enroll', 'OPEN-A089'],
    ['institutional', { planType: 'SNP', snpType: 'Institutional' }, 'learnMore', 'PLANS-36, RULES-07'],
    [
      'institutional-equivalent',
      { planType: 'SNP', snpType: 'Institutional - IESNP' },
      'learnMore',
      'PLANS-36, RULES-07, OPEN-A089',
    ],
    ['special needs (of no known kind)', { planType: 'SNP', snpType: 'null' }, undefined, 'OPEN-A089'],
    ['special needs (of no kind)', { planType: 'SNP' }, undefined, 'OPEN-A089'],
    ['drug (called institutional)', { planType: 'PDP', snpType: 'Institutional' }, 'enroll', 'OPEN-A089'],
  ];
  for (const [name, known, action, rows] of plans) {
    it(`has ${action ?? 'nothing'} for ${name} plans (${rows})`, () => {
      expect(actionOf(known)).to.equal(action);
    });

    it(`has nothing for ${name} plans that the shopper is enrolled in (PLANS-38)`, () => {
      expect(actionOf({ ...known, isEnrolled: true })).to.equal(undefined);
    });

    it(`has nothing for suppressed ${name} plans (RULES-06)`, () => {
      expect(actionOf({ ...known, isSuppressed: true })).to.equal(undefined);
    });
  }
});

describe('enrolling: applications that there are', () => {
  const unfinished: EnrollmentStatus[] = ['saved', 'inProgress'];
  const sent: EnrollmentStatus[] = ['submitted', 'pending', 'approved', 'denied', 'withdrawn'];

  for (const status of unfinished) {
    it(`go on while they are ${status} (PLANS-39, OPEN-A068)`, () => {
      expect(actionWith(status)).to.equal('continue');
    });

    it(`do not go on where the site has switched that off: ${status} (OPEN-A005)`, () => {
      expect(actionWith(status, OPEN, true)).to.equal(undefined);
    });

    it(`do not go on when enrolling is not possible: ${status} (OPEN-A056)`, () => {
      expect(actionWith(status, CLOSED)).to.equal(undefined);
    });
  }

  for (const status of sent)
    it(`offer no step once they are ${status} (PLANS-39)`, () => {
      expect(actionWith(status)).to.equal(undefined);
      expect(actionWith(status, OPEN, true)).to.equal(undefined);
    });

  it('are all that the switch concerns (OPEN-A005)', () => {
    expect(enrollmentActionOf(plan(), OPEN, undefined, true)).to.equal('enroll');
  });

  it('never start again, and only the shopper’s own turn goes on (PLANS-38, PLANS-39)', () => {
    const anyPlan = fc.record<PlanToEnrollIn>({
      planType: fc.constantFrom('MA', 'MAPD', 'PDP', 'SNP', 'MS'),
      planYear: fc.integer({ min: 2024, max: 2029 }),
      snpType: fc.constantFrom(undefined, 'null', 'Chronic', 'C&S', 'Institutional', 'Institutional - IESNP'),
      isSuppressed: fc.boolean(),
      isEnrolled: fc.boolean(),
    });
    const moment = fc.constantFrom(...everyMoment.map(({ now }) => now));
    const status = fc.constantFrom(undefined, ...unfinished, ...sent);
    fc.assert(
      fc.property(anyPlan, moment, status, fc.boolean(), (some, now, stands, isOff) => {
        const action = enrollmentActionOf(some, now, stands, isOff);
        if (action === 'enroll' || action === 'learnMore') expect(stands).to.equal(undefined);
        if (action === 'continue') expect(['saved', 'inProgress']).to.include(stands);
        if (some.isSuppressed || some.isEnrolled || some.planType === 'MS')
          expect(action).to.equal(undefined);
        if (some.planType === 'SNP' && !toSpecialNeedsKind(some.snpType))
          expect(action).not.to.equal('enroll');
      }),
    );
  });
});

describe('a card without an action says that enrolling is not possible here', () => {
  for (const [why, isSuppressed, isEnrolled, now, status, expected] of [
    ['if enrollment is suppressed', true, false, OPEN, undefined, true],
    ['not if it is offered', false, false, OPEN, undefined, false],
    ['not while that is unknown', undefined, false, OPEN, undefined, false],
    ['not to members of the plan', true, true, OPEN, undefined, false],
    ['not outside of the period', true, false, CLOSED, undefined, false],
    ['not beside the status of an application', true, false, OPEN, 'approved', false],
  ] as const)
    it(`${why} (RULES-06)`, () => {
      expect(cannotEnrollHere({ planYear: 2027, isSuppressed, isEnrolled }, now, status)).to.equal(expected);
    });

  it('only where nothing is offered (RULES-06)', () => {
    for (const { now, year } of everyMoment)
      for (const isSuppressed of [true, false])
        for (const planYear of [year, year + 1]) {
          const offered = actionOf({ planYear, isSuppressed }, now);
          const refused = cannotEnrollHere({ planYear, isSuppressed, isEnrolled: false }, now, undefined);
          expect(offered !== undefined && refused, now).to.equal(false);
        }
  });
});
