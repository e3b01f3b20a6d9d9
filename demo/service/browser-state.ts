import type { BrowserState } from '../testing/types';
import { agentSession } from './agent-session';
import type { Service } from './service';

export const IDENTITY = 'shopperProfile.identity';
const GUEST_PROFILE = 'shopperProfile.guestProfile';
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** What the browser of a shopper contains before a page opens. */
export function browserStateOf({
  identity,
  agentToken,
  guestProfile,
  xsrfToken,
}: Pick<Service, 'identity' | 'agentToken' | 'guestProfile' | 'xsrfToken'>): BrowserState {
  const whoItIs = { [IDENTITY]: JSON.stringify(identity) };
  // An agent leaves no cookie, because the next shopper may use the same computer.
  const isAgent = agentToken !== null;
  return {
    cookies: {
      ...(!identity.isGuest && !isAgent && whoItIs),
      ...(xsrfToken !== null && { [XSRF_COOKIE]: xsrfToken }),
    },
    localStorage: guestProfile ? { [GUEST_PROFILE]: JSON.stringify(guestProfile) } : {},
    sessionStorage: isAgent ? { ...whoItIs, [agentSession.storageKey]: agentToken } : {},
  };
}
