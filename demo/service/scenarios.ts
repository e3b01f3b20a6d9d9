import { agentSession } from './agent-session';
import { brooklyn, chicago } from './profile/accounts';
import { advised, savedApplication } from './profile/agent';
import { applicant, applicantLeftApplication, applicantStates } from './profile/applicant';
import { importingMember, member, memberApplications } from './profile/members';
import { recommended } from './profile/recommendation';
import { collector, consumer, guest, nameless, newcomer, watched } from './profile/shoppers';
import { supplementApplication, supplementShopper } from './profile/supplements';
import { afterCall, itemsFromElsewhere, type CallRecord } from './profile/telesales';
import type { ApplicationState, ImportedItems, MedsuppEnrollment, ProfileHolder } from './wire';

/** Flags in the page data of the site. The names are those of the product. */
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
  /** Signed out. The profile is stored in the browser, and the profile service has none. */
  isGuest: boolean;
  profile: (uuid: string) => ProfileHolder;
  toggles?: Partial<Toggles>;
  /** Response of the Extra Help call; 0 is "not eligible". */
  extraHelpLevel?: 0 | 1 | 2 | 3 | 4;
  /** Customer service views the profile. */
  isCloaked?: boolean;
  /**
   * An agent acts for the shopper: the identity is in session storage, and every profile request has a
   * session header.
   */
  isAgentFlow?: boolean;
  /** The agent's name in the response to a sign-in code. */
  agentUserName?: string;
  /** The first sign-in creates the account. */
  isNewAccount?: boolean;
  /** The page opens with a sign-in code, because the content depends on the response to it. */
  arrivesWithCode?: boolean;
  /** Configuration that the page needs for this shopper. */
  pageConfig?: { agentSession: typeof agentSession };
  /** What an import of the member's data finds. */
  importedItems?: () => ImportedItems;
  /** `triggeredBy` for which the import fails. */
  importRefusedFor?: string;
  /** The values that confirm the identity for the items of an earlier call. */
  callRecord?: CallRecord;
  applications?: ApplicationState[];
  medsuppEnrollment?: () => MedsuppEnrollment;
  /** JSON text of the online application's steps. */
  savedApplication?: () => string;
  /** Dates, or dates with times in the format of `date`, between which something changes for this shopper. */
  turningPoints?: string[];
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
  'base-account': {
    title: 'Base account',
    description:
      'Has just signed in for the first time: an email address, no name yet, one saved plan. The account is new.',
    isGuest: false,
    profile: nameless,
    isNewAccount: true,
    arrivesWithCode: true,
  },
  member: {
    title: 'Member',
    description:
      'Health-plan member with an active plan, one that ended, an approved application for the next year, and full Extra Help.',
    isGuest: false,
    profile: member,
    toggles: { lisChanges: true },
    extraHelpLevel: 1,
    applications: memberApplications,
  },
  recommendation: {
    title: 'Recommendation',
    description:
      'Signed in, not a member. Has answered the questions of the plan recommendation: five plans in Cook County fit, the first one shows.',
    isGuest: false,
    profile: recommended,
  },
  medsupp: {
    title: 'Supplements',
    description:
      'Has saved supplements in Illinois, where an application starts on the page: one begun, two to start, one that cannot be started, one that is not sold. A supplement is recommended.',
    isGuest: false,
    profile: supplementShopper('Susanna', { ...chicago, advantagePlan: 'H5521016000' }),
    medsuppEnrollment: supplementApplication,
  },
  'medsupp-new-york': {
    title: 'Supplements in New York',
    description: 'The same supplements in New York, where an application starts on the page of the plan.',
    isGuest: false,
    profile: supplementShopper('Bronwyn', { ...brooklyn, advantagePlan: 'H7849150000' }),
  },
  applications: {
    title: 'Applications',
    description:
      'Health-plan member who has applied for many plans: one application in every status, two for one plan, two left elsewhere.',
    isGuest: false,
    profile: applicant,
    importedItems: itemsFromElsewhere,
    applications: applicantStates,
    medsuppEnrollment: supplementApplication,
    savedApplication: applicantLeftApplication,
    turningPoints: [
      '2026-10-14',
      '2026-10-15',
      '2026-11-30T23:59:59',
      '2026-12-01',
      '2026-12-31',
      '2027-01-01',
    ],
  },
  'member-import': {
    title: 'Member with an import',
    description:
      'Member without saved drugs and doctors. The import of the first kind fails, the second one finds three drugs and two providers.',
    isGuest: false,
    profile: importingMember,
    importedItems: itemsFromElsewhere,
    importRefusedFor: 'M&R',
  },
  agent: {
    title: 'Agent',
    description:
      'The agent "demo.agent" acts for a shopper who has saved plans and supplements and left two applications unfinished.',
    isGuest: false,
    profile: advised,
    isAgentFlow: true,
    agentUserName: 'demo.agent',
    arrivesWithCode: true,
    pageConfig: { agentSession },
    medsuppEnrollment: supplementApplication,
    savedApplication,
  },
  cloaked: {
    title: 'Cloaked profile',
    description:
      'Customer service looks at a shopper’s profile: nothing can be enrolled in, and no email is sent.',
    isGuest: false,
    profile: watched,
    isCloaked: true,
  },
  'telesales-member': {
    title: 'After a call, member',
    description:
      'Has talked to an agent; three drugs and two providers wait. To confirm: born 2/14/1950, Medicare number 1EG4-TE5-MK73.',
    isGuest: false,
    profile: afterCall('Tess', 'M'),
    importedItems: itemsFromElsewhere,
    callRecord: { dob: '02/14/1950', mbi: '1EG4-TE5-MK73' },
  },
  'telesales-zip': {
    title: 'After a call, not a member',
    description:
      'Has talked to an agent; three drugs and two providers wait. To confirm: born 07/04/1955, male, ZIP code 60614.',
    isGuest: false,
    profile: afterCall('Zeke', 'P'),
    importedItems: itemsFromElsewhere,
    callRecord: { dob: '07/04/1955', gender: 'male', zipCode: '60614' },
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
/** Every shopper of the demo. To add one, add an entry above. */
export const scenarios: Record<Scenario, ScenarioEntry> = entries;

export const scenarioNames = Object.keys(entries) as Scenario[];

/** The scenario with that name. Throws an error that lists all names. */
export function parseScenario(name: string): Scenario {
  const known = scenarioNames.find((scenario) => scenario === name);
  if (!known) throw new Error(`scenario: unknown "${name}"; known are ${scenarioNames.join(', ')}`);
  return known;
}
