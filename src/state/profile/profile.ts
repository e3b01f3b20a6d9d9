import { emptyProfile, type Profile } from '../../domain/profile/profile';
import { pageAtom } from '../store';

/** As the service or the guest's storage last told it; what is being removed is still in it. */
export const profileAtom = pageAtom<Profile>('profile', emptyProfile);

/** The profile has been read, or will not be: pieces can say who it is. */
export const isShopperKnownAtom = pageAtom('isShopperKnown', false);

/** Load flags: each becomes true when its part has completed or failed (LOAD-23 … LOAD-25). */
export const isPlansLoadedAtom = pageAtom('isPlansLoaded', false);
export const isDrugsLoadedAtom = pageAtom('isDrugsLoaded', false);
export const isProvidersLoadedAtom = pageAtom('isProvidersLoaded', false);
export const isMedsuppLoadedAtom = pageAtom('isMedsuppLoaded', false);
export const isApplicationsLoadedAtom = pageAtom('isApplicationsLoaded', false);
/** It is known who has an active plan; what it costs comes later (ACTIVE-06). */
export const isActivePlanLoadedAtom = pageAtom('isActivePlanLoaded', false);

/** The profile could not be read: pieces offer to try again. */
export const isProfileFailedAtom = pageAtom('isProfileFailed', false);
