import { atom } from 'jotai/vanilla';
import { localStore } from '../browser/storage';
import { planKeyOf } from '../domain/plan';
import { deletePlan } from '../services/profile-service';
import { configAtom, currentConfig } from './config';
import { reportFailure } from './load/report';
import { reloadPlans } from './load/load-flow';
import { profileAtom, storedYearAtom } from './page-state';
import { planToBeDeletedAtom } from './plans';
import { removeOptimistically } from './removal';
import { currentShopper } from './shopper';
import { read, write } from './store';
import { dropStoredGuestPlan, keepPlansCopy } from './stored-profile';

/**
 * Removes a saved plan: from the page at once, then from the service; a guest's only from this browser
 * (DEL-06 … DEL-16, OPEN-B16). Answers whether it is gone; if not, it shows again at its place.
 */
export const removePlanAction = atom(null, async (get, set, key: string): Promise<boolean> => {
  const plan = get(profileAtom).plans.find((candidate) => planKeyOf(candidate) === key);
  if (!plan) return false;
  const { uuid } = currentShopper();
  const call = async (): Promise<boolean> => {
    if (uuid === undefined) return true;
    const answer = await deletePlan(currentConfig(), uuid, plan.planYear, plan.planId);
    if (!answer.ok) reportFailure(answer.failure, 'delete-plan-failed');
    return answer.ok;
  };
  const isRemoved = await removeOptimistically('plan', key, call, () => {
    const profile = read(profileAtom);
    write(profileAtom, {
      ...profile,
      plans: profile.plans.filter((candidate) => planKeyOf(candidate) !== key),
    });
    if (uuid === undefined) dropStoredGuestPlan(key);
    else keepPlansCopy();
  });
  const closes = isRemoved || get(configAtom).delete.closePlanPopupOnFailure;
  if (closes && get(planToBeDeletedAtom)?.key === key) set(planToBeDeletedAtom, null);
  return isRemoved;
});

/** Shows the plans of another year, remembers it, and reads the profile again (PLANS-04 … PLANS-07). */
export const switchYearAction = atom(null, async (_get, set, year: number): Promise<void> => {
  set(storedYearAtom, year);
  localStore.write(currentConfig().storageKeys.activeYear, String(year));
  await reloadPlans();
});

/** Tries again what failed. */
export const retryAction = atom(null, (): Promise<void> => reloadPlans());
