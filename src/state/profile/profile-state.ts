import { emptyProfile, type Profile } from '../../domain/profile/profile';
import { atom, pageAtom, read, shopperValueAtom, write } from '../store';

/** As the service or the guest's storage last told it; what is being removed is still in it. */
export const profileAtom = shopperValueAtom<Profile>('profile', emptyProfile);

/** The same as the wire has it, as it was last read or sent. */
export const wireProfileAtom = shopperValueAtom<Readonly<Record<string, unknown>>>('wireProfile', {});

/**
 * How the page stands to the profile. What pieces wait for is worked out from this one value:
 *
 * - `identifying`: nobody knows yet whose it is.
 * - `reading`: it is being read, and nothing of it is known.
 * - `shown`: pieces show it.
 * - `rereading`: pieces show it, and it is being read again.
 * - `failed`: it could not be read, and pieces offer to try again.
 */
export type ProfileStatus = 'identifying' | 'reading' | 'shown' | 'rereading' | 'failed';

const statusAtom = pageAtom<ProfileStatus>('profileStatus', 'identifying');

/** The only way to another status. */
export function setProfileStatus(status: ProfileStatus): void {
  write(statusAtom, status);
}

/** Whether pieces show a profile. */
export const isProfileShown = (): boolean => ['shown', 'rereading'].includes(read(statusAtom));

/** What pieces wait for beside the profile itself. */
type Part = 'dates' | 'plans' | 'supplement' | 'applications';

const settledPartsAtom = shopperValueAtom<ReadonlySet<Part>>('settledParts', new Set());

/** These parts are there, or will not come. */
export function markLoaded(...parts: readonly Part[]): void {
  write(settledPartsAtom, new Set([...read(settledPartsAtom), ...parts]));
}

/** A part is awaited again. */
export function markPending(part: Part): void {
  write(settledPartsAtom, new Set([...read(settledPartsAtom)].filter((settled) => settled !== part)));
}

/** The profile could not be read: pieces offer to try again. */
export const isProfileFailedAtom = atom((get) => get(statusAtom) === 'failed');

/** The profile has been read, or will not be: pieces can say who it is. */
export const isShopperKnownAtom = atom((get) => !['identifying', 'reading'].includes(get(statusAtom)));

const isSettled = (part: Part) =>
  atom((get) => get(isProfileFailedAtom) || (get(isShopperKnownAtom) && get(settledPartsAtom).has(part)));

/** Load flags (DATA-44): each becomes true when its part has completed or failed (LOAD-23 … LOAD-25). */
export const isPlansLoadedAtom = isSettled('plans');
export const isDrugsLoadedAtom = atom((get) => get(isShopperKnownAtom));
export const isProvidersLoadedAtom = atom((get) => get(isShopperKnownAtom));
/** The supplement application has been read, or nobody waits for it any more. @public */
export const isMedsuppLoadedAtom = isSettled('supplement');
export const isApplicationsLoadedAtom = atom((get) => get(settledPartsAtom).has('applications'));
/** It is known who has an active plan; what it costs comes later (ACTIVE-06). */
export const isActivePlanLoadedAtom = isSettled('dates');
