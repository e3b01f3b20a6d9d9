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
 * What is saved, by view, plans of the year that shows. No number until it is known, when the profile could not be read, and
 * instead of 0 for a shopper who was signed out (SHELL-05, SHELL-49, ERR-02).
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

/** Plans exist, and the screen is below the medium width (SHELL-48, OPEN-A033). */
export const isMobilePromptShownAtom = atom(
  (get) =>
    get(windowWidthAtom) < get(configAtom).breakpoints.medium &&
    get(areSavedPlansKnownAtom) &&
    get(isPlansExistsAtom),
);
