import { atom, selectAtom } from '../../src/state/store';
import { isActivePlan } from '../../src/domain/plans/active-plan';
import { premiumOf, type ShownPremium } from '../../src/domain/plans/low-income-subsidy';
import { planKeyOf, type SavedPlan } from '../../src/domain/plans/plan';
import { mayShowActivePlansAtom } from '../../src/state/plans/active-plans';
import { loadPlanContent } from '../../src/state/plans/load-plans';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { identityAtom } from '../../src/state/shopper/identity';
import { isActivePlanLoadedAtom, profileAtom } from '../../src/state/profile/profile-state';
import { nowAtom } from '../../src/state/page/dates';
import { shownActivePlansAtom } from '../../src/state/plans/enrolled-plans';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { read, store, write } from '../../src/state/store';

/** Selects only the lists, so that other changes of the profile do not recompute the atoms below. */
const memberEnrolledPlansAtom = atom((get) => get(profileAtom).memberEnrolledPlans);
const plansAtom = atom((get) => get(profileAtom).plans);

/**
 * Enrolled plans that are active today, without duplicates (ACTIVE-01 … ACTIVE-04): the member’s plans, and saved
 * plans, which are then omitted from the list of saved plans (contract §7).
 */
const activePlansAtom = atom((get): readonly SavedPlan[] => {
  const now = get(nowAtom);
  const active = [...get(memberEnrolledPlansAtom), ...get(plansAtom)].filter((plan) =>
    isActivePlan(plan, now),
  );
  return [...new Map(active.toReversed().map((plan) => [planKeyOf(plan), plan])).values()].toReversed();
});

/** Whether the shopper has an active plan (ACTIVE-06, DATA-44). */
const isActivePlanExistsAtom = atom((get) => get(activePlansAtom).length > 0);

/**
 * Whether the active plan shows: to signed-in shoppers who have one; only to members if so configured (SHELL-43,
 * LOAD-16, OPEN-A030).
 */
export const isActivePlanShownAtom = atom((get) => {
  return get(isActivePlanLoadedAtom) && get(isActivePlanExistsAtom) && get(mayShowActivePlansAtom);
});

/** Keys of the active plans while they show; the list of saved plans omits them (contract §7). */
const shownKeysAtom = atom(
  (get): ReadonlySet<string> =>
    new Set(get(isActivePlanShownAtom) ? get(activePlansAtom).map(planKeyOf) : []),
);

let elements = 0;

/** Registers an instance of the element on the page. Returns a function that unregisters it. */
export function joinPage(): () => void {
  elements += 1;
  write(shownActivePlansAtom, shownKeysAtom);
  return () => {
    elements -= 1;
    if (elements === 0) write(shownActivePlansAtom, null);
  };
}

/** Whether it is settled that there is an active plan to show. Guests have none. */
export const isActivePlanKnownAtom = atom(
  (get) => get(isActivePlanLoadedAtom) || get(identityAtom)?.isGuest === true,
);

/** What the element shows of an active plan. */
export interface ActivePlanCard {
  plan: SavedPlan;
  planName: string | undefined;
  /** `undefined` while it loads; `null` if the services have no premium. */
  premium: ShownPremium | null | undefined;
}

const cardsAtom = atom((get): readonly ActivePlanCard[] => {
  const detailOf = get(planDetailAtom);
  const percent = get(subsidyPercentAtom);
  const subsidisedPremiums = get(eligibilityAtom)?.subsidisedPremiums ?? [];
  return get(activePlansAtom).map((plan): ActivePlanCard => {
    const detail = detailOf(plan);
    return {
      plan,
      planName: detail?.planName ?? plan.planName,
      premium: detail && premiumOf(detail, plan, percent, subsidisedPremiums),
    };
  });
});

/** Returns the previous array as long as it is equal, so that unrelated changes cause no re-render. */
export const activePlanCardsAtom = selectAtom(
  cardsAtom,
  (cards) => cards,
  (cards, before) => JSON.stringify(cards) === JSON.stringify(before),
);

/** Plans that have loaded or are loading are not requested again. */
const loadActivePlans = (): Promise<void> => loadPlanContent(read(activePlansAtom));

/**
 * Requests the details of the active plans now and each time a profile loads, because each profile brings new lists.
 * Returns a function that stops this.
 */
export function keepActivePlansLoaded(): () => void {
  void loadActivePlans();
  return store().sub(activePlansAtom, () => void loadActivePlans());
}
