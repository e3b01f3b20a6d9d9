import { bringToPage } from '../../browser/popup-tags';
import { localStore, sessionStore, writeCookie } from '../../browser/storage';
import { tellOtherTabs } from '../../browser/tabs';
import { logout } from '../../services/profile-service';
import { currentConfig } from '../config';
import { go, goTo } from '../page/go';
import { reportFailure } from '../load/report';
import { goOnAsGuest } from '../load/load-flow';
import { currentShopper } from './shopper';
import { openPopup } from '../popups/popups';

const HOME_PAGE = '/';

/** Opens the popup that asks (OUT-01). */
export function askToSignOut(): void {
  openPopup('signOut', {});
  bringToPage('shopper-profile-sign-out');
}

/** Nothing of the shopper stays, neither in storage nor on a page that the browser may show again (OUT-06, OPEN-B54). */
function forgetEverything(): void {
  const { signOut, storageKeys } = currentConfig();
  localStore.clear();
  sessionStore.clear();
  if (signOut.clearIdentityCookie) writeCookie(storageKeys.identityCookie, '', 0);
  goOnAsGuest();
  tellOtherTabs(storageKeys.signedOut, 'yes');
}

/**
 * Signs out and leaves the page: a cloaked user to the site root, anybody else by the sign-out route, with the home page
 * as the place to come to at the next sign-in (OUT-05 … OUT-09, AGENT-12). Returns whether it succeeded; otherwise the
 * shopper stays (OUT-10, ERRB-03).
 */
export async function signOut(): Promise<boolean> {
  const config = currentConfig();
  const { isCloaked } = currentShopper();
  const answer = await logout(config);
  if (!answer.ok) {
    reportFailure(answer.failure, 'logout-failed');
    return false;
  }
  forgetEverything();
  if (isCloaked) {
    goTo('siteRoot', HOME_PAGE);
  } else {
    sessionStore.write(config.storageKeys.signInRedirect, HOME_PAGE);
    go('signOut');
  }
  return true;
}
