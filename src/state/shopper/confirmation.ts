import { openOnPage } from '../../browser/piece-requests';
import type { IdentityAttempt } from '../../domain/forms/identity-attempt';
import type { TelesalesType } from '../../domain/shopper/roles';
import { openPopup } from '../popups/popups';
import { isShopperKnownAtom } from '../profile/profile-state';
import { atom, read, shopperValueAtom, write } from '../store';
import { mayAtom } from './shopper';

/** Three attempts, until a response has said how many are left (IDENT-36, CONSTB-10, OPEN-B65). */
export const firstAttempt = {
  step: 'details',
  retriesLeft: 3,
  failure: 'none',
} as const satisfies IdentityAttempt;

/** What the form asks for: a profile whose question was skipped is one like any other. */
export interface IdentityQuestion {
  form: TelesalesType['form'];
  isBaseAccount: boolean;
}

/** How far the shopper has come with confirming who they are (IDENT-16). */
export interface Confirmation extends IdentityAttempt {
  /** Number of the last attempt that was sent. */
  attempt: number;
  /** The popup opens by itself once on one page. */
  isClosed: boolean;
  /** What a popup that was closed without a success has asked for: the shopper can open it again. */
  setAside: IdentityQuestion | undefined;
}

export const confirmationAtom = shopperValueAtom<Confirmation>('identityConfirmation', {
  ...firstAttempt,
  attempt: 0,
  isClosed: false,
  setAside: undefined,
});

/** A telesales profile whose creator is not an allowed one (IDENT-01, IDENT-02), of which this page has not asked yet. */
export const isConfirmationDueAtom = atom(
  (get) => get(isShopperKnownAtom) && get(mayAtom('confirmIdentity')) && !get(confirmationAtom).isClosed,
);

/** Drugs and doctors of a call with an agent are not in the profile yet, and the shopper has closed the popup for it. */
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
