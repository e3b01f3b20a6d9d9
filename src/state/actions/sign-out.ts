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

/** Nothing of the shopper stays, neither in storage nor on a page that the browser may show again (OUT-06, OPEN-B54). */
function forgetEverything(): void {
  const { signOut, storageKeys } = currentConfig();
  forgetStored();
  if (signOut.clearIdentityCookie) removeCookie(storageKeys.identityCookie);
  goOnAsGuest();
  // The other tabs hear of both; nothing of it stays.
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
 * Signs out and leaves the page: a cloaked user to the site root, anybody else by the sign-out route, with the home page
 * as the place to come to at the next sign-in (OUT-05 … OUT-09, AGENT-12). Returns whether it succeeded in time; otherwise
 * the shopper stays (OUT-10, ERRB-03), and can try again. A success that comes late still counts.
 */
export async function signOut(from?: EventTarget): Promise<boolean> {
  const config = currentConfig();
  const { isCloaked } = currentShopper();
  const isSameShopper = shopperGuard();
  const end = timed('sign-out', () => logout(config)).then((answer): boolean => {
    if (!answer.ok) reportFailure(answer.failure, 'logout-failed');
    else if (isSameShopper()) leave(config, isCloaked, from);
    return answer.ok;
  });
  if (await finishesWithin(end, config.loading.callWaitMs)) return end;
  reportProblem('logout: no answer in time', 'logout-failed');
  return false;
}
