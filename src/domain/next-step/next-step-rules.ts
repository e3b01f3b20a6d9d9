import { openEnrollment, type DateWindow } from '../dates/calendar';

/*
 * Medicare's rules about when a plan can be joined or changed, as dated data. Each rule names its source and the last
 * day on which it is known to be valid. `npm run build` warns 60 days before that day and fails after it
 * (scripts/build/check-dated-rules.mjs). To fix this, read the source again and update the day.
 */

/** A rule of Medicare with its source. */
export interface DatedRule {
  /** Page of medicare.gov that states the rule. */
  source: string;
  /** Last day on which the rule is known to be valid, `YYYY-MM-DD`. */
  validThrough: string;
}

const JOINING = 'https://www.medicare.gov/basics/get-started-with-medicare/get-more-coverage/joining-a-plan';
const SWITCHING_DRUG_PLANS =
  'https://www.medicare.gov/drug-coverage-part-d/how-to-get-prescription-drug-coverage/how-to-switch-your-medicare-drug-plan';
const SPECIAL_PERIODS = `${JOINING}/special-enrollment-periods`;
const DRUG_COVERAGE = 'https://www.medicare.gov/drug-coverage-part-d/how-to-get-prescription-drug-coverage';
const SUPPLEMENTS = 'https://www.medicare.gov/health-drug-plans/medigap/ready-to-buy';

const from = (source: string): DatedRule => ({ source, validThrough: '2027-12-31' });

export type PeriodName = 'advantage' | 'spring' | 'preview' | 'open' | 'closed';

/** The periods of a year, in order, without gaps. */
export const periods = {
  /** Members of a Medicare Advantage plan may change it once. */
  advantage: { start: '01-01', end: '03-31', ...from(JOINING) },
  /** Joining requires a special reason, such as a move. */
  spring: { start: '04-01', end: '09-30', ...from(SPECIAL_PERIODS) },
  /** Plans of the next year are visible, but no one can join them yet. */
  preview: { start: '10-01', end: '10-14', ...from(JOINING) },
  /** The annual open enrollment period. */
  open: { ...openEnrollment, ...from(JOINING) },
  /** Open enrollment has ended. */
  closed: { start: '12-08', end: '12-31', ...from(JOINING) },
} as const satisfies Record<PeriodName, DateWindow & DatedRule>;

/** Possible next steps of a shopper. Each is a text key, `nextSteps.step.<name>`. */
export const steps = {
  finishApplication: from(JOINING),
  finishThisYear: from(SPECIAL_PERIODS),
  finishSupplement: from(SUPPLEMENTS),
  finishedTooLate: from(JOINING),
  awaitDecision: from(JOINING),
  askAboutApplication: from(JOINING),
  awaitCard: from(JOINING),
  awaitStart: from(JOINING),
  chooseAnother: from(JOINING),
  callAfterDenial: from(SPECIAL_PERIODS),
  callAfterEnd: from(SPECIAL_PERIODS),
  enroll: from(JOINING),
  lookAhead: from(JOINING),
  comparePlans: from(JOINING),
  changeOnce: from(JOINING),
  changeInJanuary: from(JOINING),
  askIfStillPossible: from(SPECIAL_PERIODS),
  askWhenPossible: from(SPECIAL_PERIODS),
  applyForSupplement: from(SUPPLEMENTS),
} as const satisfies Record<string, DatedRule>;

export type StepName = keyof typeof steps;

/** Consequences if the shopper does nothing. Each is a text key, `nextSteps.otherwise.<name>`. */
export const otherwise = {
  notEnrolled: from(JOINING),
  planContinues: from(JOINING),
  nothingChanges: from(JOINING),
  planEnds: from(JOINING),
  mustWait: from(JOINING),
} as const satisfies Record<string, DatedRule>;

export type OtherwiseName = keyof typeof otherwise;

/** Additional facts for the shopper. Each is a text key, `nextSteps.note.<name>`. */
export const notes = {
  /** After a switch between two drug plans, the old plan ends automatically. */
  drugPlanEndsItself: from(SWITCHING_DRUG_PLANS),
  /** After a switch between two Medicare Advantage plans, the old plan ends automatically. */
  advantagePlanEndsItself: from(JOINING),
  /** Joining a separate drug plan can end a Medicare Advantage plan. */
  advantagePlanAtRisk: from(DRUG_COVERAGE),
  /** Joining a Medicare Advantage plan can end a separate drug plan. */
  drugPlanAtRisk: from(DRUG_COVERAGE),
  /** A supplement does not end when a Medicare Advantage plan starts. */
  supplementStays: from(SUPPLEMENTS),
  /** Open enrollment also has a last day. */
  openEnrollmentEnds: from(JOINING),
} as const satisfies Record<string, DatedRule>;

export type NoteName = keyof typeof notes;

/** Situations of a shopper, the most important one first. Several can apply at the same time. */
export const situations = [
  'startsLater',
  'unfinishedNextYear',
  'uncheckedNextYear',
  'sentNextYear',
  'approvedNextYear',
  'deniedNextYear',
  'unfinishedThisYear',
  'uncheckedThisYear',
  'sentThisYear',
  'approvedThisYear',
  'unfinishedSupplement',
  'planHasEnded',
  'enrollableNextYear',
  'savedNextYear',
  'hasAdvantagePlan',
  'deniedThisYear',
  'savedThisYear',
  'anyone',
  'savedSupplement',
] as const;

export type Situation = (typeof situations)[number];

const always = (step: StepName): Record<PeriodName, StepName> => ({
  advantage: step,
  spring: step,
  preview: step,
  open: step,
  closed: step,
});

/** The step of each situation, by period. If a step is missing, the next situation that applies determines the step. */
export const stepTable: Readonly<Record<Situation, Readonly<Partial<Record<PeriodName, StepName>>>>> = {
  startsLater: always('awaitStart'),
  unfinishedNextYear: { open: 'finishApplication', closed: 'finishedTooLate' },
  uncheckedNextYear: always('askAboutApplication'),
  sentNextYear: always('awaitDecision'),
  approvedNextYear: always('awaitCard'),
  deniedNextYear: { open: 'chooseAnother', closed: 'callAfterDenial' },
  unfinishedThisYear: always('finishThisYear'),
  uncheckedThisYear: always('askAboutApplication'),
  sentThisYear: always('awaitDecision'),
  approvedThisYear: always('awaitCard'),
  unfinishedSupplement: always('finishSupplement'),
  planHasEnded: always('callAfterEnd'),
  enrollableNextYear: { open: 'enroll' },
  savedNextYear: { preview: 'lookAhead', open: 'comparePlans', closed: 'askIfStillPossible' },
  hasAdvantagePlan: {
    advantage: 'changeOnce',
    preview: 'lookAhead',
    open: 'comparePlans',
    closed: 'changeInJanuary',
  },
  deniedThisYear: { advantage: 'callAfterDenial', spring: 'callAfterDenial' },
  savedThisYear: { advantage: 'askWhenPossible', spring: 'askWhenPossible' },
  anyone: { preview: 'lookAhead', open: 'comparePlans' },
  savedSupplement: {
    advantage: 'applyForSupplement',
    spring: 'applyForSupplement',
    closed: 'applyForSupplement',
  },
};

/** Last day of a step: the end of a period of the current year. Other steps have no last day. */
export const lastDays: Readonly<Partial<Record<StepName, PeriodName>>> = {
  finishApplication: 'open',
  chooseAnother: 'open',
  enroll: 'open',
  lookAhead: 'open',
  comparePlans: 'open',
  changeOnce: 'advantage',
};
