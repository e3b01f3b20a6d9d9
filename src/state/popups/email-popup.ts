import { openOnPage } from '../../browser/piece-requests';
import { openPopup } from './popups';

/** Opens the popup (EMAIL-01). */
export function askToEmail(): void {
  openPopup('email', {});
  openOnPage('shopper-profile-email');
}
