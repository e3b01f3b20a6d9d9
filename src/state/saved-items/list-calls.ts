/** Reads and changes a saved list: through the service, or for a guest, in this browser. */
import type { ErrorCode } from '../../browser/error-codes';
import { leaving } from '../../browser/leaving';
import { acrossTabs } from '../../browser/tab-locks';
import { deletePlan, readWireSection, writeProfile } from '../../services/profile-items-service';
import { currentConfig } from '../config';
import { reportFailure, reportProblem } from '../report';
import { sessionEnd } from '../shopper/session-end';
import { wireProfileAtom } from '../profile/profile-state';
import { currentShopper } from '../shopper/shopper';
import { read, write } from '../store';
import {
  changeStoredItems,
  inHolder,
  itemLists,
  partOf,
  without,
  type Address,
  type Items,
  type ListPart,
} from './item-lists';
import { isOnPage, removalsSoFar, type ListName, type WishList } from '../profile/wishes';

/** A change of a list that has succeeded. */
export interface Change {
  startedAt: number;
  before: Items;
  /** `undefined` after a call that removes one item, which does not return the remaining ones. */
  after?: Items;
  /** Whether a request has changed the list; false if no change was needed. */
  isWritten: boolean;
}

/** Receives the change, or no value if it has failed; called again with the change if it succeeds late. */
export type End = (change?: Change) => void;

/** Runs the jobs of one list one after another, across tabs, so that each starts from the current data of the service. */
export const inTurn = (name: ListName, mode: LockMode, job: () => Promise<void>): Promise<void> =>
  acrossTabs(`list of ${name}s`, { mode, maxMs: currentConfig().loading.callWaitMs }, job);

/** Reads a list from the service. Reports a failure and returns `undefined`. */
export async function readList(
  { name, uuid = '' }: WishList,
  code: ErrorCode,
): Promise<ListPart | undefined> {
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

/** The list as last read or written. */
const lastKnown = (name: ListName): ListPart | undefined => partOf(read(wireProfileAtom), itemLists[name]);

function remember(list: WishList, part: ListPart['part']): void {
  if (isOnPage(list)) write(wireProfileAtom, { ...read(wireProfileAtom), ...inHolder(list.name, part) });
}

/**
 * Reads a list, so that items added in another tab are not lost, and writes it back if `change` has changed its length. For a
 * guest, it uses the storage of this browser. Settles when the write request has settled or the page is being left.
 */
export async function changeList(
  list: WishList,
  change: (items: Items) => Items,
  code: ErrorCode,
  end: End,
): Promise<void> {
  const { name, uuid } = list;
  const startedAt = removalsSoFar();
  if (uuid === undefined) {
    const stored = changeStoredItems(name, change);
    end(stored && { startedAt, ...stored, isWritten: false });
    return;
  }
  const response = await Promise.race([readList(list, code), leaving().then(() => 'left' as const)]);
  const found = response === 'left' ? lastKnown(name) : response;
  if (!found) {
    end();
    return;
  }
  remember(list, found.part);
  const before = found.items;
  const after = change(before);
  if (after.length === before.length) {
    end({ startedAt, before, after, isWritten: false });
    return;
  }
  const { section, withItems } = itemLists[name];
  const changed = withItems(found.part, after);
  const land = (): void => {
    remember(list, changed);
    end({ startedAt, before, after, isWritten: true });
  };
  const written = writeProfile(currentConfig(), uuid, section, changed, undefined, land).then((response) => {
    if (response.ok) {
      land();
      return;
    }
    reportFailure(response.failure, code);
    end();
  });
  await Promise.race([written, leaving()]);
}

/**
 * Paths of the requests that remove one item; a supplement may be saved in more than one spelling. Empty for lists without such
 * a call, and for guests.
 */
export function addressesOf({ name, uuid }: WishList, key: string): Address[] {
  const { keyOf, addressOf } = itemLists[name];
  if (uuid === undefined || !addressOf) return [];
  const found = lastKnown(name)?.items.filter((item) => keyOf(item) === key) ?? [];
  const addresses = found.flatMap((item) => addressOf(item) ?? []);
  return [...new Map(addresses.map((address) => [address.planId, address])).values()];
}

/** Removes one item by its own request (DEL-09, contract §7). A 404 is a success if the list does not contain the item. */
export async function deleteItem(
  list: WishList,
  key: string,
  addresses: readonly Address[],
  end: End,
): Promise<void> {
  const { name, uuid = '' } = list;
  const { keyOf, withItems } = itemLists[name];
  const startedAt = removalsSoFar();
  const before = lastKnown(name)?.items ?? [];
  const left = new Set(addresses);
  const land = (address: Address): void => {
    left.delete(address);
    if (left.size > 0) return;
    const known = lastKnown(name);
    if (known) remember(list, withItems(known.part, without(name, key, known.items)));
    end({ startedAt, before, isWritten: true });
  };
  const failures = await Promise.all(
    addresses.map(async (address) => {
      const { section, planYear, planId } = address;
      const response = await deletePlan(currentConfig(), uuid, section, planYear, planId, () => {
        land(address);
      });
      if (response.ok) land(address);
      return response.ok ? [] : response.failure;
    }),
  );
  const [failure] = failures.flat();
  if (!failure) return;
  const found = failure.status === 404 ? await readList(list, `reload-${name}-failed`) : undefined;
  const isGone = found?.items.every((item) => keyOf(item) !== key);
  if (found && isGone) {
    remember(list, found.part);
    end({ startedAt, before, after: found.items, isWritten: false });
    return;
  }
  reportFailure(failure, 'delete-plan-failed');
  end();
}
