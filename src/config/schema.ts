import * as v from 'valibot';

const text = v.optional(v.string());
const flag = v.optional(v.boolean());
const count = v.optional(v.number());
const texts = v.optional(v.array(v.string()));
const nullableText = v.optional(v.nullable(v.string()));
const section = <Entries extends v.ObjectEntries>(entries: Entries) => v.optional(v.strictObject(entries));
const table = <Value extends v.GenericSchema>(value: Value) => v.optional(v.record(v.string(), value));

/** `"GET /path"`, the same as an object, or `null` to switch the call off. */
const endpoint = v.optional(
  v.nullable(v.union([v.string(), v.strictObject({ method: v.string(), path: v.string() })])),
);

/** A function of the host; its arguments are checked where it is called. */
const hostFunction = <Signature>() => v.optional(v.nullable(v.custom<Signature>((value) => typeof value === 'function', 'function')));

const vendorTool = v.optional(
  v.nullable(
    v.strictObject({
      script: v.string(),
      stylesheet: v.optional(v.string()),
      globalName: v.optional(v.string()),
      closeEvent: v.optional(v.string()),
    }),
  ),
);

export interface Personalization {
  /** Answers like the LIS call. */
  getLisDetails?(): Promise<unknown>;
  /** `"yes"`, `"no"` or nothing. */
  getExtraHelp?(): Promise<unknown>;
  setExtraHelp?(answer: 'yes' | 'no'): Promise<unknown>;
}

/**
 * What a host may configure (contract §3). Every key is optional, an unknown one is reported. Descriptions and
 * defaults: docs/configuration.md.
 */
export const configSchema = v.strictObject({
  site: v.optional(v.picklist(['AMP', 'UMS'])),
  siteId: nullableText,
  locale: nullableText,
  environment: v.optional(v.nullable(v.picklist(['Online', 'Offline', 'Offline Stage', 'Stage', 'Dev']))),
  identityProvider: text,
  brandPaths: section({ AMP: text, UMS: text }),
  origin: nullableText,
  routes: section({
    signIn: text,
    signOut: text,
    registration: text,
    manageProfile: text,
    memberBenefits: text,
    recommendation: text,
    recommendationResults: text,
    editPreferences: text,
    drugCostEstimator: text,
    pharmacy: text,
    education: text,
    shop: text,
    medicare: text,
    planDetails: text,
    planCompare: text,
    planSummary: text,
    zipEntry: text,
    medsuppDetails: text,
    vendorCompare: nullableText,
    medsuppResume: nullableText,
    viewApplication: nullableText,
    application: section({ MA: nullableText, PDP: nullableText, SNP: nullableText }),
  }),
  services: section({
    profile: text,
    content: text,
    enrollment: text,
    geolocation: text,
    planInfo: text,
    medsupp: text,
    email: text,
    events: text,
    domo: text,
  }),
  endpoints: section({
    serverData: endpoint,
    featureToggle: endpoint,
    applicationStatus: endpoint,
    lisData: endpoint,
    tollFree: endpoint,
    stopReminder: endpoint,
  }),
  contentPaths: section({
    suppression: text,
    planBenefits: text,
    profileTexts: text,
    shopperTexts: text,
    dentalPlans: text,
    medsuppTexts: text,
    stateFlip: text,
  }),
  loading: section({ toggleWaitMs: count, callWaitMs: count }),
  pageUtilityData: v.optional(
    v.nullable(
      v.strictObject({
        systemDateTime: text,
        bannering: flag,
        yoyProviderChangesDisabled: flag,
        oleSaveResumeDisabled: flag,
        medsuppV2Cards: flag,
        memberBenefitsButtonMobile: flag,
        lisChanges: flag,
        activePlansSectionDisabled: flag,
        isServiceOutage: flag,
      }),
    ),
  ),
  storageKeys: section({
    identityCookie: text,
    memberSiteCookie: text,
    signInCode: text,
    activeYear: text,
    guestProfile: text,
    profileCopy: text,
    extraHelp: text,
    extraHelpShown: text,
    launchPlan: text,
    notMember: text,
    toastShown: text,
    flowCompleted: text,
    origin: text,
    signInRedirect: text,
    pfny: text,
  }),
  agentSession: v.optional(v.nullable(v.strictObject({ header: v.string(), storageKey: v.string(), pathPrefix: v.string() }))),
  identity: section({
    allowedCreators: texts,
    nonMemberCreators: texts,
    telesales: table(
      v.strictObject({
        form: v.picklist(['memberConsent', 'memberNoConsent', 'genderZip']),
        status: v.picklist(['M', 'TPM', 'P', 'TPP']),
      }),
    ),
  }),
  import: section({ triggeredBy: section({ member: text, second: text }) }),
  session: section({ timeout: count, timeoutUnitMs: count, warningMs: count, resetEvents: texts }),
  phones: section({
    tollFree: text,
    sales: texts,
    enrollDefault: text,
    enrollByType: table(v.string()),
    importHelp: text,
    identityHelp: text,
    tty: text,
  }),
  aep: section({ start: text, end: text }),
  breakpoints: section({ medium: count, desktop: count }),
  analytics: section({
    enabled: flag,
    producerCn: text,
    topics: section({ test: text, stage: text, prod: text }),
    hosts: table(v.array(v.string())),
    pageDataArray: text,
    altPrefix: text,
  }),
  suppression: section({ startApplication: texts, startApplicationV2: texts }),
  providerCoverageTypes: texts,
  subsidyLevels: table(v.number()),
  subsidyFields: table(v.string()),
  delete: section({ closePlanPopupOnFailure: flag }),
  texts: table(v.record(v.string(), v.string())),
  vendors: section({ providerSearch: vendorTool, drugEstimator: vendorTool, medsupp: vendorTool }),
  personalization: v.optional(
    v.nullable(v.custom<Personalization>((value) => typeof value === 'object' && value !== null, 'object')),
  ),
  navigate: hostFunction<(url: string) => void>(),
  print: hostFunction<() => void>(),
  logger: v.optional(
    v.nullable(
      v.looseObject({
        warn: v.custom<(message: string) => void>((value) => typeof value === 'function', 'function'),
        error: v.custom<(message: string) => void>((value) => typeof value === 'function', 'function'),
      }),
    ),
  ),
});

/** What a host writes: any part of the configuration. */
export type ConfigInput = v.InferInput<typeof configSchema>;

type Primitive = string | number | boolean | null | undefined;
type Complete<Value> = Value extends Primitive | readonly unknown[] | ((...values: never[]) => unknown) | Personalization
  ? Value
  : { [Key in keyof Value]-?: Complete<Exclude<Value[Key], undefined>> };

/** The configuration with every key filled in. */
export type Config = Complete<ConfigInput>;
