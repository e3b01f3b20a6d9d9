import { localStore, parseJson } from '../../browser/storage';
import { buildSavedPlansText, planKeyOf } from '../../domain/plans/plan';
import { favoriteKeyOf, favoritesIn, supplementOf, withFavorites } from '../../domain/plans/supplements';
import { isRecord, toText } from '../../domain/coerce';
import type { WritableSection } from '../../services/profile-items-service';
import { parseProfile } from '../../services/profile-service';
import { currentConfig } from '../config';
import { currentYearAtom } from '../page/dates';
import { savedSupplementsAtom, withoutSupplements } from '../plans/saved-supplements';
import { profileAtom } from '../profile/profile-state';
import type { ListName, RemovableKind, Undoable, Wish, WishList } from '../profile/wishes';
import { drugKeyOf, listWithout, providerKeyOf } from './saved-items';
import { read, write } from '../store';

/** Path of the request that removes one item (DEL-09, contract §7). */
export interface Address {
  section: 'plans' | 'medsuppPlans';
  planYear: number;
  planId: string;
}

/** Location of a list in the profile data holder, and the key of its items in the service's format. */
export interface ItemList {
  section: WritableSection;
  group: string;
  /** The group is JSON text of an object (DATA-12). */
  isText?: true;
  itemsIn(part: Holder): unknown;
  /** Replaces the items of a part, and updates fields that depend on them. */
  withItems(part: Holder, items: Items): Holder;
  /** `undefined` for an unreadable item, which is kept unchanged. */
  keyOf(item: unknown): string | undefined;
  /** For lists with a service call that removes a single item. */
  addressOf?(item: unknown): Address | undefined;
}

type Holder = Readonly<Record<string, unknown>>;

/** A list that is a field of its group. */
const inField = (list: string): Pick<ItemList, 'itemsIn' | 'withItems'> => ({
  itemsIn: (part) => part[list],
  withItems: (part, items) => ({ ...part, [list]: items }),
});

export const itemLists: Readonly<Record<ListName, ItemList>> = {
  plan: {
    section: 'plans',
    group: 'plansDetails',
    ...inField('plans'),
    /** Also updates `savedPlans`, the text of all saved plans (DEL-11). */
    withItems: (part, items) => {
      const plans = parseProfile({ plansDetails: { plans: items } })?.plans ?? [];
      return { ...part, plans: items, savedPlans: buildSavedPlansText(plans) };
    },
    keyOf: (item) => {
      const [plan] = parseProfile({ plansDetails: { plans: [item] } })?.plans ?? [];
      return plan && planKeyOf(plan);
    },
    addressOf: (item) => {
      const [plan] = parseProfile({ plansDetails: { plans: [item] } })?.plans ?? [];
      return plan && { section: 'plans', planYear: plan.planYear, planId: plan.planId };
    },
  },
  drug: {
    section: 'drugs',
    group: 'drugsAndPharmacyDetails',
    ...inField('drugInfoDetails'),
    keyOf: (item) => {
      const [drug] = parseProfile({ drugsAndPharmacyDetails: { drugInfoDetails: [item] } })?.drugs ?? [];
      return drug && drugKeyOf(drug);
    },
  },
  doctor: {
    section: 'providers',
    group: 'providersDetails',
    ...inField('providerIdList'),
    keyOf: (item) => {
      const [provider] = parseProfile({ providersDetails: { providerIdList: [item] } })?.providers ?? [];
      return provider && providerKeyOf(provider);
    },
  },
  supplement: {
    section: 'medsuppPlans',
    group: 'medsuppData',
    isText: true,
    itemsIn: favoritesIn,
    withItems: withFavorites,
    keyOf: (item) => favoriteKeyOf(item, read(currentYearAtom)),
    addressOf: (item) => {
      const plan = supplementOf(item, {}, read(currentYearAtom));
      const planId = isRecord(item) ? toText(item.planCode) : undefined; // in the spelling of the service
      if (!plan || planId === undefined) return undefined;
      return { section: 'medsuppPlans', planYear: plan.planYear, planId };
    },
  },
};

