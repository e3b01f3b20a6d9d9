import { toDay, type WallClock } from '../../src/domain/dates/calendar';
import {
  isSameStep,
  nextStepOf,
  type NextStep,
  type NextStepFacts,
} from '../../src/domain/next-step/next-step';
import { isActivePlan } from '../../src/domain/plans/active-plan';
import { hasJustEnded } from '../../src/domain/plans/compared-plans';
import type { SavedPlan } from '../../src/domain/plans/plan';
import { nowAtom } from '../../src/state/page/dates';
import { applicationsSummaryAtom } from '../../src/state/plans/applications-summary';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { suppressionAtom } from '../../src/state/plans/plan-fragments';
import { planCardModelAtom, savedPlansAtom } from '../../src/state/plans/plans';
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

/** Whether the requests for the shopper's applications have settled. */
const areApplicationsKnownAtom = atom((get) => {
  const hasOwn = get(profileAtom).enrollments.length > 0 || get(mayAtom('loadSavedApplication'));
  return (
    (!hasOwn || get(isApplicationsLoadedAtom)) &&
    (!get(mayAtom('loadMedsuppEnrollment')) || get(isMedsuppLoadedAtom))
  );
});

/** Whether enough facts are known to show a correct step. */
const areFactsKnownAtom = atom(
  (get) =>
    get(isActivePlanLoadedAtom) &&
    get(isPlansLoadedAtom) &&
    get(areSavedPlansKnownAtom) &&
    get(suppressionAtom) !== null &&
    get(areApplicationsKnownAtom),
);

/** Plans in which the shopper is or was enrolled; guests have none. */
const enrolledPlansAtom = atom((get): readonly SavedPlan[] => {
  const { memberEnrolledPlans, plans } = get(profileAtom);
  return [...memberEnrolledPlans, ...plans].filter(({ isEnrolled }) => isEnrolled);
});

/** Last day of the plan that ended most recently. */
const lastEndOf = (plans: readonly SavedPlan[], now: WallClock): string | undefined =>
  plans
    .filter((plan) => hasJustEnded(plan, now))
    .flatMap(({ terminationDate }) => toDay(terminationDate) ?? [])
    .toSorted()
    .at(-1);

const factsAtom = atom((get): NextStepFacts => {
  const now = get(nowAtom);
  const enrolled = get(enrolledPlansAtom);
  const modelOf = get(planCardModelAtom);
  const detailOf = get(planDetailAtom);
  const summary = get(applicationsSummaryAtom);
  return {
    now,
    activePlans: enrolled
      .filter((plan) => isActivePlan(plan, now))
      .map(({ planType, terminationDate }) => ({ planType, lastDay: toDay(terminationDate) })),
    endedOn: lastEndOf(enrolled, now),
    startingPlans: enrolled.flatMap(({ planType, effectiveDate }) => {
      const firstDay = toDay(effectiveDate);
      return firstDay !== undefined && firstDay > now.slice(0, 10) ? [{ planType, firstDay }] : [];
    }),
    savedPlans: get(savedPlansAtom)
      .filter(({ isEnrolled }) => !isEnrolled)
      .map((plan) => {
        const { enrollmentAction } = modelOf(plan, detailOf(plan));
        return {
          planType: plan.planType,
          planYear: plan.planYear,
          canEnroll: enrollmentAction !== undefined && enrollmentAction !== 'continue',
        };
      }),
    applications: summary ? get(summary.facts) : [],
  };
});

const stepAtom = atom((get): NextStep | null | undefined => {
  if (get(isProfileFailedAtom)) return null;
  return get(areFactsKnownAtom) ? (nextStepOf(get(factsAtom)) ?? null) : undefined;
});

/** The next step. `undefined` while it is unknown; null if there is none, or if the profile could not be read. */
export const nextStepAtom = selectAtom(
  stepAtom,
  (step) => step,
  (step, before) => step === before || Boolean(step && before && isSameStep(step, before)),
);
