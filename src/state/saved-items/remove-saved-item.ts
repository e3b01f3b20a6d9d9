import { timed } from '../../browser/timing';
import { planKeyOf } from '../../domain/plans/plan';
import { deletePlan } from '../../services/profile-items-service';
import { wirePlanOf } from '../../services/profile-service';
import { currentConfig } from '../config';
import { loadShownPlans, refreshPlanContent } from '../plans/load-plans';
import { reportFailure } from '../report';
import { closePopup, openPopup, popupAtom } from '../popups/popups';
import { profileAtom } from '../profile/profile';
import { keepPlansCopy } from '../plans/plans-copy';
import { currentShopper } from '../shopper/shopper';
import { read, shopperGuard, write } from '../store';
import { favoritesIn } from '../../domain/plans/supplements';
import { isRecord, toText } from '../../domain/untrusted';
import { medsuppDataAtom } from '../profile/profile-texts';
import { savedSupplementsAtom, withoutSupplements } from '../plans/saved-supplements';
import { itemLists, listOf, showItems, type Items, type ListName, type ListUpdate } from './item-lists';
import { besideOthers, forgetWireItem, listWithoutItem, readListAgain, updateList } from './list-update';
import { removalsSoFar, removeOptimistically, undoSince, type RemovableKind } from './removal';
import { listWithout } from './saved-items';
import { offerUndo } from './undo';

/** The list as it was before, and as it is now if that is known. */
type Removed = Pick<ListUpdate, 'before'> & Partial<ListUpdate>;

/** Returns false when it failed; a call that was given up and has succeeded after all tells it late. */
type RemovalCall = (onLateSuccess: (removed: Removed) => void) => Promise<Removed | false>;

interface WirePlan {
  planYear: number;
  /** As the wire spells it. */
  planId: string;
}

/** A list of plans as the wire has it, and how it calls one of them: a supplement may be in it by more than one spelling. */
function onTheWire(name: 'plan' | 'supplement', key: string): { before: Items; plans: WirePlan[] } {
  if (name === 'plan') {
    const { plans } = read(profileAtom);
    return { before: plans.map(wirePlanOf), plans: plans.filter((plan) => planKeyOf(plan) === key) };
  }
  const before = favoritesIn(read(medsuppDataAtom) ?? {});
  const { planYear = 0 } = read(savedSupplementsAtom).find((plan) => planKeyOf(plan) === key) ?? {};
  const codes = before
    .filter((item) => itemLists.supplement.keyOf(item) === key)
    .flatMap((item) => (isRecord(item) ? toText(item.planCode) : undefined) ?? []);
  return { before, plans: [...new Set(codes)].map((planId) => ({ planYear, planId })) };
}

/** Saved plans have a call of their own (DEL-09, contract §7). */
const deletingPlan =
  (name: 'plan' | 'supplement', key: string, uuid: string): RemovalCall =>
  async (onLateSuccess) => {
    const { before, plans } = onTheWire(name, key);
    const left = new Set(plans); // none: a read has taken it away meanwhile
    const { section } = itemLists[name];
    const answers = await besideOthers(name, () =>
      Promise.all(
        plans.map(async (plan) => {
          const answer = await deletePlan(currentConfig(), uuid, section, plan.planYear, plan.planId, () => {
            left.delete(plan);
            if (left.size === 0) onLateSuccess({ before });
          });
          if (answer.ok) left.delete(plan);
          return answer;
        }),
      ),
    );
    const failed = answers.find((answer) => !answer.ok);
    if (!failed) return { before };
    // Another tab may have been faster: then it is as gone as it can be.
    const after = failed.failure.status === 404 ? await listWithoutItem(name, key, uuid) : undefined;
    if (after) return { before, after };
    reportFailure(failed.failure, 'delete-plan-failed');
    return false;
  };

/** Everything else is an update of the list without the item. */
const updatingList =
  (kind: RemovableKind, name: ListName, key: string): RemovalCall =>
  async (onLateSuccess) => {
    const startedAt = removalsSoFar();
    const without = (items: Items): Items => items.filter((item) => itemLists[name].keyOf(item) !== key);
    const update = await updateList(name, without, {
      key,
      redo: () => {
        if (!undoSince(kind, key, startedAt)) removeAgain(kind, name, key);
      },
      onLateSuccess: ({ before }) => {
        onLateSuccess({ before });
      },
    });
    return update ?? false;
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

/** An item is gone: the page shows its list as it is now, else as it was without the item. */
function takeOff(kind: RemovableKind, name: ListName, key: string, after: Items | undefined): void {
  const profile = read(profileAtom);
  const isGone = (candidate: string): boolean => candidate === key;
  if (after) {
    showItems(name, after);
    if (kind === 'plan') void loadShownPlans(); // the list may have more than the page knew
  } else
    write(profileAtom, withoutSupplements({ ...profile, ...listWithout(kind, profile, isGone) }, isGone));
  void rebuild(kind, currentShopper().uuid);
}

/** The item is back, by an older update of its list that came late. */
function removeAgain(kind: RemovableKind, name: ListName, key: string): void {
  void removeOptimistically(kind, key, updatingList(kind, name, key), ({ after }) => {
    takeOff(kind, name, key, after);
  });
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
 * OPEN-B16). Returns whether it is gone; if not, it shows again at its place. No value when the page is for somebody else by
 * then. `onLateSuccess` hears of a removal that had been given up, and has succeeded after all.
 */
export async function removeSavedItem(
  kind: RemovableKind,
  key: string,
  onLateSuccess: () => void = () => undefined,
): Promise<boolean | undefined> {
  const { uuid } = currentShopper();
  const isSameShopper = shopperGuard();
  const list = listOf(kind, key);
  const hasOwnCall = uuid !== undefined && (list === 'plan' || list === 'supplement');
  const call = hasOwnCall ? deletingPlan(list, key, uuid) : updatingList(kind, list, key);
  let hasFailed = false;
  const succeed = ({ before, after }: Removed): void => {
    takeOff(kind, list, key, after);
    if (hasOwnCall)
      forgetWireItem(list, key, uuid, () => {
        removeAgain(kind, list, key);
      });
    settlePopup(kind, key, true);
    offerUndo(kind, list, key, before);
    if (hasFailed) onLateSuccess();
  };
  // An update of the list repeats by itself what it has missed; a deletion does not.
  const handleUndone = (repeatUndo: () => void): void => {
    if (hasOwnCall) repeatUndo();
  };
  const isRemoved = await timed('remove', () => removeOptimistically(kind, key, call, succeed, handleUndone));
  if (!isSameShopper()) return undefined;
  hasFailed = !isRemoved;
  if (hasFailed) settlePopup(kind, key, false);
  return isRemoved;
}
