import { localStore, parseJson } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { isRecord, toText } from '../../domain/coerce';
import { itemLists, partOf, type Items } from '../saved-items/item-lists';
import type { RemovableKind } from '../profile/wishes';
import { updateList } from '../saved-items/wish-loop';
import { currentShopper } from '../shopper/shopper';

const kinds: readonly RemovableKind[] = ['plan', 'drug', 'doctor'];

/** A guest's saved items of a kind; drops unreadable ones. */
const itemsOf = (stored: unknown, kind: RemovableKind): Items =>
  partOf(stored, itemLists[kind])?.items.filter((item) => itemLists[kind].keyOf(item) !== undefined) ?? [];

/** Adds a guest's items of one list to those of the account. Returns whether the account has all of them now. */
async function mergeList(stored: unknown, kind: RemovableKind): Promise<boolean> {
  const { keyOf } = itemLists[kind];
  const mine = itemsOf(stored, kind);
  if (mine.length === 0) return true;
  const addMissing = (theirs: Items): Items => {
    const known = new Set(theirs.map(keyOf));
    const missing = mine.filter((item) => !known.has(keyOf(item)));
    // By key, because a guest may have saved an item twice.
    return [...theirs, ...new Map(missing.map((item) => [keyOf(item), item])).values()];
  };
  return updateList(kind, addMissing, 'guest-merge-failed');
}

/** Removes the merged lists from the browser. Supplements and the pharmacy stay, because they are not merged. */
function forgetMerged(key: string, stored: unknown): void {
  const {
    plansDetails: _plans,
    providersDetails: _providers,
    drugsAndPharmacyDetails,
    ...rest
  } = isRecord(stored) ? stored : {};
  const pharmacyObj = isRecord(drugsAndPharmacyDetails) ? drugsAndPharmacyDetails.pharmacyObj : undefined;
  if (toText(rest.medsuppData) === undefined && !isRecord(pharmacyObj)) localStore.remove(key);
  else localStore.write(key, JSON.stringify({ ...rest, drugsAndPharmacyDetails: { pharmacyObj } }));
}

/**
 * At sign-in, adds a guest's saved items to the account, and removes them from the browser once all of them have been saved
 * (OPEN-A016, config key `guest.mergeOnSignIn`).
 */
export async function mergeGuestItems(config: Config, readAgain: () => Promise<unknown>): Promise<void> {
  const { guestProfile } = config.storageKeys;
  const stored = parseJson(localStore.read(guestProfile));
  const isGuest = currentShopper().uuid === undefined;
  if (isGuest || kinds.every((kind) => itemsOf(stored, kind).length === 0)) return;
  const merged = await Promise.all(kinds.map((kind) => mergeList(stored, kind)));
  if (merged.every(Boolean)) forgetMerged(guestProfile, stored);
  await readAgain();
}
