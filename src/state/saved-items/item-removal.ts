import { atom } from 'jotai/vanilla';
import { itemLists, type ListUpdate } from './item-lists';
import { readListAgain, updateList } from './list-update';
import { refreshPlanContent } from '../load/plan-content';
import { profileAtom } from '../profile/profile';
import { removeOptimistically } from './removal';
import { listWithout } from './saved-items';
import { currentShopper } from '../shopper/shopper';
import { offerUndo } from './undo';
import { read, write } from '../store';
import { itemToBeDeletedAtom, type ListedKind } from './item-to-be-deleted';

/** What hangs on a list that has become shorter. */
async function rebuild(kind: ListedKind, uuid: string | undefined): Promise<void> {
  if (uuid !== undefined) await readListAgain(kind, uuid);
  await refreshPlanContent();
}

/**
 * Removes a saved drug or doctor: from the page at once, then by an update of the list without it (DEL-06 … DEL-20).
 * Returns whether it is gone; if not, it shows again at its place. The popup closes in either case (DEL-14, DEL-17).
 */
export const removeItemAction = atom(
  null,
  async (get, set, kind: ListedKind, key: string): Promise<boolean> => {
    const { keyOf } = itemLists[kind];
    const { uuid } = currentShopper();
    let update: ListUpdate | undefined;
    const call = async (): Promise<boolean> => {
      update = await updateList(kind, (items) => items.filter((item) => keyOf(item) !== key));
      return update !== undefined;
    };
    const isRemoved = await removeOptimistically(kind, key, call, () => {
      const profile = read(profileAtom);
      write(profileAtom, { ...profile, ...listWithout(kind, profile, (candidate) => candidate === key) });
    });
    const asked = get(itemToBeDeletedAtom);
    if (asked?.kind === kind && asked.key === key) set(itemToBeDeletedAtom, null);
    if (update && isRemoved && currentShopper().uuid === uuid) {
      offerUndo(kind, key, update.before);
      void rebuild(kind, uuid);
    }
    return isRemoved;
  },
);
