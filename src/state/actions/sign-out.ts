import { shopperGuard } from '../store';
import { finishesWithin } from '../../browser/clock';
import { localStore, removeCookie, sessionStore } from '../../browser/storage';
import { timed } from '../../browser/timing';
import type { Config } from '../../config/settings';
import { logout } from '../../services/profile-service';
import { currentConfig } from '../config';
import { go, goTo } from '../shopper/go';
import { reportFailure, reportProblem } from '../report';
import { forgetStored } from '../shopper/forget-stored';
import { goOnAsGuest } from '../load/load-flow';
import { currentShopper } from '../shopper/shopper';

const HOME_PAGE = '/';

/** Removes the shopper's data from storage and from the page, which the browser may restore with Back (OUT-06, OPEN-B54). */
function forgetEverything(): void {
  const { signOut, storageKeys } = currentConfig();
  forgetStored();
  if (signOut.clearIdentityCookie) removeCookie(storageKeys.identityCookie);
  goOnAsGuest();
  // Notifies the other tabs by a storage event; the value itself is not needed.
  localStore.write(storageKeys.signedOut, 'yes');
  localStore.remove(storageKeys.signedOut);
}

function leave(config: Config, isCloaked: boolean, from?: EventTarget): void {
  forgetEverything();
  if (isCloaked) {
    goTo('siteRoot', HOME_PAGE, from);
  } else {
    sessionStore.write(config.storageKeys.signInRedirect, HOME_PAGE);
    go('signOut', undefined, from);
  }
}

/**
 * Signs out and leaves the page: to the site root for a cloaked user, otherwise to the sign-out route, with the home page as
 * the target of the next sign-in (OUT-05 … OUT-09, AGENT-12). Returns whether it succeeded in time; if not, the shopper stays
 * on the page (OUT-10, ERRB-03) and can try again. A late success still takes effect.
 */
export async function signOut(from?: EventTarget): Promise<boolean> {
  const config = currentConfig();
  const { isCloaked } = currentShopper();
  const isSameShopper = shopperGuard();
  const end = timed('sign-out', () => logout(config)).then((response): boolean => {
    if (!response.ok) reportFailure(response.failure, 'logout-failed');
    else if (isSameShopper()) leave(config, isCloaked, from);
    return response.ok;
  });
  if (await finishesWithin(end, config.loading.callWaitMs)) return end;
  reportProblem('logout: no response in time', 'logout-failed');
  return false;
}
