import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { nextSteps as english } from '../../../elements/next-steps/next-steps.en';
import { daysBetween } from '../../../src/domain/dates/calendar';
import type { EnrollmentStatus } from '../../../src/domain/enrollment/enrollment-life-cycle';
import {
  nextStepOf,
  type ApplicationFact,
  type NextStep,
  type NextStepFacts,
} from '../../../src/domain/next-step/next-step';
import { periods, type PeriodName } from '../../../src/domain/next-step/next-step-rules';
import type { PlanType } from '../../../src/domain/plans/plan';

const APPROVED = 'test/domain/next-step/approved-cells.txt';

const YEAR = 2026;
const at = (day: string): string => `${String(YEAR)}-${day}T10:15:00`;

const facts = (known: Partial<NextStepFacts> = {}): NextStepFacts => ({
  now: at('11-20'),
  startingPlans: [],
  activePlans: [],
  endedOn: undefined,
  savedPlans: [],
  applications: [],
  ...known,
});

const saved = (planType: PlanType, planYear: number, canEnroll = planType !== 'MS') => ({
  planType,
  planYear,
  canEnroll,
});

const application = (
  planYear: number,
  status: EnrollmentStatus,
  planType: PlanType = 'PDP',
): ApplicationFact => ({
  planType,
  planYear,
  status,
});

/** Days of a year that is not a leap year, in order. */
const days = Array.from({ length: 365 }, (_, index) =>
  new Date(Date.UTC(YEAR, 0, 1 + index)).toISOString().slice(0, 10),
);

const inWords = (step: NextStep | undefined): string =>
  step
    ? [
        step.step,
        String(step.year),
        step.lastDay && `until ${step.lastDay}`,
        step.otherwise && `otherwise ${step.otherwise}`,
        step.planEnd && `plan end ${step.planEnd}`,
        ...step.notes,
      ]
        .filter(Boolean)
        .join(', ')
    : 'nothing';

/** A day within each period. */
const dayIn: Record<PeriodName, string> = {
  advantage: '02-10',
  spring: '06-15',
  preview: '10-05',
  open: '11-20',
  closed: '12-20',
};

const covered: Record<string, Partial<NextStepFacts>> = {
  'no plan known': {},
  'Medicare Advantage': { activePlans: [{ planType: 'MAPD' }] },
  'drug plan': { activePlans: [{ planType: 'PDP' }] },
  'supplement and drug plan': { activePlans: [{ planType: 'MS' }, { planType: 'PDP' }] },
  'drug plan with an end': { activePlans: [{ planType: 'PDP', lastDay: `${String(YEAR)}-12-31` }] },
  'ended plan': { endedOn: `${String(YEAR)}-01-31` },
  'drug plan from January 1': { startingPlans: [{ planType: 'PDP', firstDay: `${String(YEAR + 1)}-01-01` }] },
  'drug plan, and one from January 1': {
    activePlans: [{ planType: 'PDP', lastDay: `${String(YEAR)}-12-31` }],
    startingPlans: [{ planType: 'PDP', firstDay: `${String(YEAR + 1)}-01-01` }],
  },
};

const statuses: readonly EnrollmentStatus[] = [
  'saved',
  'inProgress',
  'submitted',
  'pending',
  'approved',
  'denied',
  'withdrawn',
];

