import { localStore, parseJson } from '../../browser/storage';
import { planKeyOf } from '../../domain/plans/plan';
import { buildSavedPlansText } from '../../domain/plans/saved-plans-text';
import { isRecord } from '../../domain/untrusted';
import type { WritableSection } from '../../services/profile-items-service';
import { parseProfile } from '../../services/profile-service';
import { currentConfig } from '../config';
import { profileAtom } from '../profile/profile';
import type { RemovableKind } from './removal';
import { drugKeyOf, listWithout, providerKeyOf } from './saved-items';
import { read, write } from '../store';

/** Where the profile data holder keeps a kind of item, and by what an item on the wire is known. */
export interface ItemList {
  section: WritableSection;
  group: string;
  list: string;
  /** No value for an item that cannot be read: it is kept as it is. */
  keyOf(item: unknown): string | undefined;
}

type Holder = Record<string, unknown>;

const keyOfFirst = (
  holder: Holder,
  keyOf: (profile: NonNullable<ReturnType<typeof parseProfile>>) => string | undefined,
) => {
  const profile = parseProfile(holder);
  return profile && keyOf(profile);
};

export const itemLists: Readonly<Record<RemovableKind, ItemList>> = {
  plan: {
    section: 'plans',
    group: 'plansDetails',
    list: 'plans',
    keyOf: (item) =>
      keyOfFirst({ plansDetails: { plans: [item] } }, ({ plans: [plan] }) => plan && planKeyOf(plan)),
  },
  drug: {
    section: 'drugs',
    group: 'drugsAndPharmacyDetails',
    list: 'drugInfoDetails',
    keyOf: (item) =>
      keyOfFirst(
        { drugsAndPharmacyDetails: { drugInfoDetails: [item] } },
        ({ drugs: [drug] }) => drug && drugKeyOf(drug),
      ),
  },
  doctor: {
    section: 'providers',
    group: 'providersDetails',
    list: 'providerIdList',
    keyOf: (item) =>
      keyOfFirst(
        { providersDetails: { providerIdList: [item] } },
        ({ providers: [provider] }) => provider && providerKeyOf(provider),
      ),
  },
};

/** The part of a holder that has the list, and the list's items as the wire has them. */
export function partOf(
  holder: unknown,
  { group, list }: ItemList,
): { part: Holder; items: Items } | undefined {
  const part = isRecord(holder) ? holder[group] : undefined;
  if (!isRecord(part)) return undefined;
  const items = part[list];
  return { part, items: Array.isArray(items) ? items : [] };
}

/** The part with other items; of plans, the text that goes with them too (DEL-11). */
export function withItems(kind: RemovableKind, part: Holder, items: Items): Holder {
  const changed = { ...part, [itemLists[kind].list]: items };
  if (kind !== 'plan') return changed;
  const plans = parseProfile({ plansDetails: { plans: items } })?.plans ?? [];
  return { ...changed, savedPlans: buildSavedPlansText(plans) };
}

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
export function changeStoredItems(
  kind: RemovableKind,
  change: (items: Items) => Items,
): ListUpdate | undefined {
  const { guestProfile } = currentConfig().storageKeys;
  const text = localStore.read(guestProfile);
  const stored = parseJson(text);
  const { part, items } = partOf(stored, itemLists[kind]) ?? { part: {}, items: [] };
  const after = change(items);
  if (after.length !== items.length) {
    const changed = {
      ...(isRecord(stored) && stored),
      [itemLists[kind].group]: withItems(kind, part, after),
    };
    if (!localStore.write(guestProfile, JSON.stringify(changed))) {
      if (text !== undefined) localStore.write(guestProfile, text);
      return undefined;
    }
  }
  return { before: items, after };
}

/** Puts a list, as the wire has it, into the page state. */
export function showItems(kind: RemovableKind, items: Items, isGone: (key: string) => boolean): void {
  const { group, list } = itemLists[kind];
  const parsed = parseProfile({ [group]: { [list]: items } });
  if (parsed) write(profileAtom, { ...read(profileAtom), ...listWithout(kind, parsed, isGone) });
}
