import type { CallName, FailSpec } from './failures';
import type { ShopperItems } from './plans/plan';
import { scenarios, type Scenario, type ScenarioEntry } from './scenarios';
import type { Identity, ProfileHolder } from './wire';

export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  /** Parsed if it is JSON, else the text; absent without a body. */
  body?: unknown;
  headers: Record<string, string>;
}

export interface SessionOptions {
  scenario: Scenario;
  /** Wall-clock time: "2026-11-20T10:15:00". */
  dateTime: string;
  failures: FailSpec[];
  delayMs: number;
  delays: Partial<Record<CallName, number>>;
}

/** All that one browser session means to the services: its shopper, its clock and what is to go wrong. */
export interface Session extends SessionOptions {
  readonly entry: ScenarioEntry;
  readonly identity: Identity;
  /** What the profile service holds. */
  profile: ProfileHolder;
  /** What a guest's browser starts with. */
  readonly guestProfile: ProfileHolder | null;
  isSignedOut: boolean;
  readonly requests: RecordedRequest[];
  /** Aborted when the session ends, so that calls that never answer do not outlive it. */
  readonly ended: AbortController;
}

export function openSession(options: SessionOptions): Session {
  const entry: ScenarioEntry = scenarios[options.scenario];
  const uuid = `demo-${options.scenario}`;
  const seeded = entry.profile(uuid);
  return {
    ...options,
    entry,
    identity: { uuid, isGuest: entry.isGuest, isCSRLogin: false },
    // A guest's profile stays in the browser; the service starts without it.
    profile: entry.isGuest ? { ...blank(seeded), uuid } : seeded,
    guestProfile: entry.isGuest ? seeded : null,
    isSignedOut: false,
    requests: [],
    ended: new AbortController(),
  };
}

const blank = (holder: ProfileHolder): ProfileHolder => ({
  ...holder,
  plansDetails: { zipCode: '', plans: [], savedPlans: '' },
  drugsAndPharmacyDetails: { drugInfoDetails: [], pharmacyObj: null },
  providersDetails: { providerIdList: [] },
});

/** The items that plan answers depend on, wherever they are kept. */
export function itemsOf(session: Session): ShopperItems {
  const { drugsAndPharmacyDetails, providersDetails } = session.guestProfile ?? session.profile;
  return { drugs: drugsAndPharmacyDetails, providers: providersDetails.providerIdList };
}
