import { atom } from 'jotai/vanilla';
import { planKeyOf } from '../domain/plan';
import { deletePlan } from '../services/profile-items-service';
import { configAtom, currentConfig } from './config';
import { changeStoredItems, itemLists } from './item-lists';
import { reportFailure } from './load/report';
import { profileAtom } from './page-state';
import { planToBeDeletedAtom } from './plans';
import { removeOptimistically } from './removal';
import { currentShopper } from './shopper';
import { read, write } from './store';
import { keepPlansCopy } from './stored-profile';
import { offerUndo, toWirePlan } from './undo';

/**
 * Removes a saved plan: from the page at once, then from the service; a guest's only from this browser
 * (DEL-06 … DEL-16, OPEN-B16). Answers whether it is gone; if not, it shows again at its place.
 */
export const removePlanAction = atom(null, async (get, set, key: string): Promise<boolean> => {
  const plan = get(profileAtom).plans.find((candidate) => planKeyOf(candidate) === key);
  if (!plan) return false;
  const { uuid } = currentShopper();
  const { plans: plansBefore } = get(profileAtom);
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
    // A guest's is removed from what is stored, not from what this tab knows: another one may have changed it.
    if (uuid === undefined)
      changeStoredItems('plan', (items) => items.filter((item) => itemLists.plan.keyOf(item) !== key));
    else keepPlansCopy();
  });
  if (isRemoved) offerUndo('plan', key, plansBefore.map(toWirePlan));
  const closes = isRemoved || get(configAtom).delete.closePlanPopupOnFailure;
  if (closes && get(planToBeDeletedAtom)?.key === key) set(planToBeDeletedAtom, null);
  return isRemoved;
});
