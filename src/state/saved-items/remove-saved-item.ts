import { planKeyOf } from '../../domain/plans/plan';
import { deletePlan } from '../../services/profile-items-service';
import { wirePlanOf } from '../../services/profile-service';
import { currentConfig } from '../config';
import { refreshPlanContent } from '../load/plan-content';
import { reportFailure } from '../load/report';
import { closePopup, openPopup, popupAtom } from '../popups/popups';
import { profileAtom } from '../profile/profile';
import { keepPlansCopy } from '../profile/profile-copy';
import { sameShopper } from '../shopper/identity';
import { currentShopper } from '../shopper/shopper';
import { read, write } from '../store';
import { itemLists, type Items } from './item-lists';
import { besideOthers, isOffTheList, readListAgain, updateList } from './list-update';
import { removeOptimistically, type RemovableKind } from './removal';
import { listWithout } from './saved-items';
import { offerUndo } from './undo';

/** Returns the list as it was before, or false; a call that was given up and has succeeded after all tells it late. */
type RemovalCall = (onLateSuccess: (before: Items) => void) => Promise<Items | false>;

/** A saved plan has a call of its own (DEL-09). */
const deletingPlan =
  (key: string, uuid: string): RemovalCall =>
  async (onLateSuccess) => {
    const { plans } = read(profileAtom);
    const plan = plans.find((candidate) => planKeyOf(candidate) === key);
    const before = plans.map(wirePlanOf);
    if (!plan) return before; // a read has taken it away meanwhile
    const answer = await besideOthers('plan', () =>
      deletePlan(currentConfig(), uuid, plan.planYear, plan.planId, () => {
        onLateSuccess(before);
      }),
    );
    if (answer.ok) return before;
    // Another tab may have been faster: then it is as gone as it can be.
    if (answer.failure.status === 404 && (await isOffTheList('plan', key, uuid))) return before;
    reportFailure(answer.failure, 'delete-plan-failed');
    return false;
  };

/** Everything else is an update of the list without the item. */
const updatingList =
  (kind: RemovableKind, key: string): RemovalCall =>
  async (onLateSuccess) => {
    const without = (items: Items): Items => items.filter((item) => itemLists[kind].keyOf(item) !== key);
    const update = await updateList(kind, without, {
      onLateSuccess: ({ before }) => {
        onLateSuccess(before);
      },
    });
    return update?.before ?? false;
  };

/** What hangs on a list that has become shorter. */
async function rebuild(kind: RemovableKind, uuid: string | undefined): Promise<void> {
  if (kind === 'plan') {
    if (uuid !== undefined) keepPlansCopy();
    return;
  }
  if (uuid !== undefined) await readListAgain(kind, uuid);
  await refreshPlanContent();
}

/** The popup of a removal goes, or says that it has failed, where the config has it so (DEL-14, DEL-17, DEL-18). */
function settlePopup(kind: RemovableKind, key: string, isRemoved: boolean): void {
  const popup = read(popupAtom('removal'));
  if (popup?.about.kind !== kind || popup.about.key !== key) return;
  if (isRemoved || kind !== 'plan' || currentConfig().delete.closePlanPopupOnFailure) closePopup('removal');
  else openPopup('removal', { kind, key, hasFailed: true }, popup.openedBy);
}

/**
 * Removes a saved item: from the page at once, then from the service, a guest's from this browser (DEL-06 … DEL-20,
 * OPEN-B16). Returns whether it is gone; if not, it shows again at its place. `onLateSuccess` hears of a removal that had
 * been given up, and has succeeded after all.
 */
export async function removeSavedItem(
  kind: RemovableKind,
  key: string,
  onLateSuccess: () => void = () => undefined,
): Promise<boolean> {
  const { uuid } = currentShopper();
  const isTheirs = sameShopper();
  const call = kind === 'plan' && uuid !== undefined ? deletingPlan(key, uuid) : updatingList(kind, key);
  let hasFailed = false;
  const isRemoved = await removeOptimistically(kind, key, call, (before) => {
    const profile = read(profileAtom);
    write(profileAtom, { ...profile, ...listWithout(kind, profile, (candidate) => candidate === key) });
    settlePopup(kind, key, true);
    offerUndo(kind, key, before);
    void rebuild(kind, uuid);
    if (hasFailed) onLateSuccess();
  });
  hasFailed = !isRemoved;
  if (hasFailed && isTheirs()) settlePopup(kind, key, false);
  return isRemoved;
}
