import { isAddress } from '../domain/address';
import type { ClaimsAnswer, ClaimsForm, ProfileAnswer, ProfileForm } from '../domain/forms/import-form';
import { telesalesForms, telesalesStatuses, type TelesalesType } from '../domain/shopper/roles';
import { address, addressOrNull, isUsable, serviceAddress } from './address-setting';
import { earlyDefaults } from './early-defaults';
import { recorderMarkers } from './mask-markers';
import {
  choiceOrNull,
  flag,
  flagOrNull,
  hasTexts,
  hostFunction,
  isListOf,
  isPlainObject,
  isText,
  number,
  positiveNumber,
  orNull,
  pattern,
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
  /** Hash of the script, as `sha384-…`: any other text does not run. */
  integrity?: string;
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
    'object of strings with the address of a script',
    (value) =>
      hasTexts(value, 'script') &&
      isAddress(value.script ?? '') &&
      isUsable(value.stylesheet ?? '') &&
      Object.values(value).every(isText),
  );

/**
 * Keys that brand pages alone have a use for: profile, services, routes. The comment before a key, or
 * before the group that it is in, is its sentence in docs/reference/configuration.md.
 */
export const brandSettings = {
  /** Site code of the sign-in validation. Without it AMP is `AARPM` and UMS is `UHCM`. */
  siteId: textOrNull(),

  /**
   * Name of the environment. Without it the first one in `analytics.hosts` that lists the page’s host, else
   * `Dev`.
   */
  environment: choiceOrNull(['Online', 'Offline', 'Offline Stage', 'Stage', 'Dev']),

  /** Fills `{identityProvider}` in the sign-in and registration routes. */
  identityProvider: text('hsid'),

  /** Fills `{brand}` in routes, by brand code. */
  brandPaths: { AMP: text('aarp'), UMS: text('uhc') }, // OPEN-A024

  /**
   * Where the shopper came from: `pharmacy-search`, `drug-cost-estimator`, `plan-recommendation`,
   * `plan-summary`.
   */
  origin: textOrNull(),

  /** Whether the page behind a link to plans is fetched ahead, once the pointer or the focus is on the link. */
  prefetch: flag(true),

  /**
   * Whether pieces that show nothing now show a box to authors: name, reason, and when they show. Without it, where an
   * editor has marked the page as open in it (guides/content-author.md). `false` switches it off everywhere.
   */
  authoring: flagOrNull(),

  /**
   * URL template of a route; placeholders in braces. A route of null has no default and is not followed; an empty one
   * leads nowhere, and its controls do not show.
   */
  routes: {
    signIn: address('/{identityProvider}-login'),
    signOut: address('/hsid-logout'),
    registration: address('/{identityProvider}-registration'),
    manageProfile: address('/manage-profile'),
    memberBenefits: address('/hsid-member-portal-redirection'),
    recommendation: address('/plan-recommendation-engine.html'),
    recommendationResults: address('/plan-recommendation-engine.html/result'),
    editPreferences: address('plan-recommendation-engine.html/editmypreferences'),
    drugCostEstimator: address('/health-plans/estimate-drug-costs.html'),
    pharmacy: address('/health-plans/{brand}-pharmacy.html'),
    education: address('/medicare-education.html'),
    shop: address('/shop.html'),
    medicare: address('/medicare'),
    planDetails: address('/health-plans/details.html/{zipcode}/{fips}/{planId}/{planYear}'), // OPEN-A027
    planCompare: address(
      '/health-plans/plan-compare.html?zipcode={zipcode}&county={county}&planYear={planYear}&planType={planType}&compareplanids={planIds}',
    ),
    planSummary: address('/health-plans.html?zipcode={zipcode}&planYear={planYear}'),
    zipEntry: address('/health-plans.html'),
    medsuppDetails: address('/health-plans/medsupp-details.html/{zipcode}/{planCode}/{planYear}'),
    vendorCompare: addressOrNull(),
    medsuppResume: addressOrNull(),
    viewApplication: addressOrNull(),

    /** Online application page by plan type. */
    application: { MA: addressOrNull(), PDP: addressOrNull(), SNP: addressOrNull() },
  },

  /** Base path or address of a backend service; empty means the site root. */
  services: {
    profile: serviceAddress(earlyDefaults.profileService),
    content: serviceAddress('/api/assets/MRD/content-fragments'),
    enrollment: serviceAddress(''),
    geolocation: serviceAddress(''),
    planInfo: serviceAddress(''),
    medsupp: serviceAddress(''),
    email: serviceAddress(''),
    events: serviceAddress(''),
    domo: serviceAddress(''),
  },

  /**
   * Method and path of a single call, as `"GET /path"` or `{ "method", "path" }`; null switches the call
   * off.
   */
  endpoints: {
    serverData: endpoint(earlyDefaults.serverData),
    featureToggle: endpoint(earlyDefaults.featureToggle),
    applicationStatus: endpoint('POST /landrover/api/applications/status/v1'),
    lisData: endpoint('GET /landrover/api/lis/v1'),
    tollFree: endpoint('GET /landrover/api/tollFree'),
    stopReminder: endpoint('POST /EmailWAR/emailrest/profile/stop-reminder/v1'),
  },

  /** Path of a content fragment below `services.content`. */
  contentPaths: {
    suppression: text('common-tools-vpp/global/suppression.json'),
    planBenefits: text('plan-summary/plan-benefits.json'),
    profileTexts: text('profile.json'),
    shopperTexts: text('shopper.json'),
    dentalPlans: text('global/dental-provider-covered-plans.json'),
    medsuppTexts: text('shopper-profile-redesign/MedsupContent.json'),
    stateFlip: text('common-tools-vpp/medsupp/state-flip.json'),
  },
  loading: {
    /** How long the load flow waits for the feature flags; later ones still take effect. */
    toggleWaitMs: number(1500),
    /**
     * How long pieces show that they are loading before they show what is known; later answers still take
     * effect.
     */
    callWaitMs: positiveNumber(10_000),
  },

  /** Feature flags of the page; then `endpoints.featureToggle` is not asked. */
  pageUtilityData: orNull<Record<string, unknown>>('object', isPlainObject), // the answer of featureToggle

  /** Session header of the agent flow. */
  agentSession: orNull<AgentSession>('object with header, storageKey, pathPrefix', (value) =>
    hasTexts(value, 'header', 'storageKey', 'pathPrefix'),
  ),

  /**
   * Who counts as which kind of telesales profile, and whether members who have consented may give a ZIP code, too.
   */
  identity: {
    allowedCreators: texts(),
    nonMemberCreators: texts(),
    showZipForConsentMember: flag(false), // OPEN-B43
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
  roles: {
    /** Whether Manage account is for members only, instead of for all who are signed in. */
    manageAccountMembersOnly: flag(false),
  }, // OPEN-A038
  cloaked: {
    /** Whether a cloaked profile has no remove buttons. */
    readOnly: flag(false),
  }, // OPEN-B66
  guest: {
    /**
     * Whether what a guest has saved in this browser is added to the account at sign-in. Without it the
     * account’s own profile shows, and the guest’s stays in the browser.
     */
    mergeOnSignIn: flag(false),
  }, // OPEN-A016
  signIn: {
    /** Value of `isHsidLogin` in the sign-in validation. */
    isHsidLogin: flag(true), // OPEN-A097

    /** Value of `requestHost` in the sign-in validation. Without it the page’s host. */
    requestHost: textOrNull(),

    /** Name of the cookie whose value is sent as `dcClientCookie`; empty: none. */
    clientCookie: text(''),

    /** Value of `isMultiProfileCloakInEnabled` in the sign-in validation. */
    isMultiProfileCloakInEnabled: flag(false),
  },
  signOut: {
    /**
     * Whether signing out removes the identity cookie as well, so that the next visit starts as a guest.
     */
    clearIdentityCookie: flag(true),
  }, // OPEN-B54

  /**
   * Function `(section) => text` that adds a part to the path of the profile call, behind the section; the
   * flag goes with section `all` only.
   */
  profileRead: {
    extra: hostFunction<(section: string) => string | undefined>(), // OPEN-A098
    flag: hostFunction<(section: string) => string | undefined>(),
  },

  /** Whether the account-ready banner shows, whatever the sign-in answer says. */
  isAccountSetupComplete: flag(false), // OPEN-A003
  initialView: {
    /**
     * Whether the view that the address names goes before the drugs view for those who come from the pharmacy
     * search or the drug cost estimator.
     */
    hashFirst: flag(false),
  }, // OPEN-A021
  import: {
    /** Value of `triggeredBy` in the two import calls. */
    triggeredBy: { member: text('M&R'), second: text('E&I') },
    /** How long an import may take before the page goes on without it, in milliseconds. */
    waitMs: number(60_000),

    /**
     * Looks for the claims of a shopper who has filled in the import form; `{ isFound: true }` says that drugs have been
     * added. Without it nothing is looked for.
     */
    findClaims: hostFunction<(form: ClaimsForm) => Promise<ClaimsAnswer>>(), // OPEN-B40

    /** Checks the form of the import’s `profile` variant, and adds what belongs to the shopper. */
    submitProfile: hostFunction<(form: ProfileForm) => Promise<ProfileAnswer>>(), // OPEN-B65

    /** Regular expression of what the claims form takes as a number beside a Medicare number. */
    numberPattern: pattern('^\\d{9,10}$'), // OPEN-B57
  },
  hooks: {
    /** Called once with `{ outcome }` when the load flow has ended in the external login flow. */
    dataLoaded: hostFunction<(outcome: { outcome: 'success' | 'failure' }) => void>(), // OPEN-A020

    /** Called 1 second after the load flow has ended. */
    linkId: hostFunction<() => void>(), // OPEN-A110
  },

  /**
   * Hours beside the telephone numbers, as text in the language of the page. Without them the wording of
   * the piece.
   */
  hours: {
    // OPEN-A040
    support: textOrNull(),
    agent: textOrNull(),
    faq: textOrNull(),
  },

  /** Questions of the FAQ by view: `talk`, `saving`, `information`, `continue`, `allPlans`. */
  faqByView: table<readonly string[]>(
    {
      plans: ['talk', 'saving', 'information', 'continue', 'allPlans'], // OPEN-A041
      drugs: ['talk', 'saving', 'information'],
      providers: ['talk', 'saving', 'information'],
    },
    'object of lists of strings',
    (value) => isListOf(value, isText),
  ),

  /** Switches a block off, wherever it is placed. */
  blocks: {
    disclosures: flag(true), // OPEN-A042
    drugEstimator: flag(true),
    findPlan: flag(true),
    shoppingOptions: flag(true),
    medigap: flag(true),
  },
  forms: {
    /** Whether a date that no calendar has, such as 31 February, is an error, too. */
    checkCalendarDate: flag(false),
  }, // OPEN-B59
  email: {
    /** Whether Send stays in the e-mail popup while the address is missing or malformed. */
    blockInvalid: flag(true),
  }, // OPEN-B46

  toast: {
    /** Whether the toast of signed-in shoppers waits until this visit has imported drugs or doctors. */
    onlyAfterImport: flag(false),
  }, // OPEN-B49

  /** ZIP code that the ZIP field starts with. */
  defaultZip: text(''), // OPEN-A112
  session: {
    /** Whether the session of a guest ends, too. */
    applyToGuests: flag(false), // OPEN-B50

    /**
     * How long nobody may use the page before the timeout popup opens, in units of `session.timeoutUnitMs`.
     * Content may say it by the text key `session.timeout`, which goes before the default and not before the
     * configuration. Above 0.
     */
    timeout: positiveNumber(9000),

    /** Unit of `session.timeout`, in milliseconds. Above 0. */
    timeoutUnitMs: positiveNumber(1000),

    /** How long the timeout popup counts down before it signs out, in milliseconds. Above 0. */
    warningMs: positiveNumber(120_000),

    /** DOM events that count as use of the page; `touchstart` is not among them by default. */
    resetEvents: texts('keydown', 'mousemove', 'mousedown'),
  },

  /** Telephone numbers. A missing number draws no link, the TTY note stays. */
  phones: {
    tollFree: text(''),
    sales: texts('', ''),
    enrollDefault: text(''),
    enrollByType: textTable({}),
    importHelp: text(''),
    identityHelp: text(''),
    tty: text('711'),
  },

  /**
   * Screen widths in CSS pixels: two card columns from `medium`, desktop-only pieces from `desktop`.
   */
  breakpoints: { medium: number(768), desktop: number(1024) },

  /** Analytics switch, names and hosts. */
  analytics: {
    enabled: flag(true),
    producerCn: text('shopper-profile'),
    topics: { test: text('test'), stage: text('stage'), prod: text('prod') },
    hosts: table<readonly string[]>({}, 'object of lists of strings', (value) => isListOf(value, isText)),
    pageDataArray: text('pageDataLayer'),
    altPrefix: text('/content'),
  },
  privacy: {
    /**
     * What nodes with names, drugs, doctors or form fields carry, so that session recorders leave them out: `.class`,
     * `data-attribute` or `data-attribute=value`. The default is that of rrweb, FullStory, Hotjar, Clarity, PostHog,
     * LogRocket, Datadog, Dynatrace, Sentry, Contentsquare and Adobe Activity Map; an empty list switches it off.
     */
    maskMarkers: recorderMarkers,
  },
  activePlan: {
    /**
     * Whether the active plan shows for members only (`optumId` and `mbi`), and not for every signed-in
     * shopper who has one.
     */
    requireMemberProfile: flag(false),
  }, // OPEN-A030
  application: {
    /**
     * What the image identifier of an application begins with; those that begin otherwise are left out of
     * account.
     */
    gpsImagePrefix: text(''), // OPEN-A069

    /** Text behind the time at which an application was saved. */
    timeSuffix: text('CST'), // OPEN-A071

    /** Value of `referrer` in the link that goes on with a supplement application. */
    resumeReferrer: text('shopper-profile'), // OPEN-A074

    /** Routes of the steps that this kind of online application does not have. */
    stepsLeftOut: {
      // OPEN-A075
      MA: texts('/steps/chronic-questions'),
      PDP: texts('/steps/chronic-questions', '/steps/provider-search'),
      SNP: texts(),
    },

    /**
     * Other names of questions of the online application, by ours: `{ "medicareClaimNumber": ["mbi"] }`.
     */
    questionAliases: table<readonly string[]>({}, 'object of lists of strings', (value) =>
      isListOf(value, isText),
    ), // OPEN-A076
  },

  /** Plan codes without a start-application button. */
  suppression: { startApplication: texts('MW1', 'TW1'), startApplicationV2: texts('MW1', 'TW1', 'NW1') },

  /** Plan types whose cards have a doctors panel. */
  providerCoverageTypes: texts('MA', 'MAPD', 'SNP'), // OPEN-A052

  /** Field of a plan that holds its premium, by percent of Extra Help. */
  subsidyFields: textTable({ '25': '25Percent', '50': '50Percent', '75': '75Percent', '100': '100Percent' }), // OPEN-A118
  delete: {
    /** Whether the remove popup of a plan closes when the removal has failed. */
    closePlanPopupOnFailure: flag(false),
  }, // OPEN-B39
  docs: {
    /** Whether the import link of the doctors shows for members only. */
    importLinkMembersOnly: flag(false),
  }, // OPEN-B09
  drugs: {
    /** Whether the import link of the drugs shows. */
    showImportLink: flag(false),
    /** Whether the drug pricing popup has one edit link instead of one in each row. */
    editLinkOnce: flag(false),
  }, // OPEN-B02, OPEN-B07

  /**
   * Tools that open in a drawer: script, its `integrity` hash, style sheet, global name, close event. What they have to offer:
   * configuration.md.
   */
  vendors: { providerSearch: vendorTool(), drugEstimator: vendorTool(), medsupp: vendorTool() },

  /** What Print does. Without it `window.print`. */
  print: hostFunction<() => void>(), // window.print
};
