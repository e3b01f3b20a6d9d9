import { removeCookie } from '../../browser/storage';
import { guest, type Identity } from '../../domain/shopper/roles';
import { currentConfig } from '../config';
import { invalidateResources } from '../resource';
import { resetShopperValues, write } from '../store';
import { identityAtom } from './identity';
import { currentShopper } from './shopper';
import { wasSignedOutAtom } from './signed-out';

/**
 * Nothing of the shopper stays in the page, and nothing that is still to come for them counts: at sign-out, at the end of
 * a session, and when the page is for somebody else from now on (OUT-06, OPEN-B54). The plan that was launched last goes with
 * them; what else lies in storage is the caller's.
 */
export function forgetShopper(next: Identity = guest): void {
  if (currentShopper().uuid !== undefined) write(wasSignedOutAtom, true);
  removeCookie(currentConfig().storageKeys.launchPlan);
  invalidateResources();
  resetShopperValues();
  write(identityAtom, next);
}
