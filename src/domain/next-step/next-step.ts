import { isUnfinished, type EnrollmentStatus } from '../enrollment/enrollment-life-cycle';
import { isEnrollmentTime } from '../enrollment/enrolling';
import { daysBetween, isWithin, toDay, yearOf, type WallClock } from '../dates/calendar';
import type { PlanType } from '../plans/plan';
import {
  lastDays,
  periods,
  situations,
  stepTable,
  type NoteName,
  type OtherwiseName,
  type PeriodName,
  type Situation,
  type StepName,
} from './next-step-rules';

export interface ApplicationFact {
  /** No value: unknown. */
  planType: PlanType | undefined;
  planYear: number;
  status: EnrollmentStatus;
  /** Whether the application was sent and its status could not be read. */
  isUnchecked?: boolean | undefined;
}

/** The known facts about a shopper. */
export interface NextStepFacts {
  now: WallClock;
  /** Enrollments that start on a later day, `YYYY-MM-DD`. */
  startingPlans: readonly { planType: PlanType; firstDay: string }[];
  /** Plans that cover the shopper today; `lastDay` (`YYYY-MM-DD`) if the end is known. */
  activePlans: readonly { planType: PlanType; lastDay?: string | undefined }[];
  /** Last day (`YYYY-MM-DD`) of the plan that ended most recently, if it ended within the last 60 days. */
  endedOn: string | undefined;
  /** `canEnroll`: the plan's card offers enrollment, online or by phone. */
  savedPlans: readonly { planType: PlanType; planYear: number; canEnroll: boolean }[];
  applications: readonly ApplicationFact[];
}

export interface NextStep {
  step: StepName;
  /** Plan year of the step. */
  year: number;
  /** `YYYY-MM-DD`; no value: there is no last day. */
  lastDay: string | undefined;
  /** Whole days until the last day; 0 on the day itself. */
  daysLeft: number | undefined;
  otherwise: OtherwiseName | undefined;
  /** `YYYY-MM-DD`: last day of the plan that ends (`otherwise: 'planEnds'`) or has ended (`callAfterEnd`). */
  planEnd: string | undefined;
  /** `YYYY-MM-DD`: first day of the plan that starts (`awaitStart`). */
  planStart: string | undefined;
  notes: readonly NoteName[];
}

/** Whether two steps have the same content. */
export const isSameStep = (one: NextStep, other: NextStep): boolean =>
  (Object.keys(one) as (keyof NextStep)[]).every((key) => String(one[key]) === String(other[key]));

type Kind = 'advantage' | 'drug' | 'supplement';

const kinds: Readonly<Record<PlanType, Kind>> = {
  MA: 'advantage',
  MAPD: 'advantage',
  SNP: 'advantage',
  PDP: 'drug',
  MS: 'supplement',
};

const periodOf = (now: WallClock): PeriodName =>
  (Object.keys(periods) as PeriodName[]).find((name) => isWithin(now, periods[name])) ?? 'closed';

const isSent = (status: EnrollmentStatus): boolean => status === 'submitted' || status === 'pending';

/** First day of the next plan to start, other than a supplement. */
const nextStartOf = ({ startingPlans }: NextStepFacts): string | undefined =>
  startingPlans
    .filter(({ planType }) => planType !== 'MS')
    .map(({ firstDay }) => firstDay)
    .toSorted()[0];

/**
 * Evaluates the situations. An application of unknown type counts as an application for a plan with joining periods.
 */
function testsOf(facts: NextStepFacts): Record<Situation, boolean> {
  const { now, activePlans, endedOn, savedPlans, applications } = facts;
  const thisYear = yearOf(now);
  const nextYear = thisYear + 1;
  const hasApplication = (
    year: number,
    test: (status: EnrollmentStatus) => boolean,
    isUnchecked = false,
  ): boolean =>
    applications.some(
      (application) =>
        application.planType !== 'MS' &&
        application.planYear === year &&
        (application.isUnchecked ?? false) === isUnchecked &&
        test(application.status),
    );
  const isSaved = (year: number): boolean =>
    savedPlans.some(({ planType, planYear }) => planType !== 'MS' && planYear === year);
  const isCovered = activePlans.some(({ planType }) => planType !== 'MS');
  return {
    startsLater: nextStartOf(facts) !== undefined,
    unfinishedNextYear: hasApplication(nextYear, isUnfinished),
    uncheckedNextYear: hasApplication(nextYear, isSent, true),
    sentNextYear: hasApplication(nextYear, isSent),
    approvedNextYear: hasApplication(nextYear, (status) => status === 'approved'),
    deniedNextYear: hasApplication(nextYear, (status) => status === 'denied'),
    unfinishedThisYear: hasApplication(thisYear, isUnfinished) && isEnrollmentTime(thisYear, now),
    uncheckedThisYear: hasApplication(thisYear, isSent, true),
    sentThisYear: hasApplication(thisYear, isSent),
    // An approval of this year no longer matters once a plan covers the shopper.
    approvedThisYear: hasApplication(thisYear, (status) => status === 'approved') && !isCovered,
    deniedThisYear: hasApplication(thisYear, (status) => status === 'denied'),
    unfinishedSupplement: applications.some(
      ({ planType, status }) => planType === 'MS' && isUnfinished(status),
    ),
    planHasEnded: endedOn !== undefined && !isCovered,
    enrollableNextYear: savedPlans.some(({ canEnroll, planYear }) => canEnroll && planYear === nextYear),
    savedNextYear: isSaved(nextYear),
    hasAdvantagePlan: activePlans.some(({ planType }) => kinds[planType] === 'advantage'),
    savedThisYear: isSaved(thisYear),
    anyone: true,
    savedSupplement: savedPlans.some(({ planType }) => planType === 'MS'),
  };
}

