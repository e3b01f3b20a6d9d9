/** One shopper, each call of the load flow, its possible failures, and what the page must not say after them. */
import { signInCode, type CallName, type FailKind, type Service } from '../../../demo/service/index';
import { defineTag } from '../../../demo/page';
import { findPlan } from '../../../demo/service/plans/records';
import { formatPlanId } from '../../../src/domain/plans/plan';
import { pass, settled, startFakeClock } from '../../support/clock';
import { openTestPage, type TestPage } from '../../support/page';
import { arriveWithCode } from '../../support/visits';
import { watchPage, wordsOf, type Moment } from '../../support/watch-page';

/* The page of a brand: every element that it places, in its order. */

export const elements = [
  ...['top-bar', 'banner', 'outage', 'account-ready', 'active-plan', 'applications', 'plans'],
  ...['recommendation-promo', 'mobile-prompt', 'tiles', 'drugs', 'doctors', 'find-plan', 'shopping-options'],
  ...['drug-estimator', 'medigap', 'help', 'faq', 'disclosures', 'timeout', 'nav'],
];
const tags = elements.map((name) => `shopper-profile-${name}`);

/** Nested in the nav. */
const EXTRA_HELP = 'shopper-profile-extra-help';

async function placeAll(container: HTMLElement): Promise<void> {
  await Promise.all([...tags, EXTRA_HELP].map((tag) => defineTag(tag)));
  container.innerHTML = tags.map((tag) => `<${tag}></${tag}>`).join('');
}

/* The shopper: a member with all that the load flow can request. */

const SCENARIO = 'applications';
const NOW = new Date('2026-11-20T10:15:00');

/** No longer offered: no one can enroll in it (RULES-06). */
const SUPPRESSED = 'H1036077000';
/** For people in nursing homes: enrollment only by phone (OPEN-A089). */
const BY_PHONE = 'H3800001000';
/** In no list of its county, so it is requested separately (OPEN-A101). */
const UNLISTED = 'H1036054000';
/** Plans with an application. */
const APPLIED_FOR = ['H5521016000', 'H7151005000', 'H8145006000', 'H8634003000', 'S5884163000'];
/** Enrolled until the end of the year; the one that follows is not active yet (ACTIVE-03). */
const ACTIVE = 'H1206003000';

const saved = { plans: 9, drugs: 3, doctors: 3 };

export function prepare({ state }: Service, isImportDue: boolean): void {
  const { plans } = state.plansDetails;
  const [{ county, zipCode }] = plans as [(typeof plans)[number]];
  const miami = { fipsCountyCode: '086', fipsCountyName: 'Miami-Dade', fipsStateCode: '12', stateCode: 'FL' };
  plans.push(
    {
      planId: SUPPRESSED,
      planType: 'SNP',
      planYear: '2027',
      zipCode: '33125',
      county: { ...county, ...miami },
      isEnrolled: false,
    },
    { planId: UNLISTED, planType: 'MAPD', planYear: '2027', zipCode, county, isEnrolled: false },
  );
  // One lacks its county, which then is requested.
  Reflect.deleteProperty(
    plans.find(({ planId }) => planId === 'S5884163000')!,
    'county',
  );
  state.providersDetails.providerIdList.push({
    ...state.providersDetails.providerIdList[0]!,
    providerId: '9000000303',
    providerName: 'Dr. Dana Dummy',
    providerCoverageType: 'dental',
  });
  if (isImportDue) state.userDetails.importAgreementData = { agreementDate: '2025-10-14' };
}

/* The possible failures of a call. */

export type Way =
  '500' | '401' | 'HTML with 200' | 'null' | 'wrong types' | 'never responds' | 'responds late';

const failKinds: Partial<Record<Way, FailKind>> = {
  '500': 500,
  '401': 401,
  'HTML with 200': 'html',
  null: 'null',
  'never responds': 'timeout',
};

/* Time passes in steps. Between two steps, everything runs that needs no time. */

/** Duration of a response in cases that check the page without it. */
const RESPONSE_MS = 400;
/** Longer than loading.callWaitMs. */
const LATE_MS = 12_000;

