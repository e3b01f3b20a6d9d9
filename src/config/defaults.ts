import type { Config } from './schema';

const key = (name: string): string => `shopperProfile.${name}`;

/** The defaults of contract §3; where a value is not shown in the specification, of the OPEN row named beside it. */
export const defaults: Config = {
  site: 'UMS',
  siteId: null, // AMP: AARPM, UMS: UHCM
  locale: null, // the page's lang, else en
  environment: null, // by analytics.hosts, else Dev
  identityProvider: 'hsid',
  brandPaths: { AMP: 'aarp', UMS: 'uhc' }, // OPEN-A024
  origin: null,
  routes: {
    signIn: '/{identityProvider}-login',
    signOut: '/hsid-logout',
    registration: '/{identityProvider}-registration',
    manageProfile: '/manage-profile',
    memberBenefits: '/hsid-member-portal-redirection',
    recommendation: '/plan-recommendation-engine.html',
    recommendationResults: '/plan-recommendation-engine.html/result',
    editPreferences: 'plan-recommendation-engine.html/editmypreferences',
    drugCostEstimator: '/health-plans/estimate-drug-costs.html',
    pharmacy: '/health-plans/{brand}-pharmacy.html',
    education: '/medicare-education.html',
    shop: '/shop.html',
    medicare: '/medicare',
    planDetails: '/health-plans/details.html/{zipcode}/{fips}/{planId}/{planYear}', // OPEN-A027
    planCompare:
      '/health-plans/plan-compare.html?zipcode={zipcode}&county={county}&planYear={planYear}&planType={planType}&compareplanids={planIds}',
    planSummary: '/health-plans.html?zipcode={zipcode}&planYear={planYear}',
    zipEntry: '/health-plans.html',
    medsuppDetails: '/health-plans/medsupp-details.html/{zipcode}/{planCode}/{planYear}',
    vendorCompare: null,
    medsuppResume: null,
    viewApplication: null,
    application: { MA: null, PDP: null, SNP: null },
  },
  services: {
    profile: '/landrover/api',
    content: '/api/assets/MRD/content-fragments',
    enrollment: '',
    geolocation: '',
    planInfo: '',
    medsupp: '',
    email: '',
    events: '',
    domo: '',
  },
  endpoints: {
    serverData: 'GET /landrover/api/serverData',
    featureToggle: 'GET /landrover/api/featureToggle',
    applicationStatus: 'POST /landrover/api/applications/status/v1',
    lisData: 'GET /landrover/api/lis/v1',
    tollFree: 'GET /landrover/api/tollFree',
    stopReminder: 'POST /EmailWAR/emailrest/profile/stop-reminder/v1',
  },
  contentPaths: {
    suppression: 'common-tools-vpp/global/suppression.json',
    planBenefits: 'plan-summary/plan-benefits.json',
    profileTexts: 'profile.json',
    shopperTexts: 'shopper.json',
    dentalPlans: 'global/dental-provider-covered-plans.json',
    medsuppTexts: 'shopper-profile-redesign/MedsupContent.json',
    stateFlip: 'common-tools-vpp/medsupp/state-flip.json',
  },
  loading: { toggleWaitMs: 1500, callWaitMs: 10_000 },
  pageUtilityData: null, // the answer of endpoints.featureToggle
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
  agentSession: null,
  identity: {
    allowedCreators: [],
    nonMemberCreators: [],
    telesales: {
      M: { form: 'memberConsent', status: 'M' },
      TPM: { form: 'memberNoConsent', status: 'TPM' },
      P: { form: 'genderZip', status: 'P' },
      TPP: { form: 'genderZip', status: 'TPP' },
    },
  },
  import: { triggeredBy: { member: 'M&R', second: 'E&I' } },
  session: {
    timeout: 9000,
    timeoutUnitMs: 1000,
    warningMs: 120_000,
    resetEvents: ['keydown', 'mousemove', 'mousedown'],
  },
  phones: { tollFree: '', sales: ['', ''], enrollDefault: '', enrollByType: {}, importHelp: '', identityHelp: '', tty: '711' },
  aep: { start: '10-01', end: '12-31' }, // OPEN-A010
  breakpoints: { medium: 768, desktop: 1024 },
  analytics: {
    enabled: true,
    producerCn: 'shopper-profile',
    topics: { test: 'test', stage: 'stage', prod: 'prod' },
    hosts: {},
    pageDataArray: 'pageDataLayer',
    altPrefix: '/content',
  },
  suppression: { startApplication: ['MW1', 'TW1'], startApplicationV2: ['MW1', 'TW1', 'NW1'] },
  providerCoverageTypes: ['MA', 'MAPD', 'SNP'], // OPEN-A052
  subsidyLevels: { '1': 100, '2': 75, '3': 50, '4': 25, '25': 25, '50': 50, '75': 75, '100': 100 }, // OPEN-A061
  subsidyFields: { '25': '25Percent', '50': '50Percent', '75': '75Percent', '100': '100Percent' }, // OPEN-A118
  delete: { closePlanPopupOnFailure: false }, // OPEN-B39
  texts: {},
  vendors: { providerSearch: null, drugEstimator: null, medsupp: null },
  personalization: null, // window.personalizationContextService
  navigate: null, // location.assign
  print: null, // window.print
  logger: null, // the console
};
