import { localStore, parseJson } from '../../browser/storage';
import type { Config } from '../../config/settings';
import type { SavedPlan } from '../../domain/plan';
import { buildSavedPlansText } from '../../domain/saved-plans-text';
import { isRecord, toText } from '../../domain/value';
import { readWireSection, writeProfile } from '../../services/profile-items-service';
import { currentShopper } from '../shopper';
import { reportFailure, reportProblem } from './report';

/** Where a profile keeps its lists, and by which fields two items are the same one. */
const lists = [
  { section: 'plans', group: 'plansDetails', list: 'plans', fields: ['planId', 'planYear'] },
  {
    section: 'drugs',
    group: 'drugsAndPharmacyDetails',
    list: 'drugInfoDetails',
    fields: ['nationalDrugCode', 'drugDosage'],
  },
  {
    section: 'providers',
    group: 'providersDetails',
    list: 'providerIdList',
    fields: ['providerId', 'providerAddressId'],
  },
] as const;

const itemsOf = (holder: unknown, group: string, list: string): Record<string, unknown>[] => {
  const part = isRecord(holder) ? holder[group] : undefined;
  const items = isRecord(part) ? part[list] : undefined;
  return Array.isArray(items) ? items.filter(isRecord) : [];
};

/** Adds a guest's items of one list to those of the account. Answers whether all of them are there now. */
async function mergeList(
  config: Config,
  uuid: string,
  stored: unknown,
  kind: (typeof lists)[number],
): Promise<boolean> {
  const { section, group, list, fields } = kind;
  const mine = itemsOf(stored, group, list);
  if (mine.length === 0) return true;
  const answer = await readWireSection(config, uuid, section);
  const part = answer.ok ? answer.value[group] : undefined;
  if (!isRecord(part)) {
    // Writing without knowing what is there would lose it.
    if (answer.ok) reportProblem(`profile (${section}) has no ${group}`, 'guest-merge-failed');
    else reportFailure(answer.failure, 'guest-merge-failed');
    return false;
  }
  const keyOf = (item: Record<string, unknown>): string =>
    fields.map((field) => toText(item[field]) ?? '').join(' ');
  const theirs = itemsOf({ [group]: part }, group, list);
  const known = new Set(theirs.map(keyOf));
  // By key, as a guest may have saved an item twice.
  const missing = new Map(
    mine.flatMap((item): [string, Record<string, unknown>][] =>
      known.has(keyOf(item)) ? [] : [[keyOf(item), item]],
    ),
  );
  if (missing.size === 0) return true;
  const items = [...theirs, ...missing.values()];
  const mergedPart = {
    ...part,
    [list]: items,
    ...(section === 'plans' && { savedPlans: buildSavedPlansText(items as unknown as SavedPlan[]) }),
  };
  const written = await writeProfile(config, uuid, section, mergedPart);
  if (!written.ok) reportFailure(written.failure, 'guest-merge-failed');
  return written.ok;
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
  const { uuid } = currentShopper();
  if (uuid === undefined || lists.every(({ group, list }) => itemsOf(stored, group, list).length === 0))
    return;
  const merged = await Promise.all(lists.map((kind) => mergeList(config, uuid, stored, kind)));
  if (merged.every(Boolean)) forgetMerged(guestProfile, stored);
  await readAgain();
}