/** All responses take a while; then the toll-free number is requested. */
const STEPS_OF_GOOD_RESPONSES_MS = [400, 400, 400, 400, 400, 2_000, 400];
/** The call fails after all others have responded; a second try fails; the toll-free number. */
const STEPS_OF_FAILURE_MS = [400, 400, 2_400];
/** The flags time out, and their lists load. Then overdue requests time out, including those sent after the flags. */
const STEPS_OF_WAITING_MS = [1_500, 400, 8_100, 1_500];
const STEPS: Record<Way, readonly number[]> = {
  '500': STEPS_OF_FAILURE_MS,
  '401': STEPS_OF_FAILURE_MS,
  'HTML with 200': STEPS_OF_FAILURE_MS,
  null: STEPS_OF_FAILURE_MS,
  'wrong types': STEPS_OF_FAILURE_MS,
  'never responds': [...STEPS_OF_WAITING_MS, 2_500],
  // The response arrives, then the responses that depend on it. Late requests get late responses.
  'responds late': [...STEPS_OF_WAITING_MS, 500, 400, 1_600, 8_500],
};
/** The import times out (import.waitMs), then the toll-free number is requested. */
const STEPS_OF_IMPORT_MS = [46_000, 2_500];

/** The same fields and lists, each value of a type that is unreadable there. */
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withWrongTypes(entry)]));
  if (typeof value === 'string') return { text: value };
  return typeof value === 'number' ? [value] : 'maybe';
}

function respondWithWrongTypes(service: Service, path: RegExp): void {
  const ask = service.fetch.bind(service);
  service.fetch = async (input, init) => {
    const response = await ask(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!path.test(address) || response.status === 204) return response;
    return Response.json(withWrongTypes(await response.json()));
  };
}

export type Visit = 'remembered' | 'with a code' | 'import due' | 'session ended';

export interface Row {
  call: CallName;
  ids: string;
  path: RegExp;
  visit?: Visit;
  /** Elements that say less at the end when the call has failed. The others do not change. */
  affects: readonly string[];
}

/** Elements that show data of the shopper. */
const ofTheShopper = [
  ...['banner', 'active-plan', 'applications', 'plans', 'recommendation-promo', 'tiles', 'drugs', 'doctors'],
  ...['find-plan', 'shopping-options', 'medigap', 'disclosures', 'faq', 'nav', 'extra-help'],
];

