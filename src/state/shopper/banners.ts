import { atom } from 'jotai/vanilla';
import { configAtom } from '../config';
import { featureFlagsAtom } from '../page/feature-flags';
import { isNewAccountAtom } from './identity';
import { pageAtom } from '../store';

/** Closed by the shopper, for as long as the page stays (SHELL-39). */
export const isOutageClosedAtom = pageAtom('isOutageClosed', false);

const areBannersOnAtom = atom((get) => get(featureFlagsAtom)?.bannering ?? true);

/** The sign-in service is not available, and the shopper has not closed the banner (SHELL-38, SHELL-39, OPEN-A029). */
export const isOutageShownAtom = atom(
  (get) =>
    get(areBannersOnAtom) && (get(featureFlagsAtom)?.isServiceOutage ?? false) && !get(isOutageClosedAtom),
);

/** From the sign-in answer or the configuration (SHELL-40, OPEN-A003). */
export const isAccountReadyShownAtom = atom(
  (get) => get(areBannersOnAtom) && (get(isNewAccountAtom) || get(configAtom).isAccountSetupComplete),
);
