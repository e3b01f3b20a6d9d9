import { telesalesForms, telesalesStatuses, type TelesalesType } from '../domain/shopper/roles';
import { earlyDefaults } from './early-defaults';
import {
  choiceOrNull,
  flag,
  hasTexts,
  hostFunction,
  isListOf,
  isPlainObject,
  isText,
  number,
  orNull,
  table,
  text,
  textOrNull,
  texts,
  textTable,
  type Setting,
} from './setting';

export interface Endpoint {
  method: string;
  path: string;
}

/** Header name, key in session storage, and the path prefix of the calls that carry it (OPEN-A092). */
export interface AgentSession {
  header: string;
  storageKey: string;
  pathPrefix: string;
}

export interface VendorTool {
  script: string;
  stylesheet?: string;
  globalName?: string;
  closeEvent?: string;
}

const isTelesalesType = (value: unknown): boolean =>
  hasTexts(value, 'form', 'status') &&
  telesalesForms.some((form) => form === value.form) &&
  telesalesStatuses.some((status) => status === value.status);

/** `"GET /path"` or `{ method, path }`; null switches the call off. */
const endpoint = (byDefault: string): Setting<string | Endpoint | null> => ({
  byDefault,
  expected: '"METHOD /path" or { method, path } or null',
  accepts: (value) =>
    value === null ||
    (typeof value === 'string' && /^[a-z]+ \S+$/i.test(value)) ||
    hasTexts(value, 'method', 'path'),
});

const vendorTool = (): Setting<VendorTool | null> =>
  orNull(
    'object of strings with script',
    (value) => hasTexts(value, 'script') && Object.values(value).every(isText),
  );

/**
 * Keys that brand pages alone have a use for: profile, services, routes. Partner bundles are built with
 * partner-settings.ts in the place of this file.
 */
