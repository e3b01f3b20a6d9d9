import { timed } from '../../browser/timing';
import { itemLists, showItems, type Items, type ListName, type ListUpdate } from './item-lists';
import { noteChange, updateList } from './list-update';
import { loadShownPlans, refreshPlanContent } from '../plans/load-plans';
import {
  forEachKind,
  forgetRemoval,
  isBeingRemovedAtoms,
  noteUndo,
  removalsSoFar,
  wasRemovedSince,
  type RemovableKind,
} from './removal';
import { currentShopper } from '../shopper/shopper';
import { read, shopperGuard, shopperValueAtom, write } from '../store';
import { keepPlansCopy } from '../plans/plans-copy';

/** The last removal of each kind, as long as it can be undone. */
interface Undoable {
  /** Whose item it is: no other shopper may get it. */
  uuid: string | undefined;
  list: ListName;
  key: string;
  /** As the wire has it, so that nothing of it is lost. */
  item: unknown;
  /** The items that stood before it: these are its place, whatever has come and gone meanwhile. */
  before: ReadonlySet<string>;
}

export const undoableAtoms = forEachKind((kind) =>
  shopperValueAtom<Undoable | null>(`undoable ${kind}`, null),
);

/** An item that cannot be read is known by all that is in it. */
const nameOf = (list: ListName, item: unknown): string => itemLists[list].keyOf(item) ?? JSON.stringify(item);

/** After a removal: `items` is the list as it was. */
export function offerUndo(kind: RemovableKind, list: ListName, key: string, items: Items): void {
  const names = items.map((item) => nameOf(list, item));
  const index = names.indexOf(key);
  const before = new Set(names.slice(0, index));
  const { uuid } = currentShopper();
  write(undoableAtoms[kind], index < 0 ? null : { uuid, list, key, item: items[index], before });
}

export function withdrawUndo(kind: RemovableKind): void {
  write(undoableAtoms[kind], null);
}

function putBack({ list, key, item, before }: Undoable, items: Items): Items {
  const names = items.map((candidate) => nameOf(list, candidate));
  if (names.includes(key)) return items;
  const index = names.findLastIndex((name) => before.has(name)) + 1;
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/**
 * Adds the item that was removed last to its list again, at its old place, by the same update call. Returns whether it
 * is back; if not, the way back is offered again. No value when the page is for somebody else by then, or the shopper has
 * removed it once more. `onLateSuccess` hears of one that had been given up, and is back after all.
 */
export async function undoRemoval(
  kind: RemovableKind,
  onLateSuccess: () => void = () => undefined,
): Promise<boolean | undefined> {
  const undoable = read(undoableAtoms[kind]);
  if (!undoable || currentShopper().uuid !== undoable.uuid) return false;
  withdrawUndo(kind);
  const isSameShopper = shopperGuard();
  const startedAt = removalsSoFar();
  const isRemovedAgain = (): boolean =>
    read(isBeingRemovedAtoms[kind])(undoable.key) || wasRemovedSince(kind, undoable.key, startedAt);
  const isStillWanted = (): boolean => isSameShopper() && !isRemovedAgain();
  let hasFailed = false;
  const succeedLate = (): void => {
    if (read(undoableAtoms[kind]) === undoable) withdrawUndo(kind);
    if (hasFailed) onLateSuccess();
    hasFailed = false;
  };
  const send = async (): Promise<boolean> => {
    const show = ({ after }: ListUpdate): void => {
      forgetRemoval(kind, undoable.key);
      showItems(undoable.list, after);
      if (kind === 'plan' && undoable.uuid !== undefined) keepPlansCopy();
      void (kind === 'plan' ? loadShownPlans() : refreshPlanContent());
    };
    const update = await updateList(undoable.list, (items) => putBack(undoable, items), {
      key: undoable.key,
      redo: repeat,
      onLateSuccess: (late) => {
        if (!isStillWanted()) return;
        show(late);
        succeedLate();
      },
    });
    if (update && isStillWanted()) show(update);
    return update !== undefined;
  };
  const repeat = (): void => {
    if (!isStillWanted()) return;
    void send().then((isBack) => {
      if (isBack && isStillWanted()) succeedLate();
    });
  };
  noteUndo(kind, undoable.key, repeat);
  // What has not succeeded yet must not make the removal again in the meantime.
  noteChange(undoable.list, undoable.key, repeat);
  const isBack = await timed('undo', send);
  if (!isStillWanted()) return undefined;
  hasFailed = !isBack;
  if (!isBack && !read(undoableAtoms[kind])) write(undoableAtoms[kind], undoable);
  return isBack;
}