export const rows: Row[] = [
  { call: 'featureToggle', ids: 'LOAD-11', path: /featureToggle/, affects: ['extra-help'] },
  { call: 'serverData', ids: 'ERR-04', path: /serverData/, affects: [] },
  { call: 'suppression', ids: 'ERR-05', path: /suppression\.json/, affects: ['plans'] },
  { call: 'planBenefits', ids: 'ERR-06', path: /plan-benefits\.json/, affects: ['plans'] },
  { call: 'profileTexts', ids: 'ERR-07', path: /\/profile\.json/, affects: [] },
  { call: 'shopperTexts', ids: 'ERR-07', path: /shopper\.json/, affects: [] },
  { call: 'authValidate', ids: 'ERR-01', path: /authValidate/, visit: 'with a code', affects: ofTheShopper },
  { call: 'profile', ids: 'ERR-02, ERR-03, ERR-07', path: /\/all/, affects: ofTheShopper },
  { call: 'logout', ids: 'ERR-02', path: /logout/, visit: 'session ended', affects: [] },
  { call: 'memberImport', ids: 'LOAD-31, ERR-12', path: /member-items/, visit: 'import due', affects: [] },
  { call: 'planList', ids: 'ERR-05', path: /product-details/, affects: ['plans', 'active-plan', 'doctors'] },
  { call: 'planDetails', ids: 'ERR-05', path: /planinfo\/details/, affects: ['plans'] },
  { call: 'counties', ids: 'ERR-08', path: /counties\/\d/, affects: ['plans', 'applications'] },
  { call: 'lisData', ids: 'ERR-07', path: /\/lis\//, affects: ['extra-help'] },
  { call: 'dentalPlans', ids: 'ERR-05', path: /dental-provider/, affects: [] },
  {
    call: 'medsuppEnrollment',
    ids: 'ERR-07',
    path: /enrollments\/medsupp/,
    affects: ['applications', 'disclosures'],
  },
  { call: 'savedApplication', ids: 'ERR-07', path: /fetchEnrollmentData/, affects: ['applications'] },
  {
    call: 'applicationStatus',
    ids: 'ERR-07',
    path: /applications\/status/,
    affects: ['applications', 'plans'],
  },
  { call: 'planContact', ids: 'ERR-07', path: /plan-contact/, affects: ['applications'] },
  { call: 'medsuppContent', ids: 'ERR-05', path: /MedsupContent/, affects: ['medigap'] },
  {
    call: 'tollFree',
    ids: 'ERR-07',
    path: /tollFree/,
    affects: ['help', 'faq', 'disclosures', 'plans'],
  },
];

export interface Case {
  row?: Row;
  way?: Way;
  visit: Visit;
}

/* What the page must not say, not even for a moment. */

/** The account has no profile (ERR-03). */
const isMissing = ({ row, way }: Case): boolean => row?.call === 'profile' && way === 'null';

/** From then on, the page is for a guest (ERR-02, ERR-03). */
const isGuestNow = (what: Case): boolean =>
  what.visit === 'session ended' || (what.row?.call === 'profile' && what.way === '401') || isMissing(what);

/** A shopper with a failed sign-in counts as a guest. */
const isGuestSoFar = (what: Case): boolean => isGuestNow(what) || what.row?.call === 'authValidate';

/** No data of the shopper is known. */
const hasNoProfile = ({ row }: Case): boolean => row?.call === 'profile' || row?.call === 'authValidate';

/** A valid response with unreadable contents: the list is empty then (MODEL-26). */
const isUnreadable = (what: Case): boolean => what.row?.call === 'profile' && what.way === 'wrong types';

const namesOf = (planId: string): string[] => [findPlan(planId)!.name, `Plan ${formatPlanId(planId)}`];

/** The text of a plan's card, if it exists. */
function cardWords({ root }: Moment, planId: string): string {
  const cards = [...root.querySelectorAll<HTMLElement>('article')];
  const card = cards.find((each) => namesOf(planId).includes(each.querySelector('.card-name')!.textContent));
  return card ? wordsOf(card) : '';
}

/** The call has failed, or is overdue (loading.callWaitMs). */
const isOver = ({ way }: Case): boolean =>
  Date.now() - NOW.getTime() >= (way === 'never responds' || way === 'responds late' ? 10_000 : RESPONSE_MS);

interface Rule {
  /** Description of the fault, for people. */
  name: string;
  /** The element that must not say it; without one, every element. */
  element?: string;
  says: RegExp | ((moment: Moment, what: Case) => boolean);
  isRight?: (what: Case) => boolean;
}

const countsIn = (words: string, pattern: RegExp): number[] =>
  [...words.matchAll(pattern)].map(([, count]) => Number(count));

const otherCount =
  (pattern: RegExp, right: number) =>
  ({ words }: Moment): boolean =>
    countsIn(words, pattern).some((count) => count !== right);

const offersToEnroll = (moment: Moment, planId: string): boolean =>
  cardWords(moment, planId).includes('Enroll in plan');

const rules: Rule[] = [
  { name: 'a value that is none', says: /\bundefined\b|\bnull\b|\bNaN\b|\[object|\bInfinity\b|\{\w+\}/ },
  {
    name: 'nothing is saved',
    says: /have no saved|have not saved/,
    isRight: isUnreadable,
  },
  ...(
    [
      [/Your plans, (\d+) saved/g, saved.plans],
      [/You have (\d+) saved plan/g, saved.plans],
      [/(\d+) saved plans? for 2027/g, saved.plans],
      [/Your drugs, (\d+) saved/g, saved.drugs],
      [/(\d+) saved drug/g, saved.drugs],
      [/dentists, (\d+) saved/g, saved.doctors],
      [/(\d+) saved doctor/g, saved.doctors],
    ] as const
  ).map(([pattern, right]): Rule => ({
    name: `a wrong count (${pattern.source})`,
    says: otherCount(pattern, right),
    isRight: isUnreadable,
  })),
  { name: 'another year', element: 'plans', says: /saved plans? for (?!2027)/ },
  { name: 'a guest’s controls', element: 'banner', says: /Create account|Sign in/, isRight: isGuestSoFar },
  {
    name: 'a guest’s links',
    element: 'faq',
    says: /Create account|\| Sign in(?= \||$)/,
    isRight: isGuestSoFar,
  },
  {
    name: 'a shopper’s controls for a guest',
    element: 'banner',
    says: /Hi|Sign out/,
    isRight: (what) => !isGuestNow(what),
  },
  { name: 'another name', element: 'banner', says: /Hi (?!Petra|\|)/ },
  { name: 'an outage', element: 'outage', says: /./ },
  { name: 'a new account', element: 'account-ready', says: /./ },
  { name: 'the end of the session', element: 'timeout', says: /./ },
  {
    name: 'a failure that there was not, or not yet',
    says: ({ words }, what) =>
      /We cannot show your|could not be/.test(words) && !(hasNoProfile(what) && isOver(what)),
  },
  {
    name: 'missing details that are there',
    element: 'plans',
    says: /cannot show the prices/,
    isRight: ({ row }) => ['planList', 'planDetails', 'counties'].includes(row?.call ?? ''),
  },
  {
    name: 'an active plan that is none',
    element: 'active-plan',
    says: ({ words }) => words !== '' && !words.includes(findPlan(ACTIVE)!.name),
  },
  {
    name: 'an offer to enroll in a plan that is no longer offered',
    element: 'plans',
    says: (moment) => offersToEnroll(moment, SUPPRESSED),
    // Missing content: nothing is suppressed (OPEN-A088), except while the response is pending (RULES-06).
    isRight: (what) => what.row?.call === 'suppression' && isOver(what),
  },
  {
    name: 'an offer to enroll online in a plan that takes calls alone',
    element: 'plans',
    says: (moment) => offersToEnroll(moment, BY_PHONE),
  },
  {
    name: 'an offer to enroll in a plan that was applied for',
    element: 'plans',
    says: (moment) => APPLIED_FOR.some((planId) => offersToEnroll(moment, planId)),
  },
  {
    name: 'a decision that nobody has told',
    says: /Approved|Denied|Pending|Withdrawn/,
    isRight: ({ row, way }) => row?.call !== 'applicationStatus' || way === 'responds late',
  },
  { name: 'Extra Help that there is not', element: 'extra-help', says: /Our records|is saved|is included/ },
];

/* The cases. */

export interface Seen {
  page: TestPage;
  outcome: string | undefined;
  /** What was wrong, by the name of the rule. */
  findings: Map<string, string>;
  /** The text of each element at the end. */
  end: Record<string, string>;
}

function delaysOf({ row, way, visit }: Case): Partial<Record<CallName, number>> {
  const delays: Partial<Record<CallName, number>> = {};
  // The response to the code identifies the shopper, and contains nothing else.
  if (visit === 'with a code') delays.profile = RESPONSE_MS;
  // So that plans are on the page before their details.
  if (way === 'responds late' || way === 'never responds') delays.planList = RESPONSE_MS;
  if (row?.call === 'planList') delays.planDetails = RESPONSE_MS;
  if (row) delays[row.call] = way === 'responds late' ? LATE_MS : RESPONSE_MS;
  return delays;
}

function open(what: Case): TestPage {
  const { row, way, visit } = what;
  const kind = way && failKinds[way];
  const page = openTestPage({
    scenario: SCENARIO,
    fail: [
      ...(visit === 'session ended' ? [{ call: 'profile' as const, kind: 401 as const }] : []),
      ...(row && kind !== undefined ? [{ call: row.call, kind }] : []),
    ],
    delayMs: row ? 0 : RESPONSE_MS,
    delays: delaysOf(what),
  });
  prepare(page.service, visit === 'import due');
  if (row && way === 'wrong types') respondWithWrongTypes(page.service, row.path);
  if (visit === 'with a code') arriveWithCode(signInCode(SCENARIO));
  return page;
}

export async function look(what: Case): Promise<Seen> {
  const page = open(what);
  startFakeClock(NOW);
  const seen: Seen = { page, outcome: undefined, findings: new Map(), end: {} };
  watchPage((moment) => {
    const { tag, words } = moment;
    seen.end[tag] = words;
    for (const { name, element, says, isRight } of rules) {
      if ((element !== undefined && element !== tag) || isRight?.(what)) continue;
      if (typeof says === 'function' ? says(moment, what) : says.test(words))
        seen.findings.set(name, `${tag} says ${name}: ${words.slice(0, 200)}`);
    }
  });
  await placeAll(page.container);
  void window.shopperProfile!.ready.then(({ outcome }) => (seen.outcome = outcome));
  await settled();
  for (const step of what.way ? STEPS[what.way] : STEPS_OF_GOOD_RESPONSES_MS) await pass(step);
  if (what.visit === 'import due' && what.way === 'never responds')
    for (const step of STEPS_OF_IMPORT_MS) await pass(step);
  return seen;
}

/** What `ready` settles with. */
export const outcomeOf = (what: Case): string =>
  isMissing(what) || (hasNoProfile(what) && !isGuestNow(what) && !isUnreadable(what)) ? 'failure' : 'success';
