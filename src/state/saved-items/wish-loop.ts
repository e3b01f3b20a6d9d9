/**
 * Makes the service agree to what the shopper wants of their saved lists.
 *
 * Remove and Undo add a wish to its list (`wishFor`). One loop per list (`run`) sends the open wishes, oldest first: it reads
 * the list, applies the wish, and writes the list back if that has changed it (`changeList`). Saved plans of signed-in
 * shoppers have a call that removes one item (`deleteItem`): it needs no read, and runs beside others of its kind. When the
 * page is being left, the loop waits for nothing and works on the list as it was last known.
 *
 * Each call ends in `settle`: the service has agreed and the page shows it, or the wish has failed and is dropped. A write
 * that took too long has failed too, but may still land, and then it replaces the list with an old one. So each write that
 * lands opens again what it may have taken back (`reopen`): all that the service has agreed to since that write began, and
 * what is being sent. The loop then reads the list once more, and writes only if something is missing.
 */
import type { ErrorCode } from '../../browser/error-codes';
import { leaving } from '../../browser/leaving';
import { acrossTabs } from '../../browser/tab-locks';
import { deletePlan, readWireSection, writeProfile } from '../../services/profile-items-service';
import { currentConfig } from '../config';
import { loadShownPlans, refreshPlanContent } from '../plans/load-plans';
import { reportFailure, reportProblem } from '../report';
import { sessionEnd } from '../shopper/session-end';
import { wireProfileAtom } from '../profile/profile';
import { keepPlansCopy } from '../plans/plans-copy';
import { currentShopper } from '../shopper/shopper';
import { atom, read, write } from '../store';
import {
  applyWish,
  changeStoredItems,
  hideItem,
  inHolder,
  itemLists,
  partOf,
  showItems,
  undoOf,
  type Address,
  type Items,
  type ListPart,
} from './item-lists';
import {
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

/** A list before and after a change; a call that removes one item does not tell what is left. */
interface Change {
  startedAt: number;
  before: Items;
  after?: Items;
}

/** Gets the change, or no value if it has failed. One that succeeds late comes after that. */
type End = (change?: Change) => void;

/** The wishes of whoever the page is for. */
function listOfShopper(name: ListName): WishList {
  const { uuid } = currentShopper();
  const known = read(wishListAtoms[name]);
  if (known && known.uuid === uuid) return known;
  const wishesAtom = atom<readonly Wish[]>([]);
  const list = { name, uuid, wishesAtom, listeners: new Map(), isRunning: false, isToReadAgain: false };
  write(wishListAtoms[name], list);
  return list;
}

const isOnPage = (list: WishList): boolean => read(wishListAtoms[list.name]) === list;

/** Runs the jobs of one list in turn, over all tabs: each works on what the service has then. */
const inTurn = (name: ListName, mode: LockMode, job: () => Promise<void>): Promise<void> =>
  acrossTabs(`list of ${name}s`, { mode, maxMs: currentConfig().loading.callWaitMs }, job);

/** Reads a list from the service. Reports a failure, and returns no value. */
async function readList({ name, uuid = '' }: WishList, code: ErrorCode): Promise<ListPart | undefined> {
  const { section, group } = itemLists[name];
  const response = await readWireSection(currentConfig(), uuid, section);
  if (!response.ok) {
    reportFailure(response.failure, code);
    if (response.failure.isInvalidSession && currentShopper().uuid === uuid) sessionEnd().handle?.();
    return undefined;
  }
  const found = partOf(response.value, itemLists[name]);
  if (!found) reportProblem(`profile (${section}) has no ${group}`, code);
  return found;
}

/** The list as it was last read or written. */
const lastKnown = (name: ListName): ListPart | undefined => partOf(read(wireProfileAtom), itemLists[name]);

function remember(list: WishList, part: ListPart['part']): void {
  if (isOnPage(list)) write(wireProfileAtom, { ...read(wireProfileAtom), ...inHolder(list.name, part) });
}

/** Opens again what a write that began at `startedAt` may have taken back. */
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

/**
 * Reads a list, so that what another tab has added is not lost, and writes it back if `change` has changed its length. For a
 * guest, that is in this browser. Settles when the write has its response, or when the page is being left.
 */
async function changeList(
  list: WishList,
  change: (items: Items) => Items,
  code: ErrorCode,
  end: End,
  own?: Wish,
): Promise<void> {
  const { name, uuid } = list;
  const startedAt = removalsSoFar();
  if (uuid === undefined) {
    const stored = changeStoredItems(name, change);
    end(stored && { startedAt, ...stored });
    return;
  }
  const response = await Promise.race([readList(list, code), leaving().then(() => 'left' as const)]);
  const found = response === 'left' ? lastKnown(name) : response;
  if (!found) {
    end();
    return;
  }
  remember(list, found.part);
  const done = { startedAt, before: found.items, after: change(found.items) };
  if (done.after.length === found.items.length) {
    end(done);
    return;
  }
  const { section, withItems } = itemLists[name];
  const changed = withItems(found.part, done.after);
  const land = (): void => {
    remember(list, changed);
    reopen(list, startedAt, ({ madeAt }) => madeAt !== own?.madeAt);
    end(done);
  };
  const written = writeProfile(currentConfig(), uuid, section, changed, undefined, land).then((answer) => {
    if (answer.ok) {
      land();
      return;
    }
    reportFailure(answer.failure, code);
    end();
  });
  await Promise.race([written, leaving()]);
}

/** Changes a list by one update (HTTP-04 … HTTP-06, OPEN-B32). Returns whether it succeeded; a failure is reported. */
export const updateList = (
  name: ListName,
  change: (items: Items) => Items,
  code: ErrorCode,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const list = listOfShopper(name);
    const end: End = (done) => {
      resolve(done !== undefined);
    };
    inTurn(name, 'exclusive', () => changeList(list, change, code, end)).catch(reject);
  });

