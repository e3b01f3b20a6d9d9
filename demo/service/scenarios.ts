import { collector, consumer, guest, newcomer } from './profile/shoppers';
import type { ProfileHolder } from './wire';

/** Switches that the site's page data carries; the names are the product's. */
export interface Toggles {
  bannering: boolean;
  yoyProviderChangesDisabled: boolean;
  oleSaveResumeDisabled: boolean;
  medsuppV2Cards: boolean;
  memberBenefitsButtonMobile: boolean;
  lisChanges: boolean;
  activePlansSectionDisabled: boolean;
  isServiceOutage: boolean;
}

export interface ScenarioEntry {
  title: string;
  description: string;
  /** Signed out: the profile lives in the browser, and the profile service knows nothing of it. */
  isGuest: boolean;
  profile: (uuid: string) => ProfileHolder;
  toggles?: Partial<Toggles>;
  /** Answer of the Extra Help call; 0 is "not eligible". */
  extraHelpLevel?: 0 | 1 | 2 | 3 | 4;
}

const entries = {
  guest: {
    title: 'Guest',
    description:
      'Not signed in. Five plans in Miami-Dade County, three drugs, two providers, kept in the browser.',
    isGuest: true,
    profile: guest,
  },
  consumer: {
    title: 'Consumer',
    description:
      'Signed in, not a member. Nine plans of all kinds in Cook County, one of them enrolled, drugs, providers.',
    isGuest: false,
    profile: consumer,
  },
  empty: {
    title: 'Empty profile',
    description: 'Signed in, nothing saved.',
    isGuest: false,
    profile: newcomer,
  },
  'many-plans': {
    title: 'A thousand plans',
    description: 'Signed in, with 500 plans from eleven counties, each saved for both years.',
    isGuest: false,
    profile: collector,
  },
  outage: {
    title: 'Outage',
    description: 'The consumer, while the site announces an outage.',
    isGuest: false,
    profile: consumer,
    toggles: { isServiceOutage: true },
  },
} satisfies Record<string, ScenarioEntry>;

export type Scenario = keyof typeof entries;
/** Every shopper of the demo. A new one is one entry above. */
export const scenarios: Record<Scenario, ScenarioEntry> = entries;

export const scenarioNames = Object.keys(entries) as Scenario[];

/** The scenario of that name; throws an error that lists the names there are. */
export function parseScenario(name: string): Scenario {
  const known = scenarioNames.find((scenario) => scenario === name);
  if (!known) throw new Error(`scenario: unknown "${name}"; known are ${scenarioNames.join(', ')}`);
  return known;
}
