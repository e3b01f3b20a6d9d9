import type { ClaimsAnswer, ClaimsForm, ProfileAnswer, ProfileForm } from '../domain/forms/import-form';
import type { TelesalesType } from '../domain/shopper/roles';
import { address, addressOrNull, serviceAddress } from './address-setting';
import { isTelesalesType, vendorTool, type AgentSession } from './brand-values';
import { hours, hoursOrNull } from './hours-setting';
import { earlyDefaults } from './early-defaults';
import { endpoint } from './endpoint-setting';
import { recorderMarkers } from './mask-markers';
import {
  choice,
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
} from './setting';

/**
 * Keys that brand pages alone have a use for: profile, services, routes. The comment before a key is its
 * sentence in docs/reference/configuration.md.
 */
export const brandSettings = {
  /** Site code of the sign-in validation. Without it AMP is `AARPM` and UMS is `UHCM`. */
  siteId: textOrNull(),

  /**
   * Name of the environment. Without it the first one in `analytics.hosts` that lists the page’s host, else `Dev`; then
   * analytics get no name and no user id.
   */
  environment: choiceOrNull(['Online', 'Offline', 'Offline Stage', 'Stage', 'Dev']),

  /** Fills `{identityProvider}` in the sign-in and registration routes. */
  identityProvider: text('hsid'),

  brandPaths: {
    /** Fills `{brand}` in routes while `site` is `AMP`. */
    AMP: text('aarp'),
    /** Fills `{brand}` in routes while `site` is `UMS`. */
    UMS: text('uhc'),
  }, // OPEN-A024

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

  // URL templates. One of null or '' leads nowhere, and its controls do not show.
  routes: {
    /** Sign in: banner, toast, FAQ, and a shopper whose session has ended. */
    signIn: address('/{identityProvider}-login'),
    /** Where a shopper goes who has signed out. */
    signOut: address('/hsid-logout'),
    /** Create an account: banner, FAQ, and the links of e-mails. */
    registration: address('/{identityProvider}-registration'),
    /** Manage account in the banner. */
    manageProfile: address('/manage-profile'),
    /** Member benefits in the banner. */
    memberBenefits: address('/hsid-member-portal-redirection'),
    /** The questions that lead to a recommendation: shopping options, recommendation promo, way back. */
    recommendation: address('/plan-recommendation-engine.html'),
    /** All results of those questions. */
    recommendationResults: address('/plan-recommendation-engine.html/result'),
    /** The answers to those questions, for editing, below the site root; `go('editPreferences')` alone leads there. */
    editPreferences: address('plan-recommendation-engine.html/editmypreferences'),
    /** The drug cost estimator where no tool for it is configured, and the way back to it. */
    drugCostEstimator: address('/health-plans/estimate-drug-costs.html'),
    /** The search for doctors where no tool for it is configured; without either the doctors offer no search. */
    providerSearch: addressOrNull(),
    /** The pharmacy search: drugs, and the way back to it. */
    pharmacy: address('/health-plans/{brand}-pharmacy.html'),
    /** Articles about Medicare: shopping options. */
    education: address('/medicare-education.html'),
    /** The shop; `go('shop')` alone leads there. */
    shop: address('/shop.html'),
    /** About Medicare; `go('medicare')` alone leads there. */
    medicare: address('/medicare'),
    /** One plan: cards, and Continue Enrollment. */
    planDetails: address('/health-plans/details.html/{zipcode}/{fips}/{planId}/{planYear}'), // OPEN-A027
    /** Two or three plans side by side. */
    planCompare: address(
      '/health-plans/plan-compare.html?zipcode={zipcode}&county={county}&planYear={planYear}&planType={planType}&compareplanids={planIds}',
    ),
    /** The plans of a ZIP code: View plans, Browse plans, Find plans. */
    planSummary: address('/health-plans.html?zipcode={zipcode}&planYear={planYear}'),
    /** The same while no ZIP code is known. */
    zipEntry: address('/health-plans.html'),
    /** One Medicare Supplement plan. */
    medsuppDetails: address('/health-plans/medsupp-details.html/{zipcode}/{planCode}/{planYear}'),
    /** A comparison of another maker; `go('vendorCompare')` alone leads there. */
    vendorCompare: addressOrNull(),
    /** Goes on with the application for a supplement plan. */
    medsuppResume: addressOrNull(),
    /** A submitted application. */
    viewApplication: addressOrNull(),
    application: {
      /** Online application for a Medicare Advantage plan. */
      MA: addressOrNull(),
      /** Online application for a drug plan. */
      PDP: addressOrNull(),
      /** Online application for a special needs plan. */
      SNP: addressOrNull(),
    },
  },

  // Path or address of a backend service, below `services.base`; empty means the site root.
  services: {
    /**
     * Address in front of all services and endpoints that are not absolute, such as `https://api.example.com`. On another
     * origin calls below it carry the cookies of that origin.
     */
    base: serviceAddress(''),
    /** Profile, sign-in, sign-out, and the changes of the lists. */
    profile: serviceAddress(earlyDefaults.profileService),
    /** Content fragments, named by `contentPaths`. */
    content: serviceAddress('/api/assets/MRD/content-fragments'),
    /** Applications that the shopper has begun or sent. */
    enrollment: serviceAddress(''),
    /** Counties of a ZIP code. */
    geolocation: serviceAddress(''),
    /** Plans by list, the details of one plan, and who to call about it. */
    planInfo: serviceAddress(''),
    /** Medicare Supplement plans of a ZIP code. */
    medsupp: serviceAddress(''),
    /** E-mails of the profile. */
    email: serviceAddress(''),
    /** Analytics events. */
    events: serviceAddress(''),
    /** Domo events of signed-in shoppers. */
    domo: serviceAddress(''),
  },

  // Method and path of a single call; null switches it off.
  endpoints: {
    /** The date and time of the server. */
    serverData: endpoint(earlyDefaults.serverData),
    /** The feature flags of the page. */
    featureToggle: endpoint(earlyDefaults.featureToggle),
    /** How far a submitted application is. */
    applicationStatus: endpoint('POST /landrover/api/applications/status/v1'),
    /** Extra Help: the level that is on record. */
    lisData: endpoint('GET /landrover/api/lis/v1'),
    /** The telephone number to call. */
    tollFree: endpoint('GET /landrover/api/tollFree'),
    /** Ends the reminders to confirm who the shopper is. */
    stopReminder: endpoint('POST /EmailWAR/emailrest/profile/stop-reminder/v1'),
  },

  // Paths of content fragments below `services.content`.
  contentPaths: {
    /** Plans that cannot be enrolled in. */
    suppression: text('common-tools-vpp/global/suppression.json'),
    /** Wording of benefits. */
    planBenefits: text('plan-summary/plan-benefits.json'),
    /** Wording of the pieces by text key; that of `shopperTexts` goes before it. */
    profileTexts: text('profile.json'),
    /** Wording of the pieces by text key. */
    shopperTexts: text('shopper.json'),
    /** Plans whose dentists a search can find. */
    dentalPlans: text('global/dental-provider-covered-plans.json'),
    /** Wording of supplement plans; `{state}` is the plan’s state, such as `IL`. */
    medsuppTexts: text('shopper-profile-redesign/MedsupContent.json'),
    /** States in which the supplement interface takes applications. */
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

  identity: {
    /** Creators of profiles whose shoppers need not confirm who they are. */
    allowedCreators: texts(),
    /** Creators of profiles whose shoppers are no members; empty: any creator. */
    nonMemberCreators: texts(),
    /** Whether members who have consented may give their ZIP code in place of the Medicare number. */
    showZipForConsentMember: flag(false), // OPEN-B43
    /** Form and status by the telesales type of a profile. */
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
    /** Whether signing out removes the identity cookie as well, so that the next visit starts as a guest. */
    clearIdentityCookie: flag(true),
    /**
     * Whether signing out empties local and session storage as a whole, with all that the site keeps there. If not, it
     * removes the names of `storageKeys` and the agent’s session.
     */
    clearSiteStorage: flag(false),
  }, // OPEN-B54

  profileRead: {
    /** Function `(section) => text` that adds a part to the path of the profile call, behind the section. */
    extra: hostFunction<(section: string) => string | undefined>(), // OPEN-A098
    /** Function `(section) => text` that adds a last part, for section `all` only. */
    flag: hostFunction<(section: string) => string | undefined>(),
  },

  /** Whether the account-ready banner shows, whatever the sign-in answer says. */
  isAccountSetupComplete: flag(false), // OPEN-A003
  views: {
    /**
     * `hash`: the address names the view (`#drugs`), so that Back and links lead to it. `none`: views are kept out of
     * the address, for sites whose own router uses the hash.
     */
    address: choice('hash', ['hash', 'none']),

    /**
     * Whether a reload, Back and Forward lead to the place in the page where the shopper was, once the cards show. `false`
     * for a site that scrolls there itself; `history.scrollRestoration = 'manual'` has the same effect.
     */
    restorePlace: flag(true),
  },
  initialView: {
    /**
     * Whether the view that the address names goes before the drugs view for those who come from the pharmacy
     * search or the drug cost estimator.
     */
    hashFirst: flag(false),
  }, // OPEN-A021
  import: {
    triggeredBy: {
      /** Value of `triggeredBy` in the first import call. */
      member: text('M&R'),
      /** Value of `triggeredBy` in the second import call. */
      second: text('E&I'),
    },

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

  // When numbers are answered: one text for all languages, or `{ "en": "…", "es": "…" }`.
  hours: {
    // OPEN-A040
    /** The toll-free number and those for enrolling and for help: every text that says when to call. */
    support: hours({
      en: '8 a.m. - 8 p.m., 7 days a week',
      es: 'de 8 a. m. a 8 p. m., los 7 días de la semana',
    }),
    /** The agents’ numbers: help. */
    agent: hours({ en: '7 a.m. - 7 p.m. CT', es: 'de 7 a. m. a 7 p. m., hora del Centro' }),
    /** The number in the FAQ, where its hours are others than those of support. */
    faq: hoursOrNull(),
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

  // A piece that is switched off shows nothing, wherever it is placed.
  blocks: {
    /** Whether `<shopper-profile-disclosures>` shows. */
    disclosures: flag(true), // OPEN-A042
    /** Whether `<shopper-profile-drug-estimator>` shows. */
    drugEstimator: flag(true),
    /** Whether `<shopper-profile-find-plan>` shows. */
    findPlan: flag(true),
    /** Whether `<shopper-profile-shopping-options>` shows. */
    shoppingOptions: flag(true),
    /** Whether `<shopper-profile-medigap>` shows. */
    medigap: flag(true),
  },
  forms: {
    /** Whether a date that no calendar has, such as 31 February, is an error, too. */
    checkCalendarDate: flag(false),
  }, // OPEN-B59
  email: {
    /** Whether Send stays in the e-mail popup while the address is missing or malformed. */
    blockInvalid: flag(true), // OPEN-B46

    /**
     * Sends the saved plans to the address that the shopper has typed. Resolves when they are sent; a rejection and `false`
     * say that they could not be sent. Without it, Send opens a draft in the shopper’s own mail program.
     */
    send: hostFunction<(address: string) => Promise<unknown>>(), // EMAIL-07, ERRB-04
  },

  toast: {
    /** Whether the toast of signed-in shoppers, who need a saved drug or doctor for it, waits for an import of this visit, too. */
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

  // A missing number draws no link; the TTY note stays.
  phones: {
    /** Number to call; goes before the one that `endpoints.tollFree` answers. */
    tollFree: text(''),
    /** Up to two numbers of licensed agents: help. */
    sales: texts('', ''),
    /** Number to enroll by phone, for plan types that `phones.enrollByType` does not name. */
    enrollDefault: text(''),
    /** Number to enroll by phone, by plan type. */
    enrollByType: textTable({}),
    /** Number to call about an import; without it the toll-free number. */
    importHelp: text(''),
    /** Number to call about “Confirm your identity”; without it the toll-free number. */
    identityHelp: text(''),
    /** Number for TTY users. */
    tty: text('711'),
  },
  breakpoints: {
    /** Screen width in CSS pixels from which cards stand in two columns. */
    medium: number(768),
    /** Screen width in CSS pixels from which pieces show that are for desktops, such as the toast. */
    desktop: number(1024),
  },
  analytics: {
    /** Whether anything is told to analytics. */
    enabled: flag(true),
    /** Who sends, in the header of the analytics call. */
    producerCn: text('shopper-profile'),
    topics: {
      /** Topic of the analytics call in every other environment. */
      test: text('test'),
      /** Topic of the analytics call in `Stage` and `Offline Stage`. */
      stage: text('stage'),
      /** Topic of the analytics call in `Online` and `Offline`. */
      prod: text('prod'),
    },
    /** Hosts by environment: `{ "Online": ["www.example.com"] }`. Other hosts are tests: nothing personal is sent there. */
    hosts: table<readonly string[]>({}, 'object of lists of strings', (value) => isListOf(value, isText)),
    /** Name of the page data array on `window`; empty: nothing is put into the page. */
    pageDataArray: text('pageDataLayer'),
    /** First part of the path of the analytics call while `site` is `UMS`. */
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

    stepsLeftOut: {
      // OPEN-A075
      /** Steps that the online application for a Medicare Advantage plan does not have. */
      MA: texts('/steps/chronic-questions'),
      /** Steps that the online application for a drug plan does not have. */
      PDP: texts('/steps/chronic-questions', '/steps/provider-search'),
      /** Steps that the online application for a special needs plan does not have. */
      SNP: texts(),
    },

    /**
     * Other names of questions of the online application, by ours: `{ "medicareClaimNumber": ["mbi"] }`.
     */
    questionAliases: table<readonly string[]>({}, 'object of lists of strings', (value) =>
      isListOf(value, isText),
    ), // OPEN-A076
  },

  /** Another name of `application.gpsImagePrefix`, which is used when both are set. */
  gpsImagePrefix: text(''), // OPEN-A069

  suppression: {
    /** Codes of supplement plans without a start button. */
    startApplication: texts('MW1', 'TW1'),
    /** The same on the newer cards. */
    startApplicationV2: texts('MW1', 'TW1', 'NW1'),
  },

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

  // Script, its `integrity` hash, style sheet, global name, close event. What they have to offer: configuration.md.
  vendors: {
    /** Tool that finds doctors, hospitals and dentists; opens in a drawer. */
    providerSearch: vendorTool(),
    /** Tool that adds drugs and a pharmacy; opens in a drawer. */
    drugEstimator: vendorTool(),
    /** Interface that takes applications for supplement plans. */
    medsupp: vendorTool(),
  },

  /** What Print does. Without it `window.print`. */
  print: hostFunction<() => void>(), // window.print
};