const plansOf: Record<string, Partial<NextStepFacts>> = {
  'nothing saved': {},
  'drug plan of the next year': { savedPlans: [saved('PDP', YEAR + 1)] },
  'drug plan of the next year that cannot be joined here': { savedPlans: [saved('PDP', YEAR + 1, false)] },
  'Medicare Advantage of the next year': { savedPlans: [saved('MAPD', YEAR + 1)] },
  'both types of the next year': {
    savedPlans: [saved('PDP', YEAR + 1), saved('SNP', YEAR + 1)],
  },
  'drug plan of this year': { savedPlans: [saved('PDP', YEAR)] },
  supplement: { savedPlans: [saved('MS', YEAR)] },
  'supplement application': { applications: [application(YEAR, 'inProgress', 'MS')] },
  ...Object.fromEntries<Partial<NextStepFacts>>(
    [YEAR, YEAR + 1].flatMap((year): [string, Partial<NextStepFacts>][] => [
      ...statuses.flatMap((status) =>
        (['PDP', 'MAPD'] as const).map((type): [string, Partial<NextStepFacts>] => [
          `${type} application ${String(year)} ${status}`,
          { applications: [application(year, status, type)] },
        ]),
      ),
      [
        `PDP application ${String(year)} submitted, status unknown`,
        { applications: [{ ...application(year, 'submitted'), isUnchecked: true }] },
      ],
    ]),
  ),
};

const cells = (): string =>
  Object.entries(dayIn)
    .flatMap(([period, day]) =>
      Object.entries(covered).flatMap(([cover, active]) =>
        Object.entries(plansOf).map(
          ([plans, rest]) =>
            `${period} | ${cover} | ${plans} | ${inWords(nextStepOf(facts({ now: at(day), ...active, ...rest })))}\n`,
        ),
      ),
    )
    .join('');

