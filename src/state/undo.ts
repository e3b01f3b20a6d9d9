import { atom } from 'jotai/vanilla';
import type { SavedPlan } from '../domain/plan';
import { parseProfile } from '../services/profile-service';
import { itemLists } from './item-lists';
import { updateList } from './list-update';
import { profileAtom } from './page-state';
import { forgetRemoval, type RemovableKind } from './removal';
import { pageAtom, read, write } from './store';
import { keepPlansCopy } from './stored-profile';
import { currentShopper } from './shopper';

/** The last removal of each kind, as long as it can be undone. */
interface Undoable {
  key: string;
  /** As the wire has it, so that nothing of it is lost. */
  item: unknown;
  index: number;
}

export const undoableAtom = (kind: RemovableKind) => pageAtom<Undoable | null>(`undoable ${kind}`, null);

/** Years are texts on the wire. */
export const toWirePlan = (plan: SavedPlan): object => ({ ...plan, planYear: String(plan.planYear) });

/** After a removal: `before` is the list as it was. */
export function offerUndo(kind: RemovableKind, key: string, before: readonly unknown[]): void {
  const index = before.findIndex((item) => itemLists[kind].keyOf(item) === key);
  write(undoableAtom(kind), index < 0 ? null : { key, item: before[index], index });
}

export function withdrawUndo(kind: RemovableKind): void {
  write(undoableAtom(kind), null);
}

const insertAt = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

/** Puts the item into the list of the page where the service has it now. */
function showAgain(kind: RemovableKind, { item, index }: Undoable): void {
  const { group, list } = itemLists[kind];
  const parsed = parseProfile({ [group]: { [list]: [item] } });
  const profile = read(profileAtom);
  if (!parsed) return;
  const [plan] = parsed.plans;
  const [drug] = parsed.drugs;
  const [provider] = parsed.providers;
  write(profileAtom, {
    ...profile,
    ...(plan && { plans: insertAt(profile.plans, index, plan) }),
    ...(drug && { drugs: insertAt(profile.drugs, index, drug) }),
    ...(provider && { providers: insertAt(profile.providers, index, provider) }),
  });
}

/**
 * Adds the item that was removed last to its list again, at its old place, by the same update call. Answers whether it
 * is back.
 */
export const undoRemovalAction = atom(null, async (get, _set, kind: RemovableKind): Promise<boolean> => {
  const undoable = get(undoableAtom(kind));
  if (!undoable) return false;
  const { key, item, index } = undoable;
  const { keyOf } = itemLists[kind];
  withdrawUndo(kind);
  const before = await updateList(kind, (items) =>
    items.some((candidate) => keyOf(candidate) === key) ? items : insertAt(items, index, item),
  );
  if (!before) {
    write(undoableAtom(kind), undoable);
    return false;
  }
  forgetRemoval(kind, key);
  showAgain(kind, undoable);
  if (kind === 'plan' && currentShopper().uuid !== undefined) keepPlansCopy();
  return true;
});
