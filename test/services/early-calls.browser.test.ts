import { expect } from 'chai';
import type { PageOptions } from '../../demo/page';
import { sendEarlyCalls } from '../../src/services/early-calls';
import { reloadPlans, startLoadFlow } from '../../src/state/load/load-flow';
import { shownPlansAtom } from '../../src/state/plans/plans';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { profileAtom } from '../../src/state/profile/profile-state';
import { read } from '../../src/state/store';
import { replaceResponseText, requestsTo } from '../support/responses';
import { leaveTestPage, openTestPage, type TestPage } from '../support/page';
import { arriveWithCode } from '../support/visits';

const PROFILE = '/landrover/api/Users/demo-consumer/all';
const FIRST_CALLS = ['/landrover/api/serverData', '/landrover/api/featureToggle'];

const sent = ({ service }: TestPage): string[] => service.requests.map(({ path }) => path);

function openAndSend(options: PageOptions): TestPage {
  const page = openTestPage(options);
  sendEarlyCalls();
  return page;
}

describe('calls that the loader sends ahead', () => {
  afterEach(leaveTestPage);

  it('are those for the date, the flags and the profile of a shopper who has signed in before (LOAD-10)', () => {
    expect(sent(openAndSend({ scenario: 'consumer' }))).to.have.members([...FIRST_CALLS, PROFILE]);
  });

  it('are not sent again by the load flow, which shows their responses (LOAD-10)', async () => {
    const page = openAndSend({ scenario: 'consumer' });
    await startLoadFlow();
    for (const path of [...FIRST_CALLS, PROFILE])
      expect(requestsTo(page.service, path), path).to.have.length(1);
    expect(read(profileAtom).plans).not.to.be.empty;
  });

  it('are read once: a refresh asks the service (LOAD-18)', async () => {
    const page = openAndSend({ scenario: 'consumer' });
    await startLoadFlow();
    await window.shopperProfile!.refresh!();
    expect(requestsTo(page.service, PROFILE)).to.have.length(2);
  });

  it('are read once, also when they have failed: Try again asks the service (ERR-05)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const response = page.service.fetch;
    replaceResponseText(page.service, PROFILE, 'Server error', 500);
    sendEarlyCalls();
    await startLoadFlow();
    page.service.fetch = response;
    await reloadPlans();
    expect(requestsTo(page.service, PROFILE)).to.have.length(2);
    expect(read(profileAtom).plans).not.to.be.empty;
  });

  it('fail as calls of the load flow do (ERR-02)', async () => {
    openAndSend({ scenario: 'consumer', fail: { call: 'profile', kind: 500 } });
    expect(await startLoadFlow()).to.deep.equal({ outcome: 'failure' });
  });

  it('leave the profile out for a guest (ROLES-02)', () => {
    expect(sent(openAndSend({ scenario: 'guest' }))).to.have.members(FIRST_CALLS);
  });

  it('leave the profile out while someone signs in (LOAD-01)', () => {
    const page = openTestPage({ scenario: 'consumer' });
    arriveWithCode('demo-consumer');
    sendEarlyCalls();
    expect(sent(page)).to.have.members(FIRST_CALLS);
  });

  it('carry the token of the XSRF cookie, like all calls (NET-34, HTTP-25)', () => {
    const { service } = openAndSend({ scenario: 'consumer', xsrf: true });
    expect(service.requests).to.have.length(3);
    for (const { path, headers } of service.requests)
      expect(headers['x-xsrf-token'], path).to.equal(service.xsrfToken);
  });

  it('are none for an agent, whose calls carry a session (AGENT-07)', () => {
    expect(sent(openAndSend({ scenario: 'agent' }))).to.be.empty;
  });

  it('go where the host has said, and leave out what it has switched off (NET-01)', () => {
    const page = openAndSend({
      scenario: 'consumer',
      config: { endpoints: { serverData: null }, pageUtilityData: {} },
    });
    expect(sent(page)).to.deep.equal([PROFILE]);
  });

  it('go below services.base, and are those that the load flow reads (NET-01)', async () => {
    const page = openAndSend({ scenario: 'consumer', config: { services: { base: location.origin } } });
    await startLoadFlow();
    for (const path of [...FIRST_CALLS, PROFILE])
      expect(requestsTo(page.service, path), path).to.have.length(1);
  });

  describe('after a visit of the same shopper', () => {
    const LIST =
      '/planinfo/product-details/VPP/plan-years/2027/products/MAPD/state-codes/IL/fips-county-codes/031';
    const KEY = '2027/MAPD/IL/031';

    const remember = (planLists: string, owner = 'demo-consumer'): void => {
      localStorage.setItem('shopperProfile.rememberedFor', owner);
      localStorage.setItem('shopperProfile.planLists', planLists);
    };

    const lists = (page: TestPage): string[] => sent(page).filter((path) => path.startsWith('/planinfo/'));

    it('have the plan lists of that visit among them', async () => {
      openTestPage({ scenario: 'consumer' });
      await startLoadFlow();
      const keys = localStorage.getItem('shopperProfile.planLists')?.split(' ') ?? [];
      const page = openTestPage({ scenario: 'consumer' });
      remember(keys.join(' '));
      sendEarlyCalls();
      expect(keys).not.to.be.empty;
      expect(lists(page)).to.have.length(keys.length);
      await startLoadFlow();
      expect(lists(page), 'once').to.have.length(keys.length);
      expect(read(shownPlansAtom).every(read(planDetailAtom))).to.be.true;
    });

    it('have none of another shopper', () => {
      const page = openTestPage({ scenario: 'consumer' });
      remember(KEY, 'somebody-else');
      sendEarlyCalls();
      expect(lists(page)).to.be.empty;
    });

    it('have none for a guest, and none while someone signs in', () => {
      const guest = openTestPage({ scenario: 'guest' });
      remember(KEY);
      sendEarlyCalls();
      expect(lists(guest)).to.be.empty;
      const page = openTestPage({ scenario: 'consumer' });
      remember(KEY);
      arriveWithCode('demo-consumer');
      sendEarlyCalls();
      expect(lists(page)).to.be.empty;
    });

    it('have three at most, and nothing that is no list', () => {
      const page = openTestPage({ scenario: 'consumer' });
      remember('../../logout null 2027/MAPD/IL/../x');
      sendEarlyCalls();
      expect(lists(page)).to.be.empty;
      const other = openTestPage({ scenario: 'consumer' });
      remember([KEY, '2027/PDP/IL/031', '2027/SNP/IL/031', '2026/PDP/IL/031'].join(' '));
      sendEarlyCalls();
      expect(lists(other)).to.have.length(3);
    });

    it('are dropped where the profile has other plans: those are requested', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      remember('2019/MAPD/IL/031');
      sendEarlyCalls();
      await startLoadFlow();
      expect(lists(page).length).to.be.above(1);
      expect(read(shownPlansAtom).every(read(planDetailAtom))).to.be.true;
    });

    it('go below services.base', () => {
      const base = location.origin;
      const page = openTestPage({ scenario: 'consumer', config: { services: { base } } });
      remember(KEY);
      sendEarlyCalls();
      expect(sent(page)).to.include(LIST);
    });

    it('remember nothing of guests and agents', async () => {
      for (const scenario of ['guest', 'agent'] as const) {
        openTestPage({ scenario });
        await startLoadFlow();
        expect(localStorage.getItem('shopperProfile.planLists'), scenario).to.be.null;
      }
    });
  });
});