describe('the next step', () => {
  it('is the approved one for each period, plan and application (contract §8)', () => {
    if (process.env.APPROVE) writeFileSync(APPROVED, cells());
    expect(cells()).to.equal(readFileSync(APPROVED, 'utf8'));
  });

  it('has an English text for each step, consequence and note', () => {
    const steps = [...new Set(cells().match(/(?<=\| )\w+(?=, \d{4})/g))];
    expect(steps.filter((step) => !(`nextSteps.step.${step}` in english))).to.deep.equal([]);
    expect(steps.length).to.be.above(10);
  });

  it('changes only at the edges of a period, on each day of a year', () => {
    const edges = Object.values(periods).map(({ start }) => `${String(YEAR)}-${start}`);
    for (const known of [...Object.values(covered).slice(0, 4), ...Object.values(plansOf)])
      for (const [index, day] of days.entries()) {
        const before = index > 0 && nextStepOf(facts({ ...known, now: `${days[index - 1]!}T23:59:59` }));
        const step = nextStepOf(facts({ ...known, now: `${day}T00:00:00` }));
        if (before !== false && inWords(before) !== inWords(step))
          // The site accepts applications for the current year until November 30 (RULES-03).
          expect([...edges, '2026-12-01'], `${day}: ${inWords(before)} → ${inWords(step)}`).to.include(day);
        if (step?.lastDay !== undefined) {
          expect(step.daysLeft, day).to.equal(daysBetween(day, step.lastDay));
          expect(step.daysLeft, day).to.be.at.least(0);
        }
      }
  });

  it('counts the days until December 7, and 0 on the day itself', () => {
    const daysLeft = (day: string) => nextStepOf(facts({ now: at(day) }))?.daysLeft;
    expect(['10-15', '11-23', '12-06', '12-07'].map(daysLeft)).to.deep.equal([53, 14, 1, 0]);
    expect(nextStepOf(facts({ now: at('12-08') }))).to.equal(undefined);
    expect(nextStepOf(facts({ now: at('10-14') }))?.step).to.equal('lookAhead');
    expect(nextStepOf(facts({ now: at('09-30') }))).to.equal(undefined);
  });

  it('has a period for each day of a leap year', () => {
    for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const text = new Date(day).toISOString().slice(0, 10);
      const fitting = Object.values(periods).filter(
        ({ start, end }) => start <= text.slice(5) && text.slice(5) <= end,
      );
      expect(fitting, text).to.have.length(1);
    }
  });

  it('speaks of an unfinished application of this year only while it can be sent (RULES-03)', () => {
    const known = { applications: [application(YEAR, 'inProgress')] };
    expect(nextStepOf(facts({ ...known, now: at('11-30') }))?.step).to.equal('finishThisYear');
    expect(nextStepOf(facts({ ...known, now: at('12-01') }))?.step).to.equal('comparePlans');
  });

  it('prefers the application for the next year to one for this year and to saved plans', () => {
    const known = facts({
      savedPlans: [saved('PDP', YEAR + 1)],
      applications: [application(YEAR, 'inProgress'), application(YEAR + 1, 'inProgress')],
    });
    expect(nextStepOf(known)?.step).to.equal('finishApplication');
  });

  const planTypes: readonly PlanType[] = ['MA', 'MAPD', 'SNP', 'PDP', 'MS'];
  const years = fc.constantFrom(YEAR, YEAR + 1);
  const day = fc.constantFrom(...days);
  const anyFacts: fc.Arbitrary<NextStepFacts> = fc.record({
    now: day.map((text) => `${text}T08:00:00`),
    activePlans: fc.array(
      fc.record({ planType: fc.constantFrom(...planTypes), lastDay: fc.option(day, { nil: undefined }) }),
      { maxLength: 2 },
    ),
    startingPlans: fc.array(
      fc.record({
        planType: fc.constantFrom(...planTypes),
        firstDay: fc.constantFrom(`${String(YEAR + 1)}-01-01`, `${String(YEAR + 1)}-02-01`),
      }),
      { maxLength: 1 },
    ),
    endedOn: fc.option(day, { nil: undefined }),
    savedPlans: fc.array(
      fc.record({ planType: fc.constantFrom(...planTypes), planYear: years, canEnroll: fc.boolean() }),
      {
        maxLength: 3,
      },
    ),
    applications: fc.array(
      fc.record({
        planType: fc.option(fc.constantFrom(...planTypes), { nil: undefined }),
        planYear: years,
        status: fc.constantFrom(...statuses),
        isUnchecked: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  });
  const isAdvantage = (type: PlanType | undefined) => type === 'MA' || type === 'MAPD' || type === 'SNP';

  it('says that nothing has to be canceled only to those who go from one plan to another of its kind', () => {
    fc.assert(
      fc.property(anyFacts, (known) => {
        const step = nextStepOf(known);
        const ahead = [
          ...[...known.savedPlans, ...known.applications].filter(({ planYear }) => planYear === step?.year),
          ...known.startingPlans,
        ].map(({ planType }) => planType);
        const active = known.activePlans.map(({ planType }) => planType);
        if (step?.notes.includes('drugPlanEndsItself'))
          expect(ahead.includes('PDP') && active.includes('PDP') && !active.some(isAdvantage)).to.equal(true);
        if (step?.notes.includes('advantagePlanEndsItself'))
          expect(ahead.some(isAdvantage) && active.some(isAdvantage) && !active.includes('PDP')).to.equal(
            true,
          );
      }),
      { numRuns: 5000 },
    );
  });

  it('never names a last day that has passed, nor tells anyone to enroll without a plan that can be joined', () => {
    fc.assert(
      fc.property(anyFacts, (known) => {
        const step = nextStepOf(known);
        if (step?.lastDay !== undefined) expect(step.lastDay >= known.now.slice(0, 10)).to.equal(true);
        if (step?.step === 'enroll')
          expect(
            known.savedPlans.some(({ canEnroll, planYear }) => canEnroll && planYear === YEAR + 1),
          ).to.equal(true);
        if (step?.otherwise === 'planContinues')
          expect(known.activePlans.some(({ planType }) => planType !== 'MS')).to.equal(true);
        if (known.startingPlans.some(({ planType }) => planType !== 'MS'))
          expect(step?.step).to.equal('awaitStart');
        if (step?.step === 'callAfterEnd') expect(step.planEnd).to.equal(known.endedOn);
      }),
      { numRuns: 5000 },
    );
  });
});