/** The list that contains an item. */
export const listOf = (kind: RemovableKind, key: string): ListName =>
  kind === 'plan' && read(savedSupplementsAtom).some((plan) => planKeyOf(plan) === key) ? 'supplement' : kind;

/** The part of a holder that contains a list, and its items in the service's format. */
export interface ListPart {
  part: Holder;
  items: Items;
}

export function partOf(holder: unknown, { group, isText, itemsIn }: ItemList): ListPart | undefined {
  const found = isRecord(holder) ? holder[group] : undefined;
  const part = isText && typeof found === 'string' ? parseJson(found) : found;
  if (!isRecord(part)) return undefined;
  const items = itemsIn(part);
  return { part, items: Array.isArray(items) ? items : [] };
}

/** Converts a part to the format of the holder. */
export const inHolder = (name: ListName, part: Holder): Holder => {
  const { group, isText } = itemLists[name];
  return { [group]: isText ? JSON.stringify(part) : part };
};

export type Items = readonly unknown[];

/** A list before and after a change. */
export interface ListUpdate {
  before: Items;
  after: Items;
}

/**
 * Adds or removes items in one list of a guest's stored profile, and keeps all other data as stored. Returns `undefined` when
 * the browser cannot store it; then nothing has changed.
 */
export function changeStoredItems(name: ListName, change: (items: Items) => Items): ListUpdate | undefined {
  const { guestProfile } = currentConfig().storageKeys;
  const text = localStore.read(guestProfile);
  const stored = parseJson(text);
  const { part, items } = partOf(stored, itemLists[name]) ?? { part: {}, items: [] };
  const after = change(items);
  if (after.length !== items.length) {
    const changed = {
      ...(isRecord(stored) && stored),
      ...inHolder(name, itemLists[name].withItems(part, after)),
    };
    if (!localStore.write(guestProfile, JSON.stringify(changed))) {
      if (text !== undefined) localStore.write(guestProfile, text);
      return undefined;
    }
  }
  return { before: items, after };
}

/** Writes a list in the service's format to the page state. */
export function showItems(name: ListName, items: Items): void {
  const profile = read(profileAtom);
  if (name === 'supplement') {
    const { part } = partOf(profile, itemLists.supplement) ?? { part: {} };
    write(profileAtom, { ...profile, medsuppData: JSON.stringify(withFavorites(part, items)) });
    return;
  }
  const parsed = parseProfile(inHolder(name, itemLists[name].withItems({}, items)));
  if (parsed) write(profileAtom, { ...profile, ...listWithout(name, parsed, () => false) });
}

/** Removes an item from the page state. */
export function hideItem(kind: RemovableKind, key: string): void {
  const profile = read(profileAtom);
  const isIt = (candidate: string): boolean => candidate === key;
  write(profileAtom, withoutSupplements({ ...profile, ...listWithout(kind, profile, isIt) }, isIt));
}

export const without = (name: ListName, key: string, items: Items): Items =>
  items.filter((item) => itemLists[name].keyOf(item) !== key);

/** Key of an item; for an unreadable item, its full JSON text. */
const nameOf = (name: ListName, item: unknown): string => itemLists[name].keyOf(item) ?? JSON.stringify(item);

/** Data to undo the removal of an item; `undefined` if the list does not contain it. */
export function undoOf({ name, uuid }: WishList, key: string, items: Items): Undoable | undefined {
  const names = items.map((item) => nameOf(name, item));
  const index = names.indexOf(key);
  if (index < 0) return undefined;
  return { list: name, uuid, key, item: items[index], before: new Set(names.slice(0, index)) };
}

/** Applies a wish to a list: removes the item, or restores it after the last item that was before it. */
export function applyWish(name: ListName, { key, place }: Wish, items: Items): Items {
  if (!place) return without(name, key, items);
  const names = items.map((item) => nameOf(name, item));
  if (names.includes(key)) return items;
  const index = names.findLastIndex((candidate) => place.before.has(candidate)) + 1;
  return [...items.slice(0, index), place.item, ...items.slice(index)];
}
