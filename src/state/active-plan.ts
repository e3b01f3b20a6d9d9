import { atom } from 'jotai/vanilla';
import { isActivePlan } from '../domain/active-plan';
import { planKeyOf, type SavedPlan } from '../domain/plan';
import { configAtom, currentConfig } from './config';
import { giveUpOn, loadPlanContent } from './load/plan-content';
import { within } from './load/within';
import { featureFlagsAtom, isActivePlanLoadedAtom, nowAtom, profileAtom } from './page-state';
import { shopperAtom } from './shopper';
import { read } from './store';

/** The list itself, so that a change elsewhere in the profile changes nothing here. */
const memberEnrolledPlansAtom = atom((get) => get(profileAtom).memberEnrolledPlans);

/** Enrolled plans that count today, each once (ACTIVE-01 … ACTIVE-04). */
export const activePlansAtom = atom((get): readonly SavedPlan[] => {
  const now = get(nowAtom);
  const active = get(memberEnrolledPlansAtom).filter((plan) => isActivePlan(plan, now));
  return [...new Map(active.toReversed().map((plan) => [planKeyOf(plan), plan])).values()].toReversed();
});

/** The shopper has an active plan (ACTIVE-06, DATA-44). */
export const isActivePlanExistsAtom = atom((get) => get(activePlansAtom).length > 0);

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

/** Asks for what the services know of the active plans; what is known or on its way already is not asked for again. */
export async function loadActivePlans(): Promise<void> {
  const config = currentConfig();
  const plans = read(activePlansAtom);
  if (!(await within(loadPlanContent(config, plans), config.loading.callWaitMs))) giveUpOn(plans);
}