/** Kinds of plans to which the step can lead. */
function kindsAhead(situation: Situation, facts: NextStepFacts, year: number): ReadonlySet<Kind> {
  if (situation === 'startsLater') return new Set(facts.startingPlans.map(({ planType }) => kinds[planType]));
  const isApplication = /^(unfinished|unchecked|sent|approved)/.test(situation);
  if (!isApplication && !/^(enrollable|saved)NextYear$/.test(situation)) return new Set();
  const plans = isApplication
    ? facts.applications.filter(({ status }) => status !== 'denied' && status !== 'withdrawn')
    : facts.savedPlans.filter(({ canEnroll }) => canEnroll || situation === 'savedNextYear');
  return new Set(
    plans.flatMap(({ planType, planYear }) =>
      planType !== undefined && planType !== 'MS' && planYear === year ? [kinds[planType]] : [],
    ),
  );
}

function notesOf(
  situation: Situation,
  step: StepName,
  facts: NextStepFacts,
  year: number,
  period: PeriodName,
): NoteName[] {
  const ahead = kindsAhead(situation, facts, year);
  const now = new Set(facts.activePlans.map(({ planType }) => kinds[planType]));
  const isOnly = (set: ReadonlySet<Kind>, kind: Kind): boolean =>
    set.has(kind) && !set.has(kind === 'drug' ? 'advantage' : 'drug');
  const found: [NoteName, boolean][] = [
    ['drugPlanEndsItself', isOnly(ahead, 'drug') && isOnly(now, 'drug')],
    ['advantagePlanEndsItself', isOnly(ahead, 'advantage') && isOnly(now, 'advantage')],
    ['advantagePlanAtRisk', ahead.has('drug') && now.has('advantage')],
    ['drugPlanAtRisk', ahead.has('advantage') && now.has('drug')],
    ['supplementStays', ahead.has('advantage') && now.has('supplement')],
    ['openEnrollmentEnds', period === 'open' && lastDays[step] === undefined && year === yearOf(facts.now)],
  ];
  return found.flatMap(([name, isTrue]) => (isTrue ? [name] : []));
}

const unfinishedSteps: readonly StepName[] = ['finishApplication', 'finishThisYear', 'finishSupplement'];
const choosingSteps: readonly StepName[] = [
  'enroll',
  'lookAhead',
  'comparePlans',
  'chooseAnother',
  'changeOnce',
];

/**
 * Returns what happens if the shopper does nothing. Includes the last day of a plan that ends before the year of the
 * step.
 */
function otherwiseOf(
  step: StepName,
  { activePlans }: NextStepFacts,
  year: number,
): { otherwise?: OtherwiseName; planEnd?: string | undefined } {
  if (unfinishedSteps.includes(step)) return { otherwise: 'notEnrolled' };
  if (!choosingSteps.includes(step)) return {};
  const plans = activePlans.filter(({ planType }) => planType !== 'MS');
  if (plans.length === 0) return { otherwise: 'mustWait' };
  const limit = step === 'changeOnce' ? `${String(year)}-12-31` : `${String(year)}-01-01`;
  const planEnd = plans
    .flatMap(({ lastDay }) => lastDay ?? [])
    .filter((day) => day < limit)
    .toSorted()[0];
  if (planEnd !== undefined) return { otherwise: 'planEnds', planEnd };
  return { otherwise: step === 'changeOnce' ? 'nothingChanges' : 'planContinues' };
}

const aboutThisYear: readonly StepName[] = [
  'finishThisYear',
  'finishSupplement',
  'callAfterEnd',
  'changeOnce',
  'askWhenPossible',
  'applyForSupplement',
];

/**
 * Returns the next step of a shopper (contract §8): the step of the most important situation that has a step in the
 * current period. Returns no value if no step is needed.
 */
export function nextStepOf(facts: NextStepFacts): NextStep | undefined {
  const period = periodOf(facts.now);
  const tests = testsOf(facts);
  const situation = situations.find((name) => tests[name] && stepTable[name][period] !== undefined);
  const step = situation && stepTable[situation][period];
  if (!situation || !step) return undefined;
  const thisYear = yearOf(facts.now);
  const planStart = step === 'awaitStart' ? nextStartOf(facts) : undefined;
  const isThisYear = situation.endsWith('ThisYear') || aboutThisYear.includes(step);
  const year = planStart ? yearOf(planStart) : thisYear + (isThisYear ? 0 : 1);
  const lastPeriod = lastDays[step];
  const lastDay = lastPeriod && `${String(thisYear)}-${periods[lastPeriod].end}`;
  const { otherwise, planEnd } = otherwiseOf(step, facts, year);
  return {
    step,
    year,
    lastDay,
    daysLeft: lastDay === undefined ? undefined : daysBetween(toDay(facts.now) ?? '', lastDay),
    otherwise,
    planEnd: step === 'callAfterEnd' ? facts.endedOn : planEnd,
    planStart,
    notes: notesOf(situation, step, facts, year, period),
  };
}
