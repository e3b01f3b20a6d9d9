import { planKeyOf } from '../../domain/plans/plan';
import { deletePlan } from '../../services/profile-items-service';
import { wirePlanOf } from '../../services/profile-service';
import { currentConfig } from '../config';
import { refreshPlanContent } from '../load/plan-content';
import { reportFailure } from '../load/report';
import { closePopup, popupAtom } from '../popups/popups';
import { profileAtom } from '../profile/profile';
import { keepPlansCopy } from '../profile/profile-copy';
import { sameShopper } from '../shopper/identity';
import { currentShopper } from '../shopper/shopper';
import { read, write } from '../store';
import { itemLists, type Items } from './item-lists';
import { isOffTheList, readListAgain, runShared, updateList } from './list-update';
import { removeOptimistically, type RemovableKind } from './removal';
import { listWithout } from './saved-items';
import { offerUndo } from './undo';

/** A saved plan has a call of its own (DEL-09). Returns the plans as they were; no value when it failed. */
async function deletePlanOfAccount(key: string, uuid: string): Promise<Items | undefined> {
  const before = read(profileAtom).plans;
  const plan = before.find((candidate) => planKeyOf(candidate) === key);
  if (!plan) return before; // a read has taken it away meanwhile
  const answer = await runShared('plan', () => deletePlan(currentConfig(), uuid, plan.planYear, plan.planId));
  if (answer.ok) return before.map(wirePlanOf);
  // Another tab may have been faster: then it is as gone as it can be.
  if (answer.failure.status === 404 && (await isOffTheList('plan', key, uuid))) return before.map(wirePlanOf);
  reportFailure(answer.failure, 'delete-plan-failed');
  return undefined;
}

/** Everything else is an update of the list without the item. Returns the list as it was; no value when it failed. */
async function updateWithout(kind: RemovableKind, key: string): Promise<Items | undefined> {
  const { keyOf } = itemLists[kind];
  return (await updateList(kind, (items) => items.filter((item) => keyOf(item) !== key)))?.before;
}

/** What hangs on a list that has become shorter. */
async function rebuild(kind: RemovableKind, uuid: string | undefined): Promise<void> {
  if (kind === 'plan') {
    if (uuid !== undefined) keepPlansCopy();
    return;
  }
  if (uuid !== undefined) await readListAgain(kind, uuid);
  await refreshPlanContent();
}

function closeRemovalOf(kind: RemovableKind, key: string): void {
  const asked = read(popupAtom('removal'))?.about;
  if (asked?.kind === kind && asked.key === key) closePopup('removal');
}

/**
 * Removes a saved item: from the page at once, then from the service, a guest's from this browser (DEL-06 … DEL-20,
 * OPEN-B16). Returns whether it is gone; if not, it shows again at its place.
 */
export async function removeSavedItem(kind: RemovableKind, key: string): Promise<boolean> {
  const { uuid } = currentShopper();
  const isTheirs = sameShopper();
  let before: Items | undefined;
  const call = async (): Promise<boolean> => {
    const isCall = kind === 'plan' && uuid !== undefined;
    before = await (isCall ? deletePlanOfAccount(key, uuid) : updateWithout(kind, key));
    return before !== undefined;
  };
  const isRemoved = await removeOptimistically(kind, key, call, () => {
    const profile = read(profileAtom);
    write(profileAtom, { ...profile, ...listWithout(kind, profile, (candidate) => candidate === key) });
  });
  if (!isTheirs()) return isRemoved;
  if (isRemoved || kind !== 'plan' || currentConfig().delete.closePlanPopupOnFailure)
    closeRemovalOf(kind, key);
  if (isRemoved && before) {
    offerUndo(kind, key, before);
    void rebuild(kind, uuid);
  }
  return isRemoved;
}
