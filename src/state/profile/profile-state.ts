import { emptyProfile, type Profile } from '../../domain/profile/profile';
import { atom, pageAtom, read, shopperValueAtom, write } from '../store';

/** The last profile from the service or the guest's storage; still contains items that are being removed. */
export const profileAtom = shopperValueAtom<Profile>('profile', emptyProfile);

/** The profile in the service's format, as it was last read or written. */
export const wireProfileAtom = shopperValueAtom<Readonly<Record<string, unknown>>>('wireProfile', {});

/**
 * Status of the profile. All loading states of elements are derived from it:
 *
 * - `identifying`: the shopper is unknown.
 * - `reading`: the first request is pending.
 * - `shown`: elements show the profile.
 * - `rereading`: elements show the profile while it is requested again.
 * - `failed`: the request has failed; elements offer a retry.
 */
export type ProfileStatus = 'identifying' | 'reading' | 'shown' | 'rereading' | 'failed';

const statusAtom = pageAtom<ProfileStatus>('profileStatus', 'identifying');

/** All changes of the status go through this function. */
export function setProfileStatus(status: ProfileStatus): void {
  write(statusAtom, status);
}

/** Whether elements show a profile. */
export const isProfileShown = (): boolean => ['shown', 'rereading'].includes(read(statusAtom));

/** Data that elements wait for in addition to the profile. */
type Part = 'activePlan' | 'plans' | 'supplement' | 'applications';

const settledPartsAtom = shopperValueAtom<ReadonlySet<Part>>('settledParts', new Set());

/** Marks parts that have loaded, failed or timed out. */
export function markLoaded(...parts: readonly Part[]): void {
  write(settledPartsAtom, new Set([...read(settledPartsAtom), ...parts]));
}

/** Marks a part that is requested again. */
export function markPending(part: Part): void {
  write(settledPartsAtom, new Set([...read(settledPartsAtom)].filter((settled) => settled !== part)));
}

/** Whether the profile has failed to load; elements offer a retry. */
export const isProfileFailedAtom = atom((get) => get(statusAtom) === 'failed');

/** Whether the request for the profile has settled, so that elements know who the shopper is. */
export const isShopperKnownAtom = atom((get) => !['identifying', 'reading'].includes(get(statusAtom)));

const isSettled = (part: Part) =>
  atom((get) => get(isProfileFailedAtom) || (get(isShopperKnownAtom) && get(settledPartsAtom).has(part)));

/** Load flags (DATA-44): each becomes true when its part has completed or failed (LOAD-23 … LOAD-25). */
export const isPlansLoadedAtom = isSettled('plans');
/** @public */
export const isDrugsLoadedAtom = atom((get) => get(isShopperKnownAtom));
/** Whether the saved items are known. `false` while a profile that failed to load is being requested again. */
export const areItemsKnownAtom = atom(
  (get) => get(isDrugsLoadedAtom) && (get(isPlansLoadedAtom) || get(profileAtom) !== emptyProfile),
);
export const isProvidersLoadedAtom = atom((get) => get(isShopperKnownAtom));
/** The request for the supplement application has settled or timed out. @public */
export const isMedsuppLoadedAtom = isSettled('supplement');
export const isApplicationsLoadedAtom = atom((get) => get(settledPartsAtom).has('applications'));
/**
 * Active plans are known, and the Extra Help record of a member, which changes premiums, has loaded or timed out. Costs load
 * later (ACTIVE-06).
 */
export const isActivePlanLoadedAtom = isSettled('activePlan');
