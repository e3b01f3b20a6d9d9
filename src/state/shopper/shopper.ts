import { atom, type Atom } from 'jotai/vanilla';
import { readCookie, agentSessionValue } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { guest, shopperOf, type Capability, type Shopper } from '../../domain/shopper/roles';
import { configAtom } from '../config';
import { featureFlagsAtom } from '../page/feature-flags';
import { identityAtom } from './identity';
import { profileAtom } from '../profile/profile-state';
import { read } from '../store';

/** Whether session storage has an agent session; then the identity is in session storage, too, not in a cookie (ROLES-10). */
export const isAgentFlow = ({ agentSession }: Config): boolean =>
  agentSessionValue(agentSession) !== undefined;

export const userAtom = atom((get) => get(profileAtom).user);

/** The shopper with role and capabilities; elements and actions take all permissions from here (ROLES-01 … ROLES-25). */
export const shopperAtom = atom((get): Shopper => {
  const config = get(configAtom);
  const flags = get(featureFlagsAtom);
  return shopperOf({
    identity: get(identityAtom) ?? guest,
    user: get(userAtom),
    isAgentFlow: isAgentFlow(config),
    hasMemberSiteCookie: readCookie(config.storageKeys.memberSiteCookie) !== undefined,
    flags: {
      memberBenefits: flags?.memberBenefitsButtonMobile ?? false,
      lisChanges: flags?.lisChanges ?? false,
    },
    rules: config,
  });
});

export const currentShopper = (): Shopper => read(shopperAtom);

/** Names of routes to the plan summary. */
const PLAN_SUMMARY = ['planSummary', 'zipEntry'];

export const isPlanSummary = (route: string): boolean => PLAN_SUMMARY.includes(route);

/** Whether the shopper may follow a route; customer service must not open the plan summary (ROLES-20, OPEN-A093). */
export const mayGoTo = (route: string): boolean => !isPlanSummary(route) || currentShopper().may.browsePlans;

const capabilities = new Map<Capability, Atom<boolean>>();

/** One capability of the shopper, for elements that need only that one: `mayAtom('signOut')`. */
export function mayAtom(capability: Capability): Atom<boolean> {
  const known = capabilities.get(capability);
  if (known) return known;
  const made = atom((get) => get(shopperAtom).may[capability]);
  capabilities.set(capability, made);
  return made;
}
