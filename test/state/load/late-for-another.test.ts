/**
 * A response that arrives when the page is for another shopper: each call that reads or changes data of a shopper, and
 * each way in which the shopper of a page changes. No data of the former shopper may show, stay, be sent or be opened
 * then.
 */
import { expect } from 'chai';
import type { Scenario, Service } from '../../../demo/service/index';
import { openSupplementApplication } from '../../../src/state/applications/enrolling';
import { shownSupplementAtom } from '../../../src/state/applications/applications';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { sessionEnd } from '../../../src/state/shopper/session-end';
import { planKeyOf } from '../../../src/domain/plans/plan';
import { profileAtom } from '../../../src/state/profile/profile-state';
import type { RemovableKind } from '../../../src/state/profile/wishes';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { drugKeyOf, providerKeyOf } from '../../../src/state/saved-items/saved-items';
import { undoRemoval } from '../../../src/state/saved-items/undo';
import { confirmIdentity, leaveConfirmation } from '../../../src/state/actions/confirm-identity';
import { currentShopper } from '../../../src/state/shopper/shopper';
import { signOut } from '../../../src/state/actions/sign-out';
import { read } from '../../../src/state/store';
import { holdResponses, requestsTo } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import { leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';
import { pageState, valuesOfShopper } from '../../support/page-state';
import { prepare } from './failing-calls';

/**
 * Ways in which the shopper of a page changes. In each of them, the new shopper is a guest: anyone who signs in next
 * gets a new page (LOAD-36).
 */
const changes: Record<string, () => unknown> = {
  'signed out here': () => signOut(),
  'signed out in another tab': () =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'shopperProfile.signedOut', newValue: 'yes', oldValue: null }),
    ),
  'whose session has ended': () => sessionEnd().handle?.(),
};

interface Call {
  name: string;
  ids: string;
  /** Part of its URL. */
  path: string;
  scenario?: Scenario;
  set?: (service: Service) => void;
  /**
   * The following requests still belong to the former shopper's wish: their list is changed, and nothing on this page.
   */
  isWish?: boolean;
  /** The shopper's action after the page has loaded. Without it, the load flow sends the call. */
  act?: () => unknown;
}

const aPlan = (): string => planKeyOf(read(profileAtom).plans[0]!);
const aDrug = (): string => drugKeyOf(read(profileAtom).drugs[0]!);
const aDoctor = (): string => providerKeyOf(read(profileAtom).providers[0]!);
const undo = (kind: RemovableKind, key: () => string) => async (): Promise<void> => {
  await removeSavedItem(kind, key());
  void undoRemoval(kind);
};
const typed = {
  firstName: 'Nora',
  lastName: 'Nobody',
  email: 'nora@example.com',
  zipCode: '60614',
  mbi: '1EG4-TE5-MK73',
  dobMonth: '02',
  dobDay: '14',
  dobYear: '1950',
  gender: '',
  isAttested: true,
};

/** Every call of the load flow that contains data of a shopper, or depends on it. */
const reads: Call[] = [
  { name: 'the profile', ids: 'ROLES-02', path: '/Users/' },
  { name: 'a plan list', ids: 'PLANS-06', path: '/product-details/' },
  { name: 'a plan that no list has', ids: 'OPEN-A101', path: '/planinfo/details/' },
  { name: 'the counties of a ZIP code', ids: 'OPEN-A101', path: '/geolocationinfo/counties/' },
  { name: 'a search for supplements', ids: 'NET-25', path: '/medsupp/plans/', scenario: 'medsupp' },
  { name: 'the Extra Help record', ids: 'HELP-07, LOAD-15', path: '/lis/' },
  { name: 'the supplement application', ids: 'NET-12', path: '/enrollments/medsupp/' },
  { name: 'the saved application', ids: 'APPS-29', path: '/fetchEnrollmentDataByEmailId/' },
  { name: 'the status of applications', ids: 'APPS-10', path: '/applications/status/' },
  { name: 'how to reach a plan', ids: 'APPS-18', path: '/plan-contact' },
  { name: 'the feature flags', ids: 'LOAD-15', path: '/featureToggle' },
  { name: 'the server date', ids: 'LOAD-30', path: '/serverData' },
  { name: 'plans for dentists', ids: 'ERR-05', path: '/dental-provider' },
  { name: 'the member import', ids: 'LOAD-31', path: '/member-items/', scenario: 'member-import' },
];

