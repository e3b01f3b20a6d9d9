import { shared } from '../../browser/shared';
import type { Identity } from '../../domain/shopper/roles';
import { pageAtom, shopperValueAtom } from '../store';

declare module '../../browser/shared' {
  interface PageValues {
    shoppers: { count: number };
  }
}

/** null until it is known, and when the sign-in has failed. Who may do what with it: shopper.ts. */
export const identityAtom = pageAtom<Identity | null>('identity', null);
export const agentUserNameAtom = shopperValueAtom<string | null>('agentUserName', null);
/** From the sign-in answer, for this page load only (OPEN-A003). */
export const isNewAccountAtom = shopperValueAtom('isNewAccount', false);
/** This load validated a sign-in code. */
export const isLoginFlowAtom = shopperValueAtom('isLoginFlow', false);

const shoppers = () => shared('shoppers', () => ({ count: 0 }));

/** The page is for another shopper from now on. */
export function countShopper(): void {
  shoppers().count += 1;
}

/**
 * How to find out later whether the page is still there, and for the same shopper: what comes for another is nobody's.
 */
export function sameShopper(): () => boolean {
  const ofPage = shoppers();
  const { count } = ofPage;
  return () => shoppers() === ofPage && ofPage.count === count;
}
