import { isInProgress } from '../../src/domain/enrollment/supplement-application';
import { toDay, type WallClock } from '../../src/domain/dates/calendar';
import { daysBetween } from '../../src/domain/dates/days-between';
import { nextStepOf, type NextStep, type NextStepFacts } from '../../src/domain/next-step/next-step';
import { isActivePlan } from '../../src/domain/plans/active-plan';
import type { SavedPlan } from '../../src/domain/plans/plan';
import { nowAtom } from '../../src/state/page/dates';
import {
  applicationsSummaryAtom,
  supplementApplicationAtom,
} from '../../src/state/plans/applications-summary';
import { savedPlansAtom } from '../../src/state/plans/plans';
import { areSavedPlansKnownAtom } from '../../src/state/plans/saved-supplements';
import {
  isActivePlanLoadedAtom,
  isApplicationsLoadedAtom,
  isMedsuppLoadedAtom,
  isPlansLoadedAtom,
  isProfileFailedAtom,
  profileAtom,
} from '../../src/state/profile/profile-state';
import { mayAtom } from '../../src/state/shopper/shopper';
import { atom, selectAtom } from '../../src/state/store';

/** For how long the end of a plan is a reason to act, in days. */
const DAYS_AFTER_END = 60;

/** Whether the requests for the shopper's applications have settled. */
const areApplicationsKnownAtom = atom((get) => {
  const hasOwn = get(profileAtom).enrollments.length > 0 || get(mayAtom('loadSavedApplication'));
  return (
    (!hasOwn || get(isApplicationsLoadedAtom)) &&
    (!get(mayAtom('loadMedsuppEnrollment')) || get(isMedsuppLoadedAtom))
  );
});

/** Whether enough is known for a true statement. */
const areFactsKnownAtom = atom(
  (get) =>
    get(isActivePlanLoadedAtom) &&
    get(isPlansLoadedAtom) &&
    get(areSavedPlansKnownAtom) &&
    get(areApplicationsKnownAtom),
);

/** Plans in which the shopper is or was enrolled; guests have none. */
const enrolledPlansAtom = atom((get): readonly SavedPlan[] => {
  const { memberEnrolledPlans, plans } = get(profileAtom);
  return [...memberEnrolledPlans, ...plans].filter(({ isEnrolled }) => isEnrolled);
});

/** The latest last day of the plans that have ended recently. */
function lastEndOf(plans: readonly SavedPlan[], now: WallClock): string | undefined {
  const today = toDay(now) ?? '';
  return plans
    .flatMap(({ terminationDate }) => toDay(terminationDate) ?? [])
    .filter((end) => end < today && daysBetween(end, today) <= DAYS_AFTER_END)
    .toSorted()
    .at(-1);
}

const factsAtom = atom((get): NextStepFacts => {
  const now = get(nowAtom);
  const enrolled = get(enrolledPlansAtom);
  const summary = get(applicationsSummaryAtom);
  const supplement = get(mayAtom('loadMedsuppEnrollment')) ? get(supplementApplicationAtom) : null;
  const isOpenSupplement = supplement !== null && isInProgress(supplement);
  return {
    now,
    activePlans: enrolled
      .filter((plan) => isActivePlan(plan, now))
      .map(({ planType, terminationDate }) => ({ planType, lastDay: toDay(terminationDate) })),
    endedOn: lastEndOf(enrolled, now),
    savedPlans: get(savedPlansAtom).filter(({ isEnrolled }) => !isEnrolled),
    applications: [
      ...(summary ? get(summary.facts) : []),
      ...(isOpenSupplement
        ? [{ planType: 'MS', planYear: Number(now.slice(0, 4)), status: 'inProgress' } as const]
        : []),
    ],
  };
});

/** The next step. `undefined` while it is not known; null if there is none, and if the profile could not be read. */
export const nextStepAtom = selectAtom(
  atom((get): NextStep | null | undefined => {
    if (get(isProfileFailedAtom)) return null;
    return get(areFactsKnownAtom) ? (nextStepOf(get(factsAtom)) ?? null) : undefined;
  }),
  (step) => step,
  (step, before) => JSON.stringify(step) === JSON.stringify(before),
);
