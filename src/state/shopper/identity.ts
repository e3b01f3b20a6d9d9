import type { Identity } from '../../domain/shopper/roles';
import { pageAtom, shopperValueAtom } from '../store';

/** null until it is known, and when the sign-in has failed. Who may do what with it: shopper.ts. */
export const identityAtom = pageAtom<Identity | null>('identity', null);
export const agentUserNameAtom = shopperValueAtom<string | null>('agentUserName', null);
/** From the sign-in answer, for this page load only (OPEN-A003). */
export const isNewAccountAtom = shopperValueAtom('isNewAccount', false);
/** This load validated a sign-in code. */
export const isLoginFlowAtom = shopperValueAtom('isLoginFlow', false);
