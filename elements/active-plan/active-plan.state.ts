import { atom, selectAtom } from '../../src/state/store';
import { isActivePlan } from '../../src/domain/plans/active-plan';
import { premiumOf, type ShownPremium } from '../../src/domain/plans/low-income-subsidy';
import { planKeyOf, type SavedPlan } from '../../src/domain/plans/plan';
import { configAtom } from '../../src/state/config';
import { loadPlanContent } from '../../src/state/plans/load-plans';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { featureFlagsAtom } from '../../src/state/page/feature-flags';
import { identityAtom } from '../../src/state/shopper/identity';
import { isActivePlanLoadedAtom, profileAtom } from '../../src/state/profile/profile-state';
import { nowAtom } from '../../src/state/page/dates';
import { shownActivePlansAtom } from '../../src/state/plans/enrolled-plans';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { read, store, write } from '../../src/state/store';

/** The lists themselves, so that a change elsewhere in the profile changes nothing here. */
const memberEnrolledPlansAtom = atom((get) => get(profileAtom).memberEnrolledPlans);
const plansAtom = atom((get) => get(profileAtom).plans);

/**
 * Enrolled plans that count today, each once (ACTIVE-01 … ACTIVE-04): a member's, and saved ones, which are not among the
 * saved plans then (contract §7).
 */
const activePlansAtom = atom((get): readonly SavedPlan[] => {
  const now = get(nowAtom);
  const active = [...get(memberEnrolledPlansAtom), ...get(plansAtom)].filter((plan) =>
    isActivePlan(plan, now),
  );
  return [...new Map(active.toReversed().map((plan) => [planKeyOf(plan), plan])).values()].toReversed();
});

/** The shopper has an active plan (ACTIVE-06, DATA-44). */
const isActivePlanExistsAtom = atom((get) => get(activePlansAtom).length > 0);

/** For signed-in shoppers with an active plan, members only if so configured (SHELL-43, LOAD-16, OPEN-A030). */
export const isActivePlanShownAtom = atom((get) => {
  const { isGuest, isMember } = get(shopperAtom);
  return (
    get(isActivePlanLoadedAtom) &&
    get(isActivePlanExistsAtom) &&
    !isGuest &&
    (isMember || !get(configAtom).activePlan.requireMemberProfile) &&
    !(get(featureFlagsAtom)?.activePlansSectionDisabled ?? false)
  );
});

/** Keys of the active plans while they show: they are not among the saved plans then (contract §7). */
const shownKeysAtom = atom(
  (get): ReadonlySet<string> =>
    new Set(get(isActivePlanShownAtom) ? get(activePlansAtom).map(planKeyOf) : []),
);

let pieces = 0;

/** The piece is on the page; returns how to leave. */
export function joinPage(): () => void {
  pieces += 1;
  write(shownActivePlansAtom, shownKeysAtom);
  return () => {
    pieces -= 1;
    if (pieces === 0) write(shownActivePlansAtom, null);
  };
}

/** It is known whether there is one to show: guests have none. */
export const isActivePlanKnownAtom = atom(
  (get) => get(isActivePlanLoadedAtom) || get(identityAtom)?.isGuest === true,
);

/** What is shown of an active plan. */
export interface ActivePlanCard {
  plan: SavedPlan;
  planName: string | undefined;
  /** undefined while it loads, null when nothing was found. */
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

/** The same ones as before as long as they say the same, so that what changes elsewhere re-renders nothing here. */
export const activePlanCardsAtom = selectAtom(
  cardsAtom,
  (cards) => cards,
  (cards, before) => JSON.stringify(cards) === JSON.stringify(before),
);

/** What is known or on its way already is not asked for again. */
const loadActivePlans = (): Promise<void> => loadPlanContent(read(activePlansAtom));

/**
 * Asks for what the services know of the active plans, now and with each profile that is read, which brings lists of its
 * own; returns how to stop.
 */
export function keepActivePlansLoaded(): () => void {
  void loadActivePlans();
  return store().sub(activePlansAtom, () => void loadActivePlans());
}
