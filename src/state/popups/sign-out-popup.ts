import { openOnPage } from '../../browser/element-requests';
import { openPopup } from './popups';

/** Opens the popup to confirm signing out (OUT-01). */
export function askToSignOut(): void {
  openPopup('signOut', {});
  openOnPage('shopper-profile-sign-out');
}
