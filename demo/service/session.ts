import { FIRST_AGENT_TOKEN } from './agent-session';
import type { CallName, FailSpec } from './failures';
import type { MergeOutcome } from './outcomes';
import type { ShopperItems } from './plans/plan';
import type { RecordedRequest } from '../testing/types';
import { scenarios, type Scenario, type ScenarioEntry } from './scenarios';
import type { Identity, ProfileHolder } from './wire';

export interface SessionOptions {
  scenario: Scenario;
  /** Wall-clock time: "2026-11-20T10:15:00". */
  dateTime: string;
  failures: FailSpec[];
  delayMs: number;
  delays: Partial<Record<CallName, number>>;
  merge: MergeOutcome | undefined;
  importsNothing: boolean;
  /** Writes are rejected without the token. */
  xsrf: boolean;
}

/** One shopper of the demo, with all data that the services keep about them. */
export interface Shopper {
  readonly scenario: Scenario;
  readonly entry: ScenarioEntry;
  readonly identity: Identity;
  /** The data of the profile service. */
  profile: ProfileHolder;
  /** The initial storage of a guest's browser. */
  readonly guestProfile: ProfileHolder | null;
  hasUsedCode: boolean;
  /** Attempts left to confirm the identity. */
  remainingRetries: number;
}

/** The state of the services for one browser session: its shopper, its clock and its failures. */
export interface Session extends Omit<SessionOptions, 'scenario' | 'xsrf'> {
  /** The current shopper. A sign-in code can change it. */
  shopper: Shopper;
  /** All shoppers of this session, so that their changes stay when another one signs in. */
  readonly shoppers: Map<Scenario, Shopper>;
  isSignedOut: boolean;
  /** How many sign-in codes were used. */
  signIns: number;
  /** `null`: it is not needed. */
  readonly xsrfToken: string | null;
  /** Values of the agent's session header, the newest last. */
  readonly agentTokens: string[];
  readonly requests: RecordedRequest[];
  /** Aborted when the session ends, so that calls that never respond do not outlive it. */
  readonly ended: AbortController;
}

export function openSession({ scenario, xsrf, ...options }: SessionOptions): Session {
  const shopper = newShopper(scenario);
  return {
    ...options,
    shopper,
    shoppers: new Map([[scenario, shopper]]),
    isSignedOut: false,
    signIns: 0,
    xsrfToken: xsrf ? crypto.randomUUID() : null,
    agentTokens: [FIRST_AGENT_TOKEN],
    requests: [],
    ended: new AbortController(),
  };
}

/** Signs a shopper in, also after the session has expired. */
export function signIn(session: Session, scenario: Scenario): Shopper {
  const shopper = session.shoppers.get(scenario) ?? newShopper(scenario);
  session.shoppers.set(scenario, shopper);
  session.shopper = shopper;
  session.isSignedOut = false;
  session.signIns += 1;
  return shopper;
}

function newShopper(scenario: Scenario): Shopper {
  const entry = scenarios[scenario];
  const uuid = `demo-${scenario}`;
  const seeded = entry.profile(uuid);
  return {
    scenario,
    entry,
    identity: { uuid, isGuest: entry.isGuest, isCSRLogin: entry.isCloaked ?? false },
    // A guest's profile stays in the browser, so the service starts without it.
    profile: entry.isGuest ? { ...blank(seeded), uuid } : seeded,
    guestProfile: entry.isGuest ? seeded : null,
    hasUsedCode: false,
    remainingRetries: 3,
  };
}

const blank = (holder: ProfileHolder): ProfileHolder => ({
  ...holder,
  plansDetails: { zipCode: '', plans: [], savedPlans: '' },
  drugsAndPharmacyDetails: { drugInfoDetails: [], pharmacyObj: null },
  providersDetails: { providerIdList: [] },
});

/** The items that plan responses depend on, wherever they are stored. */
export function itemsOf({ shopper }: Session): ShopperItems {
  const { drugsAndPharmacyDetails, providersDetails } = shopper.guestProfile ?? shopper.profile;
  return { drugs: drugsAndPharmacyDetails, providers: providersDetails.providerIdList };
}
