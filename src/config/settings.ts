import {
  choice,
  choiceOrNull,
  flag,
  hasTexts,
  hostFunction,
  isListOf,
  isPlainObject,
  isText,
  monthDay,
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

const telesalesForms = ['memberConsent', 'memberNoConsent', 'genderZip'] as const;
const telesalesStatuses = ['M', 'TPM', 'P', 'TPP'] as const;

export interface TelesalesType {
  form: (typeof telesalesForms)[number];
  status: (typeof telesalesStatuses)[number];
}

const isTelesalesType = (value: unknown): boolean =>
  hasTexts(value, 'form', 'status') &&
  telesalesForms.some((form) => form === value.form) &&
  telesalesStatuses.some((status) => status === value.status);

/** A host object that knows the shopper (HELP-15). */
export interface Personalization {
  /** Answers like the LIS call. */
  getLisDetails?(): Promise<unknown>;
  /** `"yes"`, `"no"` or nothing. */
  getExtraHelp?(): Promise<unknown>;
  setExtraHelp?(answer: 'yes' | 'no'): Promise<unknown>;
}

export interface HostLogger {
  warn(message: string): void;
  error(message: string): void;
}

const key = (name: string): Setting<string> => text(`shopperProfile.${name}`);

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

const hasFunctions = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');

/**
 * Every key that a host may configure, with its default (contract §3; defaults that no document shows come from
 * the OPEN row beside them). What each key does: docs/configuration.md.
 */
export const settings = {
  site: choice('UMS', ['AMP', 'UMS']),
  siteId: textOrNull(), // AMP: AARPM, UMS: UHCM
  locale: textOrNull(), // the page's lang, else en
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
    profile: text('/landrover/api'),
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
    serverData: endpoint('GET /landrover/api/serverData'),
    featureToggle: endpoint('GET /landrover/api/featureToggle'),
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
  storageKeys: {
    identityCookie: key('identity'),
    memberSiteCookie: key('memberSiteCookie'),
    signInCode: key('signInCode'),
    activeYear: key('activeYear'),
    guestProfile: key('guestProfile'),
    profileCopy: key('profileCopy'),
    extraHelp: key('extraHelp'),
    extraHelpShown: key('extraHelpShown'),
    launchPlan: key('launchPlan'),
    notMember: key('notMember'),
    toastShown: key('toastShown'),
    flowCompleted: key('flowCompleted'),
    origin: key('origin'),
    signInRedirect: key('signInRedirect'),
    pfny: key('pfny'),
  },
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
  import: { triggeredBy: { member: text('M&R'), second: text('E&I') } },
  session: {
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
  aep: { start: monthDay('10-01'), end: monthDay('12-31') }, // OPEN-A010
  breakpoints: { medium: number(768), desktop: number(1024) },
  analytics: {
    enabled: flag(true),
    producerCn: text('shopper-profile'),
    topics: { test: text('test'), stage: text('stage'), prod: text('prod') },
    hosts: table<readonly string[]>({}, 'object of lists of strings', (value) => isListOf(value, isText)),
    pageDataArray: text('pageDataLayer'),
    altPrefix: text('/content'),
  },
  suppression: { startApplication: texts('MW1', 'TW1'), startApplicationV2: texts('MW1', 'TW1', 'NW1') },
  providerCoverageTypes: texts('MA', 'MAPD', 'SNP'), // OPEN-A052
  subsidyLevels: table<number>(
    { '1': 100, '2': 75, '3': 50, '4': 25, '25': 25, '50': 50, '75': 75, '100': 100 }, // OPEN-A061
    'object of numbers',
    (value) => typeof value === 'number',
  ),
  subsidyFields: textTable({ '25': '25Percent', '50': '50Percent', '75': '75Percent', '100': '100Percent' }), // OPEN-A118
  delete: { closePlanPopupOnFailure: flag(false) }, // OPEN-B39
  texts: table<Readonly<Record<string, string>>>(
    {},
    'object of texts by key, per language',
    (value) => isPlainObject(value) && Object.values(value).every(isText),
  ),
  vendors: { providerSearch: vendorTool(), drugEstimator: vendorTool(), medsupp: vendorTool() },
  personalization: orNull<Personalization>('object', (value) => typeof value === 'object'),
  navigate: hostFunction<(url: string) => void>(), // location.assign
  print: hostFunction<() => void>(), // window.print
  logger: orNull<HostLogger>('object with warn and error', (value) => hasFunctions(value, 'warn', 'error')), // console
};

type ValuesOf<Node> =
  Node extends Setting<infer Value> ? Value : { [Key in keyof Node]: ValuesOf<Node[Key]> };
type InputOf<Node> = Node extends Setting<infer Value> ? Value : { [Key in keyof Node]?: InputOf<Node[Key]> };

/** The configuration with every key filled in. */
export type Config = ValuesOf<typeof settings>;

/** What a host writes: any part of the configuration. */
export type ConfigInput = InputOf<typeof settings>;