const actions: Call[] = [
  { name: 'sign-out', ids: 'OUT-06, OUT-09', path: '/logout', act: () => signOut() },
  { name: 'a refresh', ids: 'LOAD-18', path: '/Users/', act: () => window.shopperProfile!.refresh!() },
  { name: 'removal of a plan', ids: 'DEL-09', path: '/plans', act: () => removeSavedItem('plan', aPlan()) },
  {
    name: 'removal of a drug',
    ids: 'DEL-07',
    path: '/drugs',
    isWish: true,
    act: () => removeSavedItem('drug', aDrug()),
  },
  {
    name: 'removal of a doctor',
    ids: 'DEL-07',
    path: '/providers',
    isWish: true,
    act: () => removeSavedItem('doctor', aDoctor()),
  },
  { name: 'undo of a drug', ids: 'OPEN-B16', path: '/drugs', isWish: true, act: undo('drug', aDrug) },
  {
    name: 'the merge of a profile',
    ids: 'IDENT-29, IDENT-30',
    path: '/profiles/merge/v1',
    scenario: 'telesales-member',
    act: () => confirmIdentity(typed),
  },
  {
    name: 'no merge of a profile',
    ids: 'IDENT-40',
    path: '/profiles/merge',
    scenario: 'telesales-member',
    act: leaveConfirmation,
  },
  {
    name: 'the county of a supplement application that is opened',
    ids: 'APPS-35',
    path: '/geolocationinfo/counties/',
    scenario: 'medsupp',
    act: () => openSupplementApplication(read(shownSupplementAtom)!, document),
  },
];

/** The values of the shopper, without those that are the same for everyone. */
function personalValues({ state, identity }: Service): string[] {
  const { firstName, lastName, email, mbi, dob } = state.userDetails;
  const { drugInfoDetails } = state.drugsAndPharmacyDetails;
  return [
    ...[identity.uuid, firstName, lastName, email, mbi, mbi.replaceAll('-', ''), dob],
    ...drugInfoDetails.map(({ drugName }) => drugName),
    ...state.providersDetails.providerIdList.map(({ providerName }) => providerName),
  ].filter((value) => value.length > 2);
}

const config = { routes: { medsuppResume: '/resume.html' } };

/** The progress of the load flow contains no data of a shopper. */
const PROGRESS = 'atom settledParts';
const FLOW_COMPLETED = 'shopperProfile.flowCompleted';

/** Everything that the next person, or the next visit, could find. */
function everything(page: TestPage): Record<string, unknown> {
  const { [PROGRESS]: _, ...values } = valuesOfShopper();
  const { [FLOW_COMPLETED]: __, ...session } = Object.fromEntries(Object.entries(sessionStorage));
  return {
    ...values,
    'local storage': Object.entries(localStorage).sort(),
    'session storage': session,
    cookies: document.cookie,
    'addresses gone to': [...page.visited],
    'personal values in the page state': personalValues(page.service).filter((value) =>
      pageState().includes(value),
    ),
  };
}

/** Starts the load flow, lets the shopper act, and waits until the call is held. */
async function hold({ path, scenario = 'applications', set, act }: Call) {
  const page = openTestPage({ scenario, config });
  const { service } = page;
  if (scenario === 'applications') prepare(service, false);
  set?.(service);
  if (act) {
    await startLoadFlow();
    await settled();
  }
  const before = requestsTo(service, path).length;
  const call = holdResponses(service, path);
  void (act ?? startLoadFlow)();
  await eventually(() => expect(requestsTo(service, path).length, 'calls').to.be.greaterThan(before));
  await settled();
  return { page, call };
}

describe('a response that comes when the page is for someone else', () => {
  afterEach(leaveTestPage);

  for (const call of [...reads, ...actions])
    for (const [way, change] of Object.entries(changes)) {
      if (call.name === 'sign-out' && way === 'signed out here') continue; // a second one waits for the same response
      it(`changes nothing: ${call.name}, for a shopper ${way} (OPEN-B54, OUT-06, ${call.ids})`, async () => {
        const { page, call: held } = await hold(call);
        const former = currentShopper().uuid;
        void change();
        await settled();
        const whenChanged = everything(page);
        const seen = spyOnEvents(
          'navigate',
          'item-removed',
          'item-restored',
          'items-imported',
          'profile-merged',
        );
        const sent = page.service.requests.length;
        held.arrive();
        await settled();
        expect(former, 'former shopper').to.be.a('string');
        expect(JSON.stringify(everything(page), null, 1)).to.equal(JSON.stringify(whenChanged, null, 1));
        expect(seen).to.deep.equal([]);
        if (!call.isWish) expect(JSON.stringify(page.service.requests.slice(sent))).not.to.contain(former);
      });
    }
});
