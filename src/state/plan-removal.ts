import { atom } from 'jotai/vanilla';
import { localStore, parseJson } from '../browser/storage';
import { planKeyOf, type SavedPlan } from '../domain/plan';
import { buildSavedPlansText } from '../domain/saved-plans-text';
import { isRecord } from '../domain/value';
import { deletePlan } from '../services/profile-items-service';
import { parseProfile } from '../services/profile-service';
import { configAtom, currentConfig } from './config';
import { reportFailure } from './load/report';
import { profileAtom } from './page-state';
import { planToBeDeletedAtom } from './plans';
import { removeOptimistically } from './removal';
import { currentShopper } from './shopper';
import { read, write } from './store';
import { keepPlansCopy } from './stored-profile';

/** Takes one plan out of the profile that a guest has in this browser; all else in it stays as it was stored. */
function dropStoredGuestPlan(key: string): void {
  const { guestProfile } = currentConfig().storageKeys;
  const stored = parseJson(localStore.read(guestProfile));
  if (!isRecord(stored) || !isRecord(stored.plansDetails) || !Array.isArray(stored.plansDetails.plans))
    return;
  const plans = stored.plansDetails.plans.filter(
    (entry) => !isRecord(entry) || planKeyOf(entry as unknown as SavedPlan) !== key,
  );
  // Of what is stored, not of what this tab knows: another one may have removed a plan meanwhile.
  const savedPlans = buildSavedPlansText(parseProfile({ plansDetails: { plans } })?.plans ?? []);
  const plansDetails = { ...stored.plansDetails, plans, savedPlans };
  localStore.write(guestProfile, JSON.stringify({ ...stored, plansDetails }));
}

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
