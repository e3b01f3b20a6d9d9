import { atom, type Atom } from 'jotai/vanilla';
import { readCookie, agentSessionValue } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { guest, shopperOf, type Capability, type Shopper } from '../../domain/shopper/roles';
import { configAtom } from '../config';
import { featureFlagsAtom } from '../page/feature-flags';
import { identityAtom } from './identity';
import { profileAtom } from '../profile/profile-state';
import { read } from '../store';

/** An agent's session header lies in session storage; then identity does too, instead of in a cookie (ROLES-10). */
export const isAgentFlow = ({ agentSession }: Config): boolean =>
  agentSessionValue(agentSession) !== undefined;

export const userAtom = atom((get) => get(profileAtom).user);

/** Who the page is for and what they may do: the one place that pieces and actions ask (ROLES-01 … ROLES-25). */
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

/** Routes to the plan summary. */
const PLAN_SUMMARY = ['planSummary', 'zipEntry'];

export const isPlanSummary = (route: string): boolean => PLAN_SUMMARY.includes(route);

/** Customer service looks at a profile and goes nowhere with it (ROLES-20, OPEN-A093). */
export const mayGoTo = (route: string): boolean => !isPlanSummary(route) || currentShopper().may.browsePlans;

const capabilities = new Map<Capability, Atom<boolean>>();

/** One answer of the shopper's, for pieces that need no other: `mayAtom('signOut')`. */
export function mayAtom(capability: Capability): Atom<boolean> {
  const known = capabilities.get(capability);
  if (known) return known;
  const made = atom((get) => get(shopperAtom).may[capability]);
  capabilities.set(capability, made);
  return made;
}
