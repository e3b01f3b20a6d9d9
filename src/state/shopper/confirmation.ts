import { openOnPage } from '../../browser/element-requests';
import type { IdentityAttempt } from '../../domain/forms/identity-attempt';
import type { TelesalesType } from '../../domain/shopper/roles';
import { openPopup } from '../popups/popups';
import { isShopperKnownAtom } from '../profile/profile-state';
import { atom, read, shopperValueAtom, write } from '../store';
import { mayAtom } from './shopper';

/** Initial state: three attempts, until a response contains the number left (IDENT-36, CONSTB-10, OPEN-B65). */
export const firstAttempt = {
  step: 'details',
  retriesLeft: 3,
  failure: 'none',
} as const satisfies IdentityAttempt;

/** What the form requires. Kept separately, because after a skip the profile no longer contains it. */
export interface IdentityQuestion {
  form: TelesalesType['form'];
  isBaseAccount: boolean;
}

/** Progress of the identity confirmation (IDENT-16). */
export interface Confirmation extends IdentityAttempt {
  /** Number of the last attempt that was sent. */
  attempt: number;
  /** Whether the popup was closed; it opens automatically only once per page. */
  isClosed: boolean;
  /** The fields of a popup that was closed without success, so that the shopper can open it again. */
  setAside: IdentityQuestion | undefined;
}

export const confirmationAtom = shopperValueAtom<Confirmation>('identityConfirmation', {
  ...firstAttempt,
  attempt: 0,
  isClosed: false,
  setAside: undefined,
});

/** Whether the popup should open: a telesales profile without an allowed creator, not closed on this page (IDENT-01, IDENT-02). */
export const isConfirmationDueAtom = atom(
  (get) => get(isShopperKnownAtom) && get(mayAtom('confirmIdentity')) && !get(confirmationAtom).isClosed,
);

/** Whether items of a call with an agent are still missing from the profile because the shopper has closed the popup. */
export const areCallItemsWaitingAtom = atom((get) => {
  const { setAside, step } = get(confirmationAtom);
  return setAside !== undefined && step !== 'success';
});

/** Opens the popup again. */
export function askToConfirmIdentity(): void {
  write(confirmationAtom, { ...read(confirmationAtom), isClosed: false });
  openPopup('confirmIdentity', {});
  openOnPage('shopper-profile-confirm-identity');
}
