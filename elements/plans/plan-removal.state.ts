import { atom } from '../../src/state/store';
import { planKeyOf } from '../../src/domain/plans/plan';
import { deletePlan } from '../../src/services/profile-items-service';
import { wirePlanOf } from '../../src/services/profile-service';
import { configAtom, currentConfig } from '../../src/state/config';
import { itemLists, type Items } from '../../src/state/saved-items/item-lists';
import { runShared, updateList } from '../../src/state/saved-items/list-update';
import { reportFailure } from '../../src/state/load/report';
import { profileAtom } from '../../src/state/profile/profile';
import { planToBeDeletedAtom } from '../../src/state/plans/plans';
import { removeOptimistically } from '../../src/state/saved-items/removal';
import { listWithout } from '../../src/state/saved-items/saved-items';
import { currentShopper } from '../../src/state/shopper/shopper';
import { read, write } from '../../src/state/store';
import { keepPlansCopy } from '../../src/state/profile/profile-copy';
import { offerUndo } from '../../src/state/saved-items/undo';

/**
 * Removes a saved plan: from the page at once, then from the service; a guest's only from this browser
 * (DEL-06 … DEL-16, OPEN-B16). Returns whether it is gone; if not, it shows again at its place.
 */
export const removePlanAction = atom(null, async (get, set, key: string): Promise<boolean> => {
  const plan = get(profileAtom).plans.find((candidate) => planKeyOf(candidate) === key);
  if (!plan) return false;
  const { uuid } = currentShopper();
  let before: Items = [];
  const call = async (): Promise<boolean> => {
    if (uuid === undefined) {
      // From what is stored, not from what this tab knows: another one may have changed it.
      const update = await updateList('plan', (items) =>
        items.filter((item) => itemLists.plan.keyOf(item) !== key),
      );
      before = update?.before ?? [];
      return true;
    }
    const answer = await runShared('plan', () =>
      deletePlan(currentConfig(), uuid, plan.planYear, plan.planId),
    );
    if (!answer.ok) reportFailure(answer.failure, 'delete-plan-failed');
    return answer.ok;
  };
  const isRemoved = await removeOptimistically('plan', key, call, () => {
    if (currentShopper().uuid !== uuid) return; // signed out meanwhile
    const profile = read(profileAtom);
    write(profileAtom, { ...profile, ...listWithout('plan', profile, (candidate) => candidate === key) });
    if (uuid !== undefined) {
      before = profile.plans.map(wirePlanOf);
      keepPlansCopy();
    }
  });
  if (isRemoved && currentShopper().uuid === uuid) offerUndo('plan', key, before);
  const closes = isRemoved || get(configAtom).delete.closePlanPopupOnFailure;
  if (closes && get(planToBeDeletedAtom)?.key === key) set(planToBeDeletedAtom, null);
  return isRemoved;
});
