import { localStore, parseJson } from '../../browser/storage';
import { buildSavedPlansText } from '../../domain/plans/plan';
import { isRecord } from '../../domain/coerce';
import { currentConfig } from '../config';
import { readStored, writeStored } from '../shopper/stored-values';
import { savedSupplementsAtom } from './saved-supplements';
import { profileAtom } from '../profile/profile-state';
import { read } from '../store';

/** Updates the local copy of a signed-in shopper's plans and ZIP code (DEL-13); no other data is copied. */
export function keepPlansCopy(): void {
  const { plans: listed, zipCode } = read(profileAtom);
  const plans = [...listed, ...read(savedSupplementsAtom)];
  const savedPlans = buildSavedPlansText(plans);
  const copy = JSON.stringify({ plansDetails: { zipCode, plans, savedPlans } });
  writeStored('profileCopy', copy);
}

/** Number of plans on the last visit, so that the placeholder cards reserve about the right height. */
export function rememberedPlanCount(planYear: number): number | undefined {
  const { guestProfile } = currentConfig().storageKeys;
  const stored = parseJson(readStored('profileCopy')) ?? parseJson(localStore.read(guestProfile));
  if (!isRecord(stored) || !isRecord(stored.plansDetails) || !Array.isArray(stored.plansDetails.plans))
    return undefined;
  const plans = stored.plansDetails.plans as unknown[];
  return plans.filter((entry) => isRecord(entry) && Number(entry.planYear) === planYear).length;
}
