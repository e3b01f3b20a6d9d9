/**
 * Sends the shopper's changes of saved lists to the service, with optimistic updates. A requested change is called a
 * wish.
 *
 * Remove and Undo add a wish to its list (`wishFor`). One loop per list (`run`) sends the open wishes, oldest first: it
 * reads the list, applies the wish, and writes the list back if the wish has changed it (`changeList`). For saved plans
 * of signed-in shoppers, the service has a call that removes one item (`deleteItem`); it needs no read, and several of
 * them run in parallel. When the page is being left, the loop does not wait, and uses the list as it was last read or
 * written.
 *
 * Each request ends in `settle`: the service has accepted the change and the page shows it, or the wish has failed and
 * is dropped. A write that has timed out counts as failed, but may still succeed later and replace the list with an
 * outdated one. So each successful write reopens the wishes that it may have undone (`reopen`): all that the service
 * has accepted since the write started, and those that are being sent. The loop then reads the list again, and writes
 * only if a change is missing.
 */
import type { ErrorCode } from '../../browser/error-codes';
import { loadShownPlans, refreshPlanContent } from '../plans/load-plans';
import { keepPlansCopy } from '../plans/plans-copy';
import { currentShopper } from '../shopper/shopper';
import { atom, read, write } from '../store';
import { applyWish, hideItem, itemLists, showItems, undoOf, type Items } from './item-lists';
import { addressesOf, changeList, deleteItem, inTurn, readList, type Change, type End } from './list-calls';
import {
  isOnPage,
  kindOf,
  newestOf,
  nextPosition,
  offeredUndoAtoms,
  removalsSoFar,
  wasRemovedSince,
  wishListAtoms,
  type ListName,
  type Wish,
  type WishList,
} from '../profile/wishes';

/** Returns the wish list of the current shopper; creates it if it does not exist. */
function listOfShopper(name: ListName): WishList {
  const { uuid } = currentShopper();
  const known = read(wishListAtoms[name]);
  if (known && known.uuid === uuid) return known;
  const wishesAtom = atom<readonly Wish[]>([]);
  const list = { name, uuid, wishesAtom, listeners: new Map(), isRunning: false, isToReadAgain: false };
  write(wishListAtoms[name], list);
  return list;
}

/** Reopens the wishes that a write started at `startedAt` may have undone. */
function reopen(list: WishList, startedAt: number, mayBeTakenBack: (wish: Wish) => boolean): void {
  const newest = newestOf(read(list.wishesAtom)).filter(mayBeTakenBack);
  const reopened = (wish: Wish): Wish => {
    if (!newest.includes(wish)) return wish;
    if (wish.state === 'in flight') return { ...wish, state: 'overtaken' };
    return wish.state === 'agreed' && (wish.agreedAt ?? 0) > startedAt ? { ...wish, state: 'open' } : wish;
  };
  write(list.wishesAtom, (wishes) => wishes.map(reopened));
  void run(list);
}

/** Shows a list from the service, without items that were removed after the read was sent. */
function showList({ name }: WishList, startedAt: number, items: Items): void {
  const { keyOf } = itemLists[name];
  const isLeft = (item: unknown) => !wasRemovedSince(kindOf(name), keyOf(item) ?? '', startedAt);
  showItems(name, items.filter(isLeft));
}

/** Shows an accepted change on the page, and refreshes data that depends on the list (DEL-11 … DEL-15, PRICE-14). */
function showChange(list: WishList, { key, place }: Wish, { startedAt, after }: Change): void {
  const kind = kindOf(list.name);
  if (after) showList(list, startedAt, after);
  else hideItem(kind, key);
  if (kind === 'plan') {
    if (list.uuid !== undefined) keepPlansCopy();
    if (after) void loadShownPlans(); // the list may have more than the page knew
  } else if (list.uuid !== undefined && !place) list.isToReadAgain = true;
  else void refreshPlanContent();
}

/**
 * Ends an attempt to send a wish, possibly late. The page shows an accepted change, unless a newer wish for the same
 * item has replaced this one. In that case, and when the page is for another shopper, the listener receives
 * `undefined`.
 */