export const brandSettings = {
  siteId: textOrNull(), // AMP: AARPM, UMS: UHCM
  environment: choiceOrNull(['Online', 'Offline', 'Offline Stage', 'Stage', 'Dev']), // analytics.hosts, else Dev
  identityProvider: text('hsid'),
  brandPaths: { AMP: text('aarp'), UMS: text('uhc') }, // OPEN-A024
  origin: textOrNull(),
  routes: {
    signIn: text('/{identityProvider}-login'),
    signOut: text('/hsid-logout'),
    registration: text('/{identityProvider}-registration'),
    manageProfile: text('/manage-profile'),
    memberBenefits: text('/hsid-member-portal-redirection'),
    recommendation: text('/plan-recommendation-engine.html'),
    recommendationResults: text('/plan-recommendation-engine.html/result'),
    editPreferences: text('plan-recommendation-engine.html/editmypreferences'),
    drugCostEstimator: text('/health-plans/estimate-drug-costs.html'),
    pharmacy: text('/health-plans/{brand}-pharmacy.html'),
    education: text('/medicare-education.html'),
    shop: text('/shop.html'),
    medicare: text('/medicare'),
    planDetails: text('/health-plans/details.html/{zipcode}/{fips}/{planId}/{planYear}'), // OPEN-A027
    planCompare: text(
      '/health-plans/plan-compare.html?zipcode={zipcode}&county={county}&planYear={planYear}&planType={planType}&compareplanids={planIds}',
    ),
    planSummary: text('/health-plans.html?zipcode={zipcode}&planYear={planYear}'),
    zipEntry: text('/health-plans.html'),
    medsuppDetails: text('/health-plans/medsupp-details.html/{zipcode}/{planCode}/{planYear}'),
    vendorCompare: textOrNull(),
    medsuppResume: textOrNull(),
    viewApplication: textOrNull(),
    application: { MA: textOrNull(), PDP: textOrNull(), SNP: textOrNull() },
  },
  services: {
    profile: text(earlyDefaults.profileService),
    content: text('/api/assets/MRD/content-fragments'),
    enrollment: text(''),
    geolocation: text(''),
    planInfo: text(''),
    medsupp: text(''),
    email: text(''),
    events: text(''),
    domo: text(''),
  },
  endpoints: {
    serverData: endpoint(earlyDefaults.serverData),
    featureToggle: endpoint(earlyDefaults.featureToggle),
    applicationStatus: endpoint('POST /landrover/api/applications/status/v1'),
    lisData: endpoint('GET /landrover/api/lis/v1'),
    tollFree: endpoint('GET /landrover/api/tollFree'),
    stopReminder: endpoint('POST /EmailWAR/emailrest/profile/stop-reminder/v1'),
  },
  contentPaths: {
    suppression: text('common-tools-vpp/global/suppression.json'),
    planBenefits: text('plan-summary/plan-benefits.json'),
    profileTexts: text('profile.json'),
    shopperTexts: text('shopper.json'),
    dentalPlans: text('global/dental-provider-covered-plans.json'),
    medsuppTexts: text('shopper-profile-redesign/MedsupContent.json'),
    stateFlip: text('common-tools-vpp/medsupp/state-flip.json'),
  },
  loading: { toggleWaitMs: number(1500), callWaitMs: number(10_000) },
  pageUtilityData: orNull<Record<string, unknown>>('object', isPlainObject), // the answer of featureToggle
  agentSession: orNull<AgentSession>('object with header, storageKey, pathPrefix', (value) =>
    hasTexts(value, 'header', 'storageKey', 'pathPrefix'),
  ),
  identity: {
    allowedCreators: texts(),
    nonMemberCreators: texts(),
    telesales: table<TelesalesType>(
      {
        M: { form: 'memberConsent', status: 'M' },
        TPM: { form: 'memberNoConsent', status: 'TPM' },
        P: { form: 'genderZip', status: 'P' },
        TPP: { form: 'genderZip', status: 'TPP' },
      },
      'object of { form, status }',
      isTelesalesType,
    ),
  },
  roles: { manageAccountMembersOnly: flag(false) }, // OPEN-A038
  cloaked: { readOnly: flag(false) }, // OPEN-B66
  guest: { mergeOnSignIn: flag(false) }, // OPEN-A016
  signIn: {
    isHsidLogin: flag(true), // OPEN-A097
    requestHost: textOrNull(), // the page's host
    clientCookie: text(''),
    isMultiProfileCloakInEnabled: flag(false),
  },
  signOut: { clearIdentityCookie: flag(true) }, // OPEN-B54
  profileRead: {
    extra: hostFunction<(section: string) => string | undefined>(), // OPEN-A098
    flag: hostFunction<(section: string) => string | undefined>(),
  },
  isAccountSetupComplete: flag(false), // OPEN-A003
  initialView: { hashFirst: flag(false) }, // OPEN-A021
  import: { triggeredBy: { member: text('M&R'), second: text('E&I') }, waitMs: number(60_000) },
  hooks: {
    dataLoaded: hostFunction<(outcome: { outcome: 'success' | 'failure' }) => void>(), // OPEN-A020
    linkId: hostFunction<() => void>(), // OPEN-A110
  },
  hours: {
    // OPEN-A040
    support: textOrNull(),
    agent: textOrNull(),
    faq: textOrNull(),
  },
  faqByView: table<readonly string[]>(
    {
      plans: ['talk', 'saving', 'information', 'continue', 'allPlans'], // OPEN-A041
      drugs: ['talk', 'saving', 'information'],
      providers: ['talk', 'saving', 'information'],
    },
    'object of lists of strings',
    (value) => isListOf(value, isText),
  ),
  blocks: {
    disclosures: flag(true), // OPEN-A042
    drugEstimator: flag(true),
    findPlan: flag(true),
    shoppingOptions: flag(true),
    medigap: flag(true),
  },
  email: { blockInvalid: flag(true) }, // OPEN-B46
  defaultZip: text(''), // OPEN-A112
  session: {
    applyToGuests: flag(true), // OPEN-B50
    timeout: number(9000),
    timeoutUnitMs: number(1000),
    warningMs: number(120_000),
    resetEvents: texts('keydown', 'mousemove', 'mousedown'),
  },
  phones: {
    tollFree: text(''),
    sales: texts('', ''),
    enrollDefault: text(''),
    enrollByType: textTable({}),
    importHelp: text(''),
    identityHelp: text(''),
    tty: text('711'),
  },
  breakpoints: { medium: number(768), desktop: number(1024) },
  analytics: {
    enabled: flag(true),
    producerCn: text('shopper-profile'),
    topics: { test: text('test'), stage: text('stage'), prod: text('prod') },
    hosts: table<readonly string[]>({}, 'object of lists of strings', (value) => isListOf(value, isText)),
    pageDataArray: text('pageDataLayer'),
    altPrefix: text('/content'),
  },
  activePlan: { requireMemberProfile: flag(false) }, // OPEN-A030
  application: {
    gpsImagePrefix: text(''), // OPEN-A069
    timeSuffix: text('CST'), // OPEN-A071
    resumeReferrer: text('shopper-profile'), // OPEN-A074
    stepsLeftOut: {
      // OPEN-A075
      MA: texts('/steps/chronic-questions'),
      PDP: texts('/steps/chronic-questions', '/steps/provider-search'),
      SNP: texts(),
    },
    questionAliases: table<readonly string[]>({}, 'object of lists of strings', (value) =>
      isListOf(value, isText),
    ), // OPEN-A076
  },
  suppression: { startApplication: texts('MW1', 'TW1'), startApplicationV2: texts('MW1', 'TW1', 'NW1') },
  providerCoverageTypes: texts('MA', 'MAPD', 'SNP'), // OPEN-A052
  subsidyFields: textTable({ '25': '25Percent', '50': '50Percent', '75': '75Percent', '100': '100Percent' }), // OPEN-A118
  delete: { closePlanPopupOnFailure: flag(false) }, // OPEN-B39
  drugs: { showImportLink: flag(false), editLinkOnce: flag(false) }, // OPEN-B02, OPEN-B07
  vendors: { providerSearch: vendorTool(), drugEstimator: vendorTool(), medsupp: vendorTool() },
  print: hostFunction<() => void>(), // window.print
};
