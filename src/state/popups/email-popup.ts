import { openOnPage } from '../../browser/element-requests';
import { openPopup } from './popups';

/** Opens the email popup (EMAIL-01). */
export function askToEmail(): void {
  openPopup('email', {});
  openOnPage('shopper-profile-email');
}
