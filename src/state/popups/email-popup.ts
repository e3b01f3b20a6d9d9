import { bringToPage } from '../../browser/popup-tags';
import { shopperValueAtom, write } from '../store';

/** Whether the popup for e-mailing the saved plans is open (POP-22). */
export const isEmailAskedAtom = shopperValueAtom('isEmailAsked', false);

/** Opens the popup (EMAIL-01). */
export function askToEmail(): void {
  write(isEmailAskedAtom, true);
  bringToPage('shopper-profile-email');
}