/** Where the call that removes one item finds it; a supplement may be saved in more than one spelling. */
function addressesOf({ name, uuid }: WishList, { key, place }: Wish): Address[] {
  const { keyOf, addressOf } = itemLists[name];
  if (uuid === undefined || place || !addressOf) return [];
  const found = lastKnown(name)?.items.filter((item) => keyOf(item) === key) ?? [];
  const addresses = found.flatMap((item) => addressOf(item) ?? []);
  return [...new Map(addresses.map((address) => [address.planId, address])).values()];
}

/** Removes one item by a call of its own (DEL-09, contract §7). 404 is a success if the list does not have the item. */
async function deleteItem(
  list: WishList,
  wish: Wish,
  addresses: readonly Address[],
  end: End,
): Promise<void> {
  const { name, uuid = '' } = list;
  const startedAt = removalsSoFar();
  const before = lastKnown(name)?.items ?? [];
  const left = new Set(addresses);
  const land = (address: Address): void => {
    left.delete(address);
    const known = lastKnown(name);
    if (left.size > 0) return;
    if (known) remember(list, itemLists[name].withItems(known.part, applyWish(name, wish, known.items)));
    reopen(list, startedAt, ({ key, place }) => key === wish.key && place !== undefined);
    end({ startedAt, before });
  };
  const failures = await Promise.all(
    addresses.map(async (address) => {
      const { section, planYear, planId } = address;
      const answer = await deletePlan(currentConfig(), uuid, section, planYear, planId, () => {
        land(address);
      });
      if (answer.ok) land(address);
      return answer.ok ? [] : answer.failure;
    }),
  );
  const [failure] = failures.flat();
  if (!failure) return;
  const found = failure.status === 404 ? await readList(list, `reload-${name}-failed`) : undefined;
  const isGone = found?.items.every((item) => itemLists[name].keyOf(item) !== wish.key);
  if (found && isGone) {
    remember(list, found.part);
    end({ startedAt, before, after: found.items });
    return;
  }
  reportFailure(failure, 'delete-plan-failed');
  end();
}

/** Shows a list of the service; what was removed after it was read is left out. */
function showList({ name }: WishList, startedAt: number, items: Items): void {
  const { keyOf } = itemLists[name];
  const isLeft = (item: unknown) => !wasRemovedSince(kindOf(name), keyOf(item) ?? '', startedAt);
  showItems(name, items.filter(isLeft));
}

/** Shows an agreed change on the page, and refreshes what depends on the list (DEL-11 … DEL-15, PRICE-14). */
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
 * Ends an attempt to send a wish, perhaps late. The page follows what the service has agreed to, unless a newer wish for the
 * same item has replaced this one. Whoever made the wish gets no value then, or when the page is for somebody else.
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

/** Sends a wish to the service, or to the storage of a guest's browser. */
async function send(list: WishList, wish: Wish): Promise<void> {
  const { name, wishesAtom } = list;
  write(wishesAtom, (wishes) =>
    wishes.map((other) => (other.madeAt === wish.madeAt ? { ...wish, state: 'in flight' } : other)),
  );
  const end: End = (change) => {
    settle(list, wish, change);
  };
  /** On a page that is being left, earlier wishes may be in flight as well. */
  const apply = (items: Items): Items =>
    read(wishesAtom)
      .filter(({ state }) => state === 'in flight' || state === 'overtaken')
      .reduce((left, one) => applyWish(name, one, left), items);
  const addresses = addressesOf(list, wish);
  const isUpdate = addresses.length === 0;
  const turn = inTurn(name, isUpdate ? 'exclusive' : 'shared', () =>
    isUpdate
      ? changeList(list, apply, `update-${name}-failed`, end, wish)
      : deleteItem(list, wish, addresses, end),
  ).catch(() => {
    end();
  });
  if (isUpdate) await turn;
}

/** Shows the list as the service has it; a failure is logged and changes nothing (DEL-15, DEL-19, HTTP-07, HTTP-08). */
async function readAgain(list: WishList): Promise<void> {
  list.isToReadAgain = false;
  const startedAt = removalsSoFar();
  const found = await readList(list, `reload-${list.name}-failed`);
  if (!isOnPage(list)) return;
  if (found) showList(list, startedAt, found.items);
  void refreshPlanContent();
}

/** Sends the open wishes of a list until there are none. */
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
 * Adds a wish. Returns whether the service has agreed to it; no value when a newer wish for the item has replaced it, or when
 * the page is for somebody else by then. `listen` gets the outcome before the page can show it, and once more for a wish
 * that has failed and succeeds late.
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
