import type { Identity } from '../../domain/shopper/roles';
import { pageAtom, shopperValueAtom } from '../store';

/** Identity of the shopper; null until it is known, and when the sign-in has failed. Permissions: see shopper.ts. */
export const identityAtom = pageAtom<Identity | null>('identity', null);
export const agentUserNameAtom = shopperValueAtom<string | null>('agentUserName', null);
/** From the sign-in response, for this page load only (OPEN-A003). */
export const isNewAccountAtom = shopperValueAtom('isNewAccount', false);
/** Whether a sign-in code was validated on this page load. */
export const isLoginFlowAtom = shopperValueAtom('isLoginFlow', false);
