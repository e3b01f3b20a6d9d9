import type { ClaimsForm, ClaimsResult, ProfileForm, ProfileResult } from '../domain/forms/import-form';
import { planOrders } from '../domain/plans/plan';
import type { TelesalesType } from '../domain/shopper/roles';
import { address, addressOrNull, serviceAddress } from './address-setting';
import { counselor, isTelesalesType, vendorTool, type AgentSession } from './brand-values';
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
  monthDay,
  number,
  positiveNumber,
  orNull,
  pattern,
  table,
  tableOf,
  text,
  textOrNull,
  texts,
  textTable,
} from './setting';

/**
 * Keys that only brand pages use: profile, services, routes. The comment before a key is its description in
 * docs/reference/configuration.md.
 */
export const brandSettings = {
  /** Site code of the sign-in validation. By default `AARPM` for AMP and `UHCM` for UMS. */
  siteId: textOrNull(),

  /**
   * Name of the environment. By default the first one in `analytics.hosts` that lists the page’s host, otherwise `Dev`; in
   * that last case, analytics receive no name and no user ID.
   */
  environment: choiceOrNull(['Online', 'Offline', 'Offline Stage', 'Stage', 'Dev']),

  /** Value of `{identityProvider}` in the sign-in and registration routes. */
  identityProvider: text('hsid'),

  brandPaths: {
    /** Value of `{brand}` in routes when `site` is `AMP`. */
    AMP: text('aarp'),
    /** Value of `{brand}` in routes when `site` is `UMS`. */
    UMS: text('uhc'),
  }, // OPEN-A024

  /**
   * Where the shopper came from: `pharmacy-search`, `drug-cost-estimator`, `plan-recommendation`,
   * `plan-summary`.
   */
  origin: textOrNull(),

  /** Whether the target page of a link to plans is prefetched when the pointer or the focus is on the link. */
  prefetch: flag(true),

  /**
   * Whether elements that currently show nothing show a note to authors instead: name, reason, and when the element shows. By
   * default, only when an editor has marked the page as open in it (guides/content-author.md). `false` turns notes off
   * everywhere.
   */
  authoring: flagOrNull(),

  // URL templates. For a route of null or '', links and buttons do not show.
  routes: {
    /** Sign in: banner, toast, FAQ, and after a session has ended. */
    signIn: address('/{identityProvider}-login'),
    /** Target page after signing out. */
    signOut: address('/hsid-logout'),
    /** Create an account: banner, FAQ, and links in emails. */
    registration: address('/{identityProvider}-registration'),
    /** Manage account in the banner. */
    manageProfile: address('/manage-profile'),
    /** Member benefits in the banner. */
    memberBenefits: address('/hsid-member-portal-redirection'),
    /** Questionnaire for a plan recommendation: shopping options, recommendation promo, and the link back to it. */
    recommendation: address('/plan-recommendation-engine.html'),
    /** All results of the questionnaire. */
    recommendationResults: address('/plan-recommendation-engine.html/result'),
    /** Page to edit the answers of the questionnaire, relative to the site root; used only by `go('editPreferences')`. */
    editPreferences: address('plan-recommendation-engine.html/editmypreferences'),
    /** The drug cost estimator if no tool is configured for it, and the link back to it. */
    drugCostEstimator: address('/health-plans/estimate-drug-costs.html'),
    /** The doctor search if no tool is configured for it; without a tool and a route, the doctors view offers no search. */
    providerSearch: addressOrNull(),
    /** The pharmacy search: drugs, and the link back to it. */
    pharmacy: address('/health-plans/{brand}-pharmacy.html'),
    /** Articles about Medicare: shopping options. */
    education: address('/medicare-education.html'),
    /** The shop; used only by `go('shop')`. */
    shop: address('/shop.html'),
    /** About Medicare; used only by `go('medicare')`. */
    medicare: address('/medicare'),
    /** Details of one plan: cards, and Continue Enrollment. */
    planDetails: address('/health-plans/details.html/{zipcode}/{fips}/{planId}/{planYear}'), // OPEN-A027
    /** Comparison of two or three plans. */
    planCompare: address(
      '/health-plans/plan-compare.html?zipcode={zipcode}&county={county}&planYear={planYear}&planType={planType}&compareplanids={planIds}',
    ),
    /** The plans of a ZIP code: View plans, Browse plans, Find plans. */
    planSummary: address('/health-plans.html?zipcode={zipcode}&planYear={planYear}'),
    /** The same when no ZIP code is known. */
    zipEntry: address('/health-plans.html'),
    /** Details of one Medicare Supplement plan. */
    medsuppDetails: address('/health-plans/medsupp-details.html/{zipcode}/{planCode}/{planYear}'),
    /** Plan comparison of a third party; used only by `go('vendorCompare')`. */
    vendorCompare: addressOrNull(),
    /** Page to continue the application for a supplement plan. */
    medsuppResume: addressOrNull(),
    /** Page that shows a submitted application. */
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

  // Path or URL of a backend service, relative to `services.base`; empty means the site root.
  services: {
    /**
     * Base URL of all services and endpoints that are not absolute, such as `https://api.example.com`. If it is on another
     * origin, requests to it include the cookies of that origin.
     */
    base: serviceAddress(''),
    /** Profile, sign-in, sign-out, and changes to the lists. */
    profile: serviceAddress(earlyDefaults.profileService),
    /** Content fragments; their paths are in `contentPaths`. */
    content: serviceAddress('/api/assets/MRD/content-fragments'),
    /** Online applications that the shopper has started. */
    enrollment: serviceAddress(''),
    /** Counties of a ZIP code. */
    geolocation: serviceAddress(''),
    /** Plan lists, details of one plan, and its contact phone number. */
    planInfo: serviceAddress(''),
    /** Medicare Supplement plans of a ZIP code. */
    medsupp: serviceAddress(''),
    /** Emails of the profile. */
    email: serviceAddress(''),
    /** Analytics events. */
    events: serviceAddress(''),
    /** Domo events of signed-in shoppers. */
    domo: serviceAddress(''),
  },

  // Method and path of a single call; null turns it off.
  endpoints: {
    /** Date and time of the server. */
    serverData: endpoint(earlyDefaults.serverData),
    /** Feature flags of the page. */
    featureToggle: endpoint(earlyDefaults.featureToggle),
    /** Status of submitted applications. */
    applicationStatus: endpoint('POST /landrover/api/applications/status/v1'),
    /** The Extra Help level on record. */
    lisData: endpoint('GET /landrover/api/lis/v1'),
    /** The toll-free phone number. */
    tollFree: endpoint('GET /landrover/api/tollFree'),
    /** Stops the reminders to confirm the shopper’s identity. */
    stopReminder: endpoint('POST /EmailWAR/emailrest/profile/stop-reminder/v1'),
  },

  // Paths of content fragments below `services.content`.
  contentPaths: {
    /** Plans that cannot be enrolled in. */
    suppression: text('common-tools-vpp/global/suppression.json'),
    /** Texts of benefits. */
    planBenefits: text('plan-summary/plan-benefits.json'),
    /** Texts of the elements by text key; overridden by `shopperTexts`. */
    profileTexts: text('profile.json'),
    /** Texts of the elements by text key. */
    shopperTexts: text('shopper.json'),
    /** Plans for which dental providers count as covered. */
    dentalPlans: text('global/dental-provider-covered-plans.json'),
    /** Texts of supplement plans; `{state}` is the plan’s state, such as `IL`. */
    medsuppTexts: text('shopper-profile-redesign/MedsupContent.json'),
    /** States in which applications start in the supplement interface. */
    stateFlip: text('common-tools-vpp/medsupp/state-flip.json'),
  },
  loading: {
    /** How long the load flow waits for the feature flags, in milliseconds; a late response still takes effect. */
    toggleWaitMs: number(1500),
    /**
     * How long elements wait for a response before they show without it, in milliseconds; a late response still takes effect.
     * Above 0.
     */
    callWaitMs: positiveNumber(10_000),
  },

  /** Feature flags of the page. If set, `endpoints.featureToggle` is not requested. */
  pageUtilityData: orNull<Record<string, unknown>>('object', isPlainObject), // format of the featureToggle response

  /** Session header of the agent flow. */
  agentSession: orNull<AgentSession>('object with header, storageKey, pathPrefix', (value) =>
    hasTexts(value, 'header', 'storageKey', 'pathPrefix'),
  ),

  identity: {
    /** Profiles created by one of these need no identity confirmation. */
    allowedCreators: texts(),
    /** Profiles of nonmembers are created by one of these; empty: any creator. */
    nonMemberCreators: texts(),
    /** Whether members who have consented can enter their ZIP code instead of their Medicare number. */
    showZipForConsentMember: flag(false), // OPEN-B43
    /** Confirmation form and email status by telesales type of the profile. */
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
    /** Whether Manage account shows for members only, instead of for all signed-in shoppers. */
    manageAccountMembersOnly: flag(false),
  }, // OPEN-A038
  cloaked: {
    /** Whether a cloaked profile has no remove buttons. */
    readOnly: flag(false),
  }, // OPEN-B66
  guest: {
    /**
     * Whether items that a guest has saved in this browser are added to the account at sign-in. If `false`, the profile of the
     * account shows, and the guest’s stays in the browser.
     */
    mergeOnSignIn: flag(false),
  }, // OPEN-A016
  signIn: {
    /** Value of `isHsidLogin` in the sign-in validation. */
    isHsidLogin: flag(true), // OPEN-A097

    /** Value of `requestHost` in the sign-in validation. By default the page’s host. */
    requestHost: textOrNull(),

    /** Name of the cookie whose value is sent as `dcClientCookie`; empty: none. */
    clientCookie: text(''),

    /** Value of `isMultiProfileCloakInEnabled` in the sign-in validation. */
    isMultiProfileCloakInEnabled: flag(false),
  },
  signOut: {
    /** Whether signing out also removes the identity cookie, so that the next visit starts as a guest. */
    clearIdentityCookie: flag(true),
    /**
     * Whether signing out clears local and session storage completely, including values of the site. If `false`, it removes the
     * names in `storageKeys` and the agent session.
     */
    clearSiteStorage: flag(false),
  }, // OPEN-B54

  profileRead: {
    /** Function `(section) => text` that adds a path segment after the section in the profile request. */
    extra: hostFunction<(section: string) => string | undefined>(), // OPEN-A098
    /** Function `(section) => text` that adds a last path segment; called for section `all` only. */
    flag: hostFunction<(section: string) => string | undefined>(),
  },

  /** Whether the account-ready banner shows regardless of the sign-in response. */
  isAccountSetupComplete: flag(false), // OPEN-A003
  views: {
    /**
     * `hash`: the URL contains the view (`#drugs`), so that Back and links work for views. `none`: the URL does not change, for
     * sites whose own router uses the hash.
     */
    address: choice('hash', ['hash', 'none']),

    /**
     * Whether the scroll position is restored after a reload, Back or Forward, once the cards show. Set it to `false` if the
     * site restores it itself; `history.scrollRestoration = 'manual'` has the same effect.
     */
    restorePlace: flag(true),
  },
  initialView: {
    /**
     * Whether the view in the URL takes precedence over the drugs view for shoppers who come from the pharmacy search or the
     * drug cost estimator.
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

    /** How long the page waits for an import before it continues without it, in milliseconds. */
    waitMs: number(60_000),

    /**
     * Function that searches for the claims of a shopper who has filled in the import form; resolves to `{ isFound: true }` when
     * drugs have been added. Without it, there is no search.
     */
    findClaims: hostFunction<(form: ClaimsForm) => Promise<ClaimsResult>>(), // OPEN-B40

    /** Function that checks the form of the import’s `profile` variant and adds the shopper’s items to the profile. */
    submitProfile: hostFunction<(form: ProfileForm) => Promise<ProfileResult>>(), // OPEN-B65

    /** Regular expression of the numbers that the claims form accepts in addition to a Medicare number. */
    numberPattern: pattern('^\\d{9,10}$'), // OPEN-B57
  },
  hooks: {
    /** Called once with `{ outcome }` when the load flow has ended in the external login flow. */
    dataLoaded: hostFunction<(outcome: { outcome: 'success' | 'failure' }) => void>(), // OPEN-A020

    /** Called 1 second after the load flow has ended. */
    linkId: hostFunction<() => void>(), // OPEN-A110
  },

  // Service hours of phone numbers: one text for all languages, or `{ "en": "…", "es": "…" }`.
  hours: {
    // OPEN-A040
    /** Hours of the toll-free number and the numbers for enrollment and help, in every text that contains hours. */
    support: hours({
      en: '8 a.m. - 8 p.m., 7 days a week',
      es: 'de 8 a. m. a 8 p. m., los 7 días de la semana',
    }),
    /** Hours of the agents’ numbers: help. */
    agent: hours({ en: '7 a.m. - 7 p.m. CT', es: 'de 7 a. m. a 7 p. m., hora del Centro' }),
    /** Hours of the number in the FAQ, if they differ from `hours.support`. */
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

  // An element that is turned off shows nothing, wherever it is placed.
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
    /**
     * Whether `<shopper-profile-tiles>` and `<shopper-profile-mobile-prompt>` show on a page with `<shopper-profile-nav>`, which
     * contains the same counts and links.
     */
    besideNav: flag(true),
  },
  forms: {
    /** Whether a date that does not exist, such as February 31, is an error, too. */
    checkCalendarDate: flag(false),
  }, // OPEN-B59
  email: {
    /** Whether the email popup refuses to send, and stays open, while the address is missing or malformed. */
    blockInvalid: flag(true), // OPEN-B46

    /**
     * Function that sends the saved plans to the address that the shopper has typed. Resolves when they are sent; a rejection or
     * `false` means that sending failed. Without it, Send opens a draft in the shopper’s own mail program.
     */
    send: hostFunction<(address: string) => Promise<unknown>>(), // EMAIL-07, ERRB-04
  },

  toast: {
    /** Whether the toast of signed-in shoppers requires an import on this visit, in addition to a saved drug or doctor. */
    onlyAfterImport: flag(false),
  }, // OPEN-B49

  /** Initial value of the ZIP code field. */
  defaultZip: text(''), // OPEN-A112
  session: {
    /** Whether the session timeout also applies to guests. */
    applyToGuests: flag(false), // OPEN-B50

    /**
     * Idle time before the timeout popup opens, in units of `session.timeoutUnitMs`. Content can set it with the text key
     * `session.timeout`, which overrides the default but not the configuration. Above 0.
     */
    timeout: positiveNumber(9000),

    /** Unit of `session.timeout`, in milliseconds. Above 0. */
    timeoutUnitMs: positiveNumber(1000),

    /** Countdown of the timeout popup before it signs the shopper out, in milliseconds. Above 0. */
    warningMs: positiveNumber(120_000),

    /** DOM events that restart the idle time; `touchstart` is not included by default. */
    resetEvents: texts('keydown', 'mousemove', 'mousedown'),
  },

  // Without a number, there is no phone link; the TTY note stays.
  phones: {
    /** Toll-free number; overrides the response of `endpoints.tollFree`. */
    tollFree: text(''),
    /** Up to two numbers of licensed agents: help. */
    sales: texts('', ''),
    /** Number to enroll by phone, for plan types that are not in `phones.enrollByType`. */
    enrollDefault: text(''),
    /** Number to enroll by phone, by plan type. */
    enrollByType: textTable({}),
    /** Number for questions about an import. By default the toll-free number. */
    importHelp: text(''),
    /** Number for questions about “Confirm your identity”. By default the toll-free number. */
    identityHelp: text(''),
    /** Number for TTY users. */
    tty: text('711'),
  },
  breakpoints: {
    /** Minimum width of the viewport in CSS pixels for two columns of cards. */
    medium: number(768),
    /** Minimum width of the viewport in CSS pixels for desktop-only elements, such as the toast. */
    desktop: number(1024),
  },
  analytics: {
    /** Whether analytics events are sent. */
    enabled: flag(true),
    /** Value of `producerCn` in the analytics request, which names the sender. */
    producerCn: text('shopper-profile'),
    topics: {
      /** Topic of the analytics request in all other environments. */
      test: text('test'),
      /** Topic of the analytics request in `Stage` and `Offline Stage`. */
      stage: text('stage'),
      /** Topic of the analytics request in `Online` and `Offline`. */
      prod: text('prod'),
    },
    /** Hosts by environment: `{ "Online": ["www.example.com"] }`. Other hosts count as tests: no personal data is sent from them. */
    hosts: table<readonly string[]>({}, 'object of lists of strings', (value) => isListOf(value, isText)),
    /** Name of the page data array on `window`; empty: no page data is written. */
    pageDataArray: text('pageDataLayer'),
    /** Path prefix of the analytics request when `site` is `UMS`. */
    altPrefix: text('/content'),
  },
  /**
   * Whether the page dispatches `shopper-profile-vitals` when it is hidden: what the bundle cost the page, for the monitoring of
   * the site (guides/brand-engineer.md). `false` also saves its file.
   */
  vitals: flag(true),
  privacy: {
    /**
     * Classes and attributes of nodes that contain names, drugs, doctors or form fields, so that session recorders exclude them:
     * `.class`, `data-attribute` or `data-attribute=value`. The default covers rrweb, FullStory, Hotjar, Clarity, PostHog,
     * LogRocket, Datadog, Dynatrace, Sentry, Contentsquare and Adobe Activity Map; an empty list turns it off.
     */
    maskMarkers: recorderMarkers,
  },
  yearChange: {
    /** First day on which `shopper-profile-year-change` compares plans with the next year, `MM-DD`. */
    start: monthDay('10-01'),
    /** Last day on which it does, `MM-DD`. A plan that was active shows for 60 days after its last day at any time of the year. */
    end: monthDay('12-07'),
  },

  takeAlong: {
    /**
     * Free counseling program of each state (SHIP), for the sheet of `shopper-profile-take-along`: `{ "IL": { "name": "…",
     * "phone": "…" } }`. Without an entry, the sheet says how to find the program.
     */
    counseling: tableOf(counselor),
  },

  activePlan: {
    /**
     * Whether the active plan shows for members only (`optumId` and `mbi`), instead of for every signed-in shopper who has one.
     */
    requireMemberProfile: flag(false),
  }, // OPEN-A030
  application: {
    /**
     * Prefix of the image identifiers of applications; statuses with another prefix are ignored.
     */
    gpsImagePrefix: text(''), // OPEN-A069

    /** Text after the time at which an application was saved. */
    timeSuffix: text('CST'), // OPEN-A071

    /** Value of `referrer` in the link that continues a supplement application. */
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
     * Alternative names of questions in the online application, by question key: `{ "medicareClaimNumber": ["mbi"] }`.
     */
    questionAliases: table<readonly string[]>({}, 'object of lists of strings', (value) =>
      isListOf(value, isText),
    ), // OPEN-A076
  },

  /** Alternative name of `application.gpsImagePrefix`, which takes precedence if both are set. */
  gpsImagePrefix: text(''), // OPEN-A069

  suppression: {
    /** Codes of supplement plans without a start button. */
    startApplication: texts('MW1', 'TW1'),
    /** The same for the newer supplement cards (feature flag `medsuppV2Cards`). */
    startApplicationV2: texts('MW1', 'TW1', 'NW1'),
  },

  /** Plan types whose cards have a doctors panel. */
  providerCoverageTypes: texts('MA', 'MAPD', 'SNP'), // OPEN-A052

  // Defaults of attributes of `<shopper-profile-plans>` and `<shopper-profile-page>`.
  plans: {
    /** Whether each plan card shows the cost of a whole plan year. */
    yearCost: flag(false),
    /**
     * Order of the cards in each list: `saved`, `premium` or `year-cost`. If it is set, also to `saved`, shoppers can choose
     * another order.
     */
    orderBy: choiceOrNull(planOrders),
    /** Whether shoppers choose plans on the cards, and `<shopper-profile-compare>` on the page compares them. */
    compareInPage: flag(false),
  },

  /** Name of the plan field that contains the premium, by percent of Extra Help. */
  subsidyFields: textTable({ '25': '25Percent', '50': '50Percent', '75': '75Percent', '100': '100Percent' }), // OPEN-A118
  delete: {
    /** Whether the remove popup of a plan closes even if the removal fails. */
    closePlanPopupOnFailure: flag(false),
  }, // OPEN-B39
  docs: {
    /** Whether the import link in the doctors view shows for members only. */
    importLinkMembersOnly: flag(false),
  }, // OPEN-B09
  drugs: {
    /** Whether the import link in the drugs view shows. */
    showImportLink: flag(false),
    /** Whether the drug pricing popup has one edit link instead of one in each row. */
    editLinkOnce: flag(false),
  }, // OPEN-B02, OPEN-B07

  // Script, its `integrity` hash, style sheet, global name, close event. Their interface: docs/configuration.md.
  vendors: {
    /** Tool that finds doctors, hospitals and dentists; opens in a drawer. */
    providerSearch: vendorTool(),
    /** Tool that adds drugs and a pharmacy; opens in a drawer. */
    drugEstimator: vendorTool(),
    /** Interface for supplement plan applications. */
    medsupp: vendorTool(),
  },

  /** Function that Print calls. By default `window.print`. */
  print: hostFunction<() => void>(), // window.print
};
