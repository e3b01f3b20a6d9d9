import { bringToPage } from '../../browser/popup-tags';
import { openPopup } from './popups';

/** Opens the popup (EMAIL-01). */
export function askToEmail(): void {
  openPopup('email', {});
  bringToPage('shopper-profile-email');
}
