/**
 * Every call of `src/services`, for `network.json` and docs/reference/network.md. Method, URL, query, body and name come
 * from sending it; only what the code cannot tell is written here: when it is sent, and what it carries.
 * test/privacy/hostile-page.test.ts compares the result with the requests of a walk through the demo.
 */
import { readApplicationStates, readSavedApplication } from '../../src/services/application-service';
import { readPlanContact, readTollFreeNumber } from '../../src/services/contact-service';
import { readPlanBenefits, readSuppression, readTexts } from '../../src/services/content-service';
import { readDentalPlanIds } from '../../src/services/dental-content-service';
import { sendEmailReminder, stopReminder } from '../../src/services/email-service';
import { sendAnalyticsEvent, sendDomoEvent } from '../../src/services/event-service';
import type { Config, ConfigInput } from '../../src/config/settings';
import type { Result } from '../../src/services/http';
import { readLisData } from '../../src/services/lis-service';
import { readSupplementEnrollment } from '../../src/services/medsupp-service';
import { importMemberItems } from '../../src/services/member-items-service';
import { mergeProfile, skipMerge } from '../../src/services/merge-service';
import { readCounties, readPlanDetails, readPlanList } from '../../src/services/plan-service';
import { deletePlan, readWireSection, writeProfile } from '../../src/services/profile-items-service';
import { logout, readProfile } from '../../src/services/profile-service';
import { validateSignIn } from '../../src/services/sign-in-service';
import { readFeatureFlags, readServerTime } from '../../src/services/site-service';
import { readSupplementTexts } from '../../src/services/supplement-content-service';
import { readApprovedStates, searchSupplements } from '../../src/services/supplement-plans-service';
import { analyticsMessage, type TrackedShopper } from '../../src/telemetry/payloads';
import { trackedEvents } from '../../src/telemetry/tracked-events';

/** What a request or a stored value can say about a shopper, in the order of the documents. */
export const carried = [
  'name',
  'e-mail',
  'date of birth',
  'Medicare number',
  'gender',
  'drug',
  'doctor',
  'pharmacy',
  'address',
  'ZIP code',
  'county',
  'saved plan',
  'application',
  'agent',
  'uuid',
  'sign-in code',
  'Extra Help answer',
  'action',
] as const;

export type Carried = (typeof carried)[number];

export interface Call {
  send(config: Config): Promise<Result<unknown>>;
  /** When the page sends it. */
  trigger: string;
  carries: readonly Carried[];
  /** Keys that change the address, besides those of the services. */
  input?: ConfigInput;
}

/** A part of an address that differs from shopper to shopper. */
const part = (name: string): string => `{${name}}`;
const year = part('year') as unknown as number;
const HOST = 'www.example.com';

const shopper: TrackedShopper = {
  site: 'AMP',
  environment: 'Online',
  uuid: 'u',
  fullName: 'n',
  agentName: 'a',
  importedDrugs: 1,
  importedProviders: 1,
};
/** The fields of all events together. */
const message = Object.assign(
  {},
  ...Object.values(trackedEvents).map((event) => analyticsMessage(event, { kind: 'plan' }, shopper)),
) as object;
const action =
  'an event of docs/reference/analytics.md, after the first cards; not while analytics.enabled is false';

const dob = { month: '01', day: '01', year: '1950' };
const person = { firstName: 'n', lastName: 'n', email: 'e', dob, mbi: 'm', gender: 'g', zipCode: 'z' };
const reminder = {
  ...{ emailAddress: 'e', firstName: 'n', lastName: 'n', mbi: 'm', gender: 'g', dob: 'd', zip: 'z' },
  ...{ uhcstatus: 'M', deeplink: 'l' },
};

const opening = 'the page opens';