function settle(list: WishList, wish: Wish, change: Change | undefined): void {
  const { name, wishesAtom, listeners } = list;
  const { key, place, madeAt } = wish;
  const wishes = read(wishesAtom);
  const isReplaced = wishes.some(
    (other) =>
      other.key === key && other.madeAt > madeAt && (other.agreedAt !== undefined || !other.place !== !place),
  );
  const isHere = isOnPage(list);
  if (change && !isReplaced) {
    if (isHere) showChange(list, wish, change); // while the item is still hidden
    const { state, agreedAt, undo } = wishes.find((other) => other.madeAt === madeAt) ?? wish;
    const agreed: Wish = {
      ...wish,
      state: state === 'overtaken' ? 'open' : 'agreed',
      agreedAt: nextPosition(),
      undo: undo ?? (place ? undefined : undoOf(list, key, change.before)),
    };
    const others = wishes.filter((other) => other.key !== key || other.madeAt > madeAt);
    write(
      wishesAtom,
      [...others, agreed].sort((one, other) => one.madeAt - other.madeAt),
    );
    if (isHere && !place && agreedAt === undefined) write(offeredUndoAtoms[kindOf(name)], madeAt);
  } else
    write(
      wishesAtom,
      wishes.filter((other) => other.madeAt !== madeAt),
    );
  listeners.get(madeAt)?.(isHere && !isReplaced ? change !== undefined : undefined);
  void run(list);
}

/** Sends a wish to the service, or for a guest, applies it to the browser's storage. */
async function send(list: WishList, wish: Wish): Promise<void> {
  const { name, wishesAtom } = list;
  write(wishesAtom, (wishes) =>
    wishes.map((other) => (other.madeAt === wish.madeAt ? { ...wish, state: 'in flight' } : other)),
  );
  const addresses = wish.place ? [] : addressesOf(list, wish.key);
  const isUpdate = addresses.length === 0;
  const isTakenBack = (other: Wish): boolean =>
    isUpdate ? other.madeAt !== wish.madeAt : other.key === wish.key && other.place !== undefined;
  const end: End = (change) => {
    if (change?.isWritten) reopen(list, change.startedAt, isTakenBack);
    settle(list, wish, change);
  };
  /** Applies all pending wishes, because on a page that is being left, earlier ones may be pending, too. */
  const apply = (items: Items): Items =>
    read(wishesAtom)
      .filter(({ state }) => state === 'in flight' || state === 'overtaken')
      .reduce((left, one) => applyWish(name, one, left), items);
  const turn = inTurn(name, isUpdate ? 'exclusive' : 'shared', () =>
    isUpdate
      ? changeList(list, apply, `update-${name}-failed`, end)
      : deleteItem(list, wish.key, addresses, end),
  ).catch(() => {
    end();
  });
  if (isUpdate) await turn;
}

/** Reads the list again and shows it; a failure is reported and changes nothing (DEL-15, DEL-19, HTTP-07, HTTP-08). */
async function readAgain(list: WishList): Promise<void> {
  list.isToReadAgain = false;
  const startedAt = removalsSoFar();
  const found = await readList(list, `reload-${list.name}-failed`);
  if (!isOnPage(list)) return;
  if (found) showList(list, startedAt, found.items);
  void refreshPlanContent();
}

/** Sends the open wishes of a list until none is left; then reads the list again if required. */
async function run(list: WishList): Promise<void> {
  if (list.isRunning) return;
  list.isRunning = true;
  for (;;) {
    const wish = newestOf(read(list.wishesAtom)).find(({ state }) => state === 'open');
    if (wish) await send(list, wish);
    else if (list.isToReadAgain && isOnPage(list))
      await inTurn(list.name, 'exclusive', () => readAgain(list));
    else break;
  }
  list.isRunning = false;
}

/**
 * Adds a wish. Returns whether the service has accepted it; `undefined` when a newer wish for the item has replaced it, or when
 * the page is for another shopper by then. `listen` is called with the outcome before the promise resolves, and again if a
 * failed wish succeeds late.
 */
export function wishFor(
  name: ListName,
  wanted: Pick<Wish, 'key' | 'place'>,
  listen: (isAgreed: boolean, isLate: boolean) => void,
): Promise<boolean | undefined> {
  const list = listOfShopper(name);
  const wish: Wish = { ...wanted, madeAt: nextPosition(), state: 'open' };
  write(list.wishesAtom, (wishes) => [...wishes, wish]);
  return new Promise((resolve) => {
    let hasFailed = false;
    list.listeners.set(wish.madeAt, (isAgreed) => {
      if (isAgreed !== false) list.listeners.delete(wish.madeAt);
      if (isAgreed !== undefined) listen(isAgreed, hasFailed);
      hasFailed = true;
      resolve(isAgreed);
    });
    void run(list);
  });
}

/**
 * Changes a list directly, without a wish (HTTP-04 … HTTP-06, OPEN-B32). Returns whether it succeeded; reports a failure.
 */
export const updateList = (
  name: ListName,
  change: (items: Items) => Items,
  code: ErrorCode,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const list = listOfShopper(name);
    const end: End = (done) => {
      if (done?.isWritten) reopen(list, done.startedAt, () => true);
      resolve(done !== undefined);
    };
    inTurn(name, 'exclusive', () => changeList(list, change, code, end)).catch(reject);
  });
