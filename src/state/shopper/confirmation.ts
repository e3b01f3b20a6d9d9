import { isShopperKnownAtom } from '../profile/profile';
import { atom, shopperValueAtom } from '../store';
import { mayAtom } from './shopper';

/** Until the service has said how many are left (IDENT-36, CONSTB-10). */
const INITIAL_RETRIES = 3;

/** How far the shopper has come with confirming who they are. Holds nothing of what they type. */
export interface Confirmation {
  /** IDENT-16 */
  step: 'details' | 'loading' | 'success';
  retriesLeft: number;
  /**
   * Of the last attempt; `counted` when the service has said how many are left (IDENT-34, OPEN-B45), `serverError` and
   * `noAnswer` when it was not the shopper's doing.
   */
  failure: 'none' | 'counted' | 'uncounted' | 'serverError' | 'noAnswer';
  /** Nobody is asked twice on one page. */
  isClosed: boolean;
}

export const confirmationAtom = shopperValueAtom<Confirmation>('identityConfirmation', {
  step: 'details',
  retriesLeft: INITIAL_RETRIES,
  failure: 'none',
  isClosed: false,
});

/** A telesales profile whose creator is not an allowed one (IDENT-01, IDENT-02), of which this page has not asked yet. */
export const isConfirmationDueAtom = atom(
  (get) => get(isShopperKnownAtom) && get(mayAtom('confirmIdentity')) && !get(confirmationAtom).isClosed,
);
