import { localStore, parseJson } from '../../browser/storage';
import { planKeyOf, buildSavedPlansText } from '../../domain/plans/plan';
import { favoriteKeyOf, favoritesIn, withFavorites } from '../../domain/plans/supplements';
import { isRecord } from '../../domain/untrusted';
import type { WritableSection } from '../../services/profile-items-service';
import { parseProfile } from '../../services/profile-service';
import { currentConfig } from '../config';
import { currentYearAtom } from '../page/dates';
import { savedSupplementsAtom } from '../plans/saved-supplements';
import { profileAtom } from '../profile/profile';
import type { RemovableKind } from './removal';
import { drugKeyOf, listWithout, providerKeyOf } from './saved-items';
import { read, write } from '../store';

/** The lists of the profile: plans are in two, as supplements are kept apart. */
export type ListName = RemovableKind | 'supplement';

/** Where the profile data holder keeps a list, and by what an item on the wire is known. */
export interface ItemList<Section extends WritableSection = WritableSection> {
  section: Section;
  group: string;
  /** The group is an object as JSON text (DATA-12). */
  isText?: true;
  itemsIn(part: Holder): unknown;
  /** The part with other items, and with what goes with them. */
  withItems(part: Holder, items: Items): Holder;
  /** No value for an item that cannot be read: it is kept as it is. */
  keyOf(item: unknown): string | undefined;
}

type Holder = Readonly<Record<string, unknown>>;

const keyOfFirst = (
  holder: Holder,
  keyOf: (profile: NonNullable<ReturnType<typeof parseProfile>>) => string | undefined,
) => {
  const profile = parseProfile(holder);
  return profile && keyOf(profile);
};

/** A list that is a field of its group. */
const inField = (list: string): Pick<ItemList, 'itemsIn' | 'withItems'> => ({
  itemsIn: (part) => part[list],
  withItems: (part, items) => ({ ...part, [list]: items }),
});

interface ItemLists extends Record<RemovableKind, ItemList> {
  plan: ItemList<'plans'>;
  supplement: ItemList<'medsuppPlans'>;
}

export const itemLists: Readonly<ItemLists> = {
  plan: {
    section: 'plans',
    group: 'plansDetails',
    ...inField('plans'),
    /** With the text of all saved plans (DEL-11). */
    withItems: (part, items) => {
      const plans = parseProfile({ plansDetails: { plans: items } })?.plans ?? [];
      return { ...part, plans: items, savedPlans: buildSavedPlansText(plans) };
    },
    keyOf: (item) =>
      keyOfFirst({ plansDetails: { plans: [item] } }, ({ plans: [plan] }) => plan && planKeyOf(plan)),
  },
  drug: {
    section: 'drugs',
    group: 'drugsAndPharmacyDetails',
    ...inField('drugInfoDetails'),
    keyOf: (item) =>
      keyOfFirst(
        { drugsAndPharmacyDetails: { drugInfoDetails: [item] } },
        ({ drugs: [drug] }) => drug && drugKeyOf(drug),
      ),
  },
  doctor: {
    section: 'providers',
    group: 'providersDetails',
    ...inField('providerIdList'),
    keyOf: (item) =>
      keyOfFirst(
        { providersDetails: { providerIdList: [item] } },
        ({ providers: [provider] }) => provider && providerKeyOf(provider),
      ),
  },
  supplement: {
    section: 'medsuppPlans',
    group: 'medsuppData',
    isText: true,
    itemsIn: favoritesIn,
    withItems: withFavorites,
    keyOf: (item) => favoriteKeyOf(item, read(currentYearAtom)),
  },
};

/** The list that has an item. */
export const listOf = (kind: RemovableKind, key: string): ListName =>
  kind === 'plan' && read(savedSupplementsAtom).some((plan) => planKeyOf(plan) === key) ? 'supplement' : kind;

/** The part of a holder that has the list, and the list's items as the wire has them. */
export function partOf(
  holder: unknown,
  { group, isText, itemsIn }: ItemList,
): { part: Holder; items: Items } | undefined {
  const found = isRecord(holder) ? holder[group] : undefined;
  const part = isText && typeof found === 'string' ? parseJson(found) : found;
  if (!isRecord(part)) return undefined;
  const items = itemsIn(part);
  return { part, items: Array.isArray(items) ? items : [] };
}

/** The part of a holder, as the holder has it. */
export const inHolder = (name: ListName, part: Holder): Holder => {
  const { group, isText } = itemLists[name];
  return { [group]: isText ? JSON.stringify(part) : part };
};

export type Items = readonly unknown[];

/** A list as it was, and as it is now. */
export interface ListUpdate {
  before: Items;
  after: Items;
}

/**
 * Changes the length of one list of the profile that a guest has in this browser; all else in it stays as it was
 * stored. No value when the browser does not keep it: then nothing has changed.
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

/** Puts a list, as the wire has it, into the page state. */
export function showItems(
  name: ListName,
  items: Items,
  isGone: (key: string) => boolean = () => false,
): void {
  const profile = read(profileAtom);
  if (name === 'supplement') {
    const { part } = partOf(profile, itemLists.supplement) ?? { part: {} };
    write(profileAtom, { ...profile, medsuppData: JSON.stringify(withFavorites(part, items)) });
    return;
  }
  const parsed = parseProfile(inHolder(name, itemLists[name].withItems({}, items)));
  if (parsed) write(profileAtom, { ...profile, ...listWithout(name, parsed, isGone) });
}
