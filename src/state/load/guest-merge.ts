import { localStore, parseJson } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { isRecord, toText } from '../../domain/coerce';
import { itemLists, partOf, type Items } from '../saved-items/item-lists';
import type { RemovableKind } from '../profile/wishes';
import { updateList } from '../saved-items/wish-loop';
import { currentShopper } from '../shopper/shopper';

const kinds: readonly RemovableKind[] = ['plan', 'drug', 'doctor'];

/** What a guest has saved of a kind, as far as it can be read. */
const itemsOf = (stored: unknown, kind: RemovableKind): Items =>
  partOf(stored, itemLists[kind])?.items.filter((item) => itemLists[kind].keyOf(item) !== undefined) ?? [];

/** Adds a guest's items of one list to those of the account. Returns whether all of them are there now. */
async function mergeList(stored: unknown, kind: RemovableKind): Promise<boolean> {
  const { keyOf } = itemLists[kind];
  const mine = itemsOf(stored, kind);
  if (mine.length === 0) return true;
  const addMissing = (theirs: Items): Items => {
    const known = new Set(theirs.map(keyOf));
    const missing = mine.filter((item) => !known.has(keyOf(item)));
    // By key, as a guest may have saved an item twice.
    return [...theirs, ...new Map(missing.map((item) => [keyOf(item), item])).values()];
  };
  return updateList(kind, addMissing, 'guest-merge-failed');
}

/** What no list holds (supplements, the pharmacy) stays in the browser: it has not gone to the account. */
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
 * At sign-in, what a guest has saved in this browser goes to the account, and from the browser once all of it has
 * arrived (OPEN-A016, config `guest.mergeOnSignIn`).
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
