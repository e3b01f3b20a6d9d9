import { atom } from 'jotai/vanilla';
import { configAtom } from '../config';
import { featureFlagsAtom } from '../page/feature-flags';
import { isNewAccountAtom } from './identity';
import { pageAtom } from '../store';

/** Whether the shopper has closed the outage banner on this page (SHELL-39). */
export const isOutageClosedAtom = pageAtom('isOutageClosed', false);

const areBannersOnAtom = atom((get) => get(featureFlagsAtom)?.bannering ?? true);

/** Whether to show that the sign-in service is not available (SHELL-38, SHELL-39, OPEN-A029). */
export const isOutageShownAtom = atom(
  (get) =>
    get(areBannersOnAtom) && (get(featureFlagsAtom)?.isServiceOutage ?? false) && !get(isOutageClosedAtom),
);

/** Whether to show the account-ready banner, from the sign-in response or the configuration (SHELL-40, OPEN-A003). */
export const isAccountReadyShownAtom = atom(
  (get) => get(areBannersOnAtom) && (get(isNewAccountAtom) || get(configAtom).isAccountSetupComplete),
);
