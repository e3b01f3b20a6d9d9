import { localStore, parseJson } from '../browser/storage';
import { planKeyOf } from '../domain/plan';
import { buildSavedPlansText } from '../domain/saved-plans-text';
import { isRecord } from '../domain/value';
import type { WritableSection } from '../services/profile-items-service';
import { parseProfile } from '../services/profile-service';
import { currentConfig } from './config';
import type { RemovableKind } from './removal';
import { drugKeyOf, providerKeyOf } from './saved-items';

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
): { part: Holder; items: readonly unknown[] } | undefined {
  const part = isRecord(holder) ? holder[group] : undefined;
  if (!isRecord(part)) return undefined;
  const items = part[list];
  return { part, items: Array.isArray(items) ? items : [] };
}

/** The part with other items; of plans, the text that goes with them too (DEL-11). */
export function withItems(kind: RemovableKind, part: Holder, items: readonly unknown[]): Holder {
  const changed = { ...part, [itemLists[kind].list]: items };
  if (kind !== 'plan') return changed;
  const plans = parseProfile({ plansDetails: { plans: items } })?.plans ?? [];
  return { ...changed, savedPlans: buildSavedPlansText(plans) };
}

/**
 * Changes one list of the profile that a guest has in this browser; all else in it stays as it was stored. Answers the
 * items before.
 */
export function changeStoredItems(
  kind: RemovableKind,
  change: (items: readonly unknown[]) => readonly unknown[],
): readonly unknown[] {
  const { guestProfile } = currentConfig().storageKeys;
  const stored = parseJson(localStore.read(guestProfile));
  const found = partOf(stored, itemLists[kind]);
  if (!found || !isRecord(stored)) return [];
  const part = withItems(kind, found.part, change(found.items));
  localStore.write(guestProfile, JSON.stringify({ ...stored, [itemLists[kind].group]: part }));
  return found.items;
}
