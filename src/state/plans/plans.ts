import { atom } from 'jotai/vanilla';
import { secondBenefitOf, type SecondBenefit } from '../../domain/plans/benefits';
import { comparablePlans } from '../../domain/plans/compare';
import {
  cannotEnrollHere,
  enrollmentActionOf,
  offeredActionOf,
  type EnrollmentAction,
} from '../../domain/enrollment/enrolling';
import type { EnrollmentStatus } from '../../domain/enrollment/enrollment-life-cycle';
import { planGroupOf, planGroups, planKeyOf, type PlanGroup, type SavedPlan } from '../../domain/plans/plan';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import { configAtom } from '../config';
import { wayToEnrollAtom } from '../page/host-pages';
import { activeYearAtom, nowAtom, visiblePlanYearsAtom } from '../page/dates';
import { applicationsSummaryAtom } from './applications-summary';
import { featureFlagsAtom } from '../page/feature-flags';
import { enrolledPlanKeysAtom, shownActivePlansAtom } from './enrolled-plans';
import { planDetailAtom } from './plan-detail';
import { planSpecificBenefitsAtom, suppressionAtom } from './plan-fragments';
import { profileAtom } from '../profile/profile-state';
import { isBeingRemovedAtoms } from '../profile/wishes';
import { savedSupplementsAtom } from './saved-supplements';

const noPlans = atom<ReadonlySet<string>>(new Set<string>());

/** Saved plans of the visible years, without active plans and duplicates (PLANS-15, PLANS-16). */
export const savedPlansAtom = atom((get): SavedPlan[] => {
  const plans = [...get(profileAtom).plans, ...get(savedSupplementsAtom)];
  const isBeingRemoved = get(isBeingRemovedAtoms.plan);
  const years = get(visiblePlanYearsAtom);
  const shownAsActive = get(get(shownActivePlansAtom) ?? noPlans);
  const distinct = new Map(plans.toReversed().map((plan) => [planKeyOf(plan), plan]));
  return plans.filter(
    (plan) =>
      distinct.get(planKeyOf(plan)) === plan &&
      years.includes(plan.planYear) &&
      !shownAsActive.has(planKeyOf(plan)) &&
      !isBeingRemoved(planKeyOf(plan)),
  );
});

/** Number of saved plans (DATA-42), and whether there are any (DEL-12, DEL-16). */
export const savedPlansCountAtom = atom((get) => get(savedPlansAtom).length);
export const isPlansExistsAtom = atom((get) => get(savedPlansCountAtom) > 0);

/** The saved plans of the active year (OPEN-A049). */
export const shownPlansAtom = atom((get) => {
  const year = get(activeYearAtom);
  return get(savedPlansAtom).filter(({ planYear }) => planYear === year);
});

/** What a card shows of a saved plan; `detail` is `undefined` while it loads, null when there is none. */
export interface PlanCardModel {
  cardKey: string;
  plan: SavedPlan;
  detail: PlanDetail | null | undefined;
  planName: string | undefined;
  secondBenefit: SecondBenefit | undefined;
  /** Whether the card has a doctors panel; drug and supplement plans have no network of doctors (PLANS-29, OPEN-A052). */
  hasDoctors: boolean;
  enrollmentStatus: EnrollmentStatus | undefined;
  enrollmentAction: EnrollmentAction | undefined;
  /** Whether the card says why it has no action: enrollment is known to be suppressed. */
  cannotEnrollHere: boolean;
  /** Whether enrollment is suppressed for its year, or not known yet; then its page is not prefetched (RULES-08). */
  isSuppressed: boolean;
}

/** Creates the model of a card; cached while its data does not change, so that one change re-renders only one card. */
export const planCardModelAtom = atom((get) => {
  const benefits = get(planSpecificBenefitsAtom);
  const planTypesWithProviders = get(configAtom).providerCoverageTypes;
  const applications = get(applicationsSummaryAtom);
  const statuses = applications && get(applications.statuses);
  const suppressedIn = get(suppressedPlanIdsAtom);
  const enrolled = get(enrolledPlanKeysAtom);
  const now = get(nowAtom);
  const isResumeDisabled = get(featureFlagsAtom)?.oleSaveResumeDisabled ?? false;
  const wayToEnroll = get(wayToEnrollAtom);
  const known = new WeakMap<SavedPlan, PlanCardModel>();
  return (plan: SavedPlan, detail: PlanDetail | null | undefined): PlanCardModel => {
    const before = known.get(plan);
    if (before && before.detail === detail) return before;
    const key = planKeyOf(plan);
    const enrollmentStatus = statuses?.get(key);
    const isSuppressed = suppressedIn?.(plan.planYear).has(plan.planId);
    const isEnrolled = enrolled.has(key);
    const snpType = detail?.snpType ?? plan.snpType;
    const card: PlanCardModel = {
      cardKey: key,
      plan,
      detail,
      planName: detail?.planName ?? plan.planName,
      secondBenefit: detail ? secondBenefitOf(detail, plan.planType, plan.planYear, benefits) : undefined,
      hasDoctors: planTypesWithProviders.includes(plan.planType),
      enrollmentStatus,
      enrollmentAction: offeredActionOf(
        enrollmentActionOf(
          { ...plan, snpType, isSuppressed: isSuppressed ?? true, isEnrolled },
          now,
          enrollmentStatus,
          isResumeDisabled,
        ),
        wayToEnroll(plan.planType),
      ),
      cannotEnrollHere: cannotEnrollHere(
        { planYear: plan.planYear, isSuppressed, isEnrolled },
        now,
        enrollmentStatus,
      ),
      isSuppressed: isSuppressed ?? true,
    };
    known.set(plan, card);
    return card;
  };
});

export interface PlanList {
  group: PlanGroup;
  plans: PlanCardModel[];
  /** Plans in the compare link, which shows for more than one (PLANS-09). */
  comparable: PlanCardModel[];
}

/** The lists below the toggle in order, without empty ones (PLANS-08, OPEN-A046). */
export const planListsAtom = atom((get): PlanList[] => {
  const detailOf = get(planDetailAtom);
  const onCard = get(planCardModelAtom);
  const suppressed = get(suppressedPlanIdsAtom)?.(get(activeYearAtom));
  const cards = get(shownPlansAtom).map((plan) => onCard(plan, detailOf(plan)));
  return planGroups.flatMap((group) => {
    const plans = cards.filter(({ plan }) => planGroupOf(plan.planType) === group);
    if (plans.length === 0) return [];
    const named = plans.map((card) => ({ card, planId: card.plan.planId, planName: card.planName }));
    const comparable = suppressed ? comparablePlans(named, group, suppressed) : [];
    return [{ group, plans, comparable: comparable.map(({ card }) => card) }];
  });
});

/** Returns the plan ids of a year without enrollment; null while the request is pending (RULES-06). */
const suppressedPlanIdsAtom = atom((get) => {
  const all = get(suppressionAtom);
  return (
    all &&
    ((year: number): ReadonlySet<string> =>
      new Set(all.flatMap(({ planYear, enroll }) => (planYear === year ? enroll : []))))
  );
});
