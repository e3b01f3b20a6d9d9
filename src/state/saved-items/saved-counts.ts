import { atom, type Atom } from 'jotai/vanilla';
import type { View } from '../../domain/shopper/view';
import { configAtom } from '../config';
import { isProfileFailedAtom, isShopperKnownAtom } from '../profile/profile-state';
import { windowWidthAtom } from '../page/screen';
import { isPlansExistsAtom, shownPlansAtom } from '../plans/plans';
import { areSavedPlansKnownAtom } from '../plans/saved-supplements';
import { browseUrlAtom, routeUrlAtom } from '../page/routes';
import { wasSignedOutAtom } from '../shopper/signed-out';
import { savedDrugsCountAtom, savedProvidersCountAtom } from './saved-items';

const onceKnown = (count: Atom<number>, isKnown = isShopperKnownAtom): Atom<number | undefined> =>
  atom((get) => {
    if (!get(isShopperKnownAtom) || !get(isKnown) || get(isProfileFailedAtom)) return undefined;
    return get(count) === 0 && get(wasSignedOutAtom) ? undefined : get(count);
  });

/**
 * Number of saved items by view; only plans of the active year. `undefined` until it is known, when the profile has failed to
 * load, and instead of 0 after an automatic sign-out (SHELL-05, SHELL-49, ERR-02).
 */
export const savedCountAtoms: Record<View, Atom<number | undefined>> = {
  plans: onceKnown(
    atom((get) => get(shownPlansAtom).length),
    areSavedPlansKnownAtom,
  ),
  drugs: onceKnown(savedDrugsCountAtom),
  providers: onceKnown(savedProvidersCountAtom),
};

/** Name of the route behind `browseUrlAtom`. */
export const browseRouteAtom = atom((get) =>
  get(browseUrlAtom) === get(routeUrlAtom)('zipEntry') ? 'zipEntry' : 'planSummary',
);

/** Whether the mobile prompt shows: plans exist, and the window is narrower than `breakpoints.medium` (SHELL-48, OPEN-A033). */
export const isMobilePromptShownAtom = atom(
  (get) =>
    get(windowWidthAtom) < get(configAtom).breakpoints.medium &&
    get(areSavedPlansKnownAtom) &&
    get(isPlansExistsAtom),
);
