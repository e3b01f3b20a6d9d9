import { removeCookie } from '../../browser/storage';
import { guest, type Identity } from '../../domain/shopper/roles';
import { currentConfig } from '../config';
import { invalidateResources } from '../resource';
import { resetShopperValues, write } from '../store';
import { identityAtom } from './identity';
import { currentShopper } from './shopper';
import { wasSignedOutAtom } from './signed-out';

/**
 * Resets all state of the shopper and makes pending responses be dropped: at sign-out, at the end of a session, and when the
 * page is for another shopper (OUT-06, OPEN-B54). Also removes the cookie of the last started application; the caller has to
 * remove other stored values.
 */
export function forgetShopper(next: Identity = guest): void {
  if (currentShopper().uuid !== undefined) write(wasSignedOutAtom, true);
  removeCookie(currentConfig().storageKeys.launchPlan);
  invalidateResources();
  resetShopperValues();
  write(identityAtom, next);
}
