import { localStore, parseJson } from '../browser/storage';
import { planKeyOf, type SavedPlan } from '../domain/plan';
import { currentConfig } from './config';
import { identityAtom, profileAtom } from './page-state';
import { read } from './store';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Brings the copy in local storage up to date (DEL-13): of a guest's profile, which lives there, only the plan list
 * changes; of a signed-in shopper's profile nothing but the plan list is ever copied.
 */
export function keepPlansCopy(): void {
  const { guestProfile, profileCopy } = currentConfig().storageKeys;
  const { plans, zipCode } = read(profileAtom);
  if (!read(identityAtom).isGuest) {
    localStore.write(profileCopy, JSON.stringify({ plansDetails: { zipCode, plans } }));
    return;
  }
  const stored = parseJson(localStore.read(guestProfile));
  if (!isRecord(stored) || !isRecord(stored.plansDetails) || !Array.isArray(stored.plansDetails.plans))
    return;
  const kept = new Set(plans.map(planKeyOf));
  const storedPlans = stored.plansDetails.plans.filter(
    (entry) => isRecord(entry) && kept.has(planKeyOf(entry as unknown as SavedPlan)),
  );
  localStore.write(
    guestProfile,
    JSON.stringify({ ...stored, plansDetails: { ...stored.plansDetails, plans: storedPlans } }),
  );
}

/** How many plans the last visit saw, so that loading cards take about as much room as the real ones will. */
export function rememberedPlanCount(planYear: number): number | undefined {
  const { guestProfile, profileCopy } = currentConfig().storageKeys;
  const stored = parseJson(localStore.read(profileCopy)) ?? parseJson(localStore.read(guestProfile));
  if (!isRecord(stored) || !isRecord(stored.plansDetails) || !Array.isArray(stored.plansDetails.plans))
    return undefined;
  const plans = stored.plansDetails.plans as unknown[];
  return plans.filter((entry) => isRecord(entry) && Number(entry.planYear) === planYear).length;
}