export const calls: readonly Call[] = [
  { send: readFeatureFlags, trigger: `${opening}; not if pageUtilityData is set`, carries: [] },
  { send: readServerTime, trigger: opening, carries: [] },
  { send: readSuppression, trigger: opening, carries: [] },
  { send: readPlanBenefits, trigger: opening, carries: [] },
  { send: (config) => readTexts(config, 'profileTexts'), trigger: opening, carries: [] },
  { send: (config) => readTexts(config, 'shopperTexts'), trigger: opening, carries: [] },
  {
    send: (config) => validateSignIn(config, 'c', HOST),
    trigger: 'the page opens with a new sign-in code in its address',
    carries: ['sign-in code'],
  },
  {
    send: (config) => readProfile(config, part('uuid')),
    trigger: 'the page opens for a shopper who is signed in; refresh(); after an import or a merge',
    carries: ['uuid'],
  },
  {
    send: (config) => readProfile(config, part('uuid'), 'all', part('flag')),
    trigger: 'after the shopper’s identity was confirmed, or if profileRead.flag is set',
    carries: ['uuid'],
  },
  {
    send: (config) =>
      readPlanList(config, {
        year,
        planType: part('type'),
        stateCode: part('state'),
        fips: part('fips'),
      }),
    trigger:
      'the shopper has a saved plan, or has chosen another year; one for each year, plan type and county',
    carries: ['county'],
  },
  {
    send: (config) => readPlanDetails(config, year, part('planId')),
    trigger: 'a saved plan is in no list',
    carries: ['saved plan'],
  },
  {
    send: (config) => readCounties(config, part('zip')),
    trigger: 'a saved plan or an application has no county; a ZIP code was typed',
    carries: ['ZIP code'],
  },
  {
    send: (config) => searchSupplements(config, part('zip')),
    trigger: 'the shopper has a saved or recommended supplement plan',
    carries: ['ZIP code'],
  },
  {
    send: readApprovedStates,
    trigger: 'vendors.medsupp is set, and the shopper can start a supplement application',
    carries: [],
  },
  {
    send: (config) => readSupplementTexts(config),
    trigger: 'a page with shopper-profile-medigap, once the state of the shopper is known',
    carries: [],
  },
  { send: readDentalPlanIds, trigger: 'the shopper has saved a dentist', carries: [] },
  {
    send: (config) =>
      readLisData(config, {
        zip: part('zip'),
        stateCode: part('state'),
        fipsCode: part('fips'),
        planYear: year,
      }),
    trigger: 'a member, if the feature flag lisChanges is on',
    carries: ['ZIP code', 'county'],
  },
  {
    send: readSupplementEnrollment,
    trigger: 'the page opens for a shopper who is signed in; not for a cloaked profile',
    carries: [],
  },
  {
    send: (config) => readSavedApplication(config, 'e', part('time') as unknown as number),
    trigger: 'the profile of a shopper who is signed in has loaded; not for a cloaked profile',
    carries: ['e-mail'],
  },
  {
    send: (config) => readApplicationStates(config, 'm'),
    trigger: 'the shopper has sent an application; once for each Medicare number',
    carries: ['Medicare number'],
  },
  {
    send: (config) => readPlanContact(config, part('planId'), year),
    trigger: 'a plan has denied an application',
    carries: ['application'],
  },
  {
    send: readTollFreeNumber,
    trigger: '2 s after the load flow; not if phones.tollFree is set',
    carries: [],
  },
  ...(['drugs', 'providers', 'plans', 'medsuppPlans'] as const).map((section): Call => ({
    send: (config) => readWireSection(config, part('uuid'), section),
    trigger:
      'a shopper removes an item of this list, or takes the removal back; the items of a guest go to the account',
    carries: ['uuid'],
  })),
  {
    send: (config) => writeProfile(config, part('uuid'), 'drugs', {}),
    trigger: 'a shopper removes one of their drugs, or takes it back: the list as it is then',
    carries: ['uuid', 'drug', 'pharmacy'],
  },
  {
    send: (config) => writeProfile(config, part('uuid'), 'providers', {}),
    trigger: 'a shopper removes one of their providers, or takes it back: the list as it is then',
    carries: ['uuid', 'doctor', 'address'],
  },
  {
    send: (config) => writeProfile(config, part('uuid'), 'plans', {}),
    trigger: 'a shopper takes the removal of a plan back; the items of a guest go to the account',
    carries: ['uuid', 'saved plan'],
  },
  {
    send: (config) => writeProfile(config, part('uuid'), 'medsuppPlans', {}),
    trigger: 'a shopper takes the removal of a supplement plan back; the items of a guest go to the account',
    carries: ['uuid', 'saved plan'],
  },
  {
    send: (config) => deletePlan(config, part('uuid'), 'plans', year, part('planId')),
    trigger: 'a shopper removes a plan',
    carries: ['uuid', 'saved plan'],
  },
  {
    send: (config) => deletePlan(config, part('uuid'), 'medsuppPlans', year, part('planCode')),
    trigger: 'a shopper removes a supplement plan',
    carries: ['uuid', 'saved plan'],
  },
  {
    send: (config) => importMemberItems(config, { uuid: 'u', isAuthUser: true, triggeredBy: 't' }),
    trigger: 'the import of a member is due',
    carries: ['uuid'],
  },
  {
    send: (config) => mergeProfile(config, person),
    trigger: 'a shopper of an agent confirms who they are',
    carries: ['name', 'e-mail', 'date of birth', 'Medicare number', 'gender', 'ZIP code'],
  },
  { send: skipMerge, trigger: 'a shopper of an agent skips that', carries: [] },
  {
    send: (config) => stopReminder(config, { mergedProfile: 'p', registrationUrl: '/r' }),
    trigger: 'a shopper of an agent has confirmed who they are',
    carries: ['uuid'],
  },
  {
    send: (config) => sendEmailReminder(config, reminder),
    trigger: 'the page calls sendEmailReminder()',
    carries: ['name', 'e-mail', 'date of birth', 'Medicare number', 'gender', 'ZIP code'],
  },
  { send: logout, trigger: 'a shopper signs out; a session has ended', carries: [] },
  ...(['AMP', 'UMS'] as const).map((site): Call => ({
    send: (config) => sendAnalyticsEvent(config, message, HOST),
    trigger: `${action}; on ${site}`,
    carries: ['name', 'agent', 'uuid', 'action'],
    input: { site },
  })),
  {
    send: (config) => sendDomoEvent(config, { uuid: 'u', eventType: 'e', eventTimestamp: 't' }),
    trigger: `a shopper who is signed in changes a list: ${action}`,
    carries: ['uuid', 'action'],
  },
];
