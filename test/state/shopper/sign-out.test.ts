import { expect } from 'chai';
import { readCookie, writeCookie } from '../../../src/browser/storage';
import { sessionEnd } from '../../../src/state/shopper/session-end';
import { currentShopper } from '../../../src/state/shopper/shopper';
import { requestsTo } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import { openTab } from '../../support/other-tab';
import { leaveTestPage, openTestPage, ready, spyOnEvents, whenLeaving } from '../../support/page';
import { arriveWithCode } from '../../support/visits';

const GUEST_PROFILE = 'shopperProfile.guestProfile';
const LAUNCH = 'shopperProfile.launchPlan';

async function open(options: Parameters<typeof openTestPage>[0] = {}) {
  const page = openTestPage({ scenario: 'consumer', ...options });
  await page.place('shopper-profile-plans');
  await ready();
  await settled();
  writeCookie(LAUNCH, '{"planName":"A"}');
  whenLeaving(() => {
    writeCookie(LAUNCH, '', 0);
  });
  return page;
}

const logouts = (service: Parameters<typeof requestsTo>[0]): number => requestsTo(service, '/logout').length;

describe('window.shopperProfile.signOut()', () => {
  afterEach(leaveTestPage);

  it('signs out without asking, as the popup does once it is confirmed (OUT-05, OUT-06, OUT-08, OUT-09)', async () => {
    const { service, visited } = await open();
    const seen = spyOnEvents('popup-open', 'navigate');
    expect(await window.shopperProfile!.signOut!()).to.be.true;
    expect(logouts(service)).to.equal(1);
    expect(visited).to.deep.equal(['/hsid-logout']);
    expect(seen).to.deep.equal([['navigate', { name: 'signOut', url: '/hsid-logout' }]]);
    expect(currentShopper().isGuest).to.be.true;
    expect(localStorage).to.have.length(0);
  });

  it('leaves what the site itself keeps, in this tab and in the others (OUT-06, OPEN-B54)', async () => {
    const page = await open();
    const tab = await openTab(page.service, '<shopper-profile-plans></shopper-profile-plans>');
    for (const storage of [localStorage, sessionStorage, tab.window.sessionStorage])
      storage.setItem('my.cart', '2 plans');
    tab.window.sessionStorage.setItem('shopperProfile.signInCode', 'demo-consumer');
    whenLeaving(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    expect(await window.shopperProfile!.signOut!()).to.be.true;
    await eventually(() => expect(tab.window.sessionStorage.getItem('shopperProfile.signInCode')).to.be.null);
    for (const storage of [localStorage, sessionStorage, tab.window.sessionStorage])
      expect(storage.getItem('my.cart')).to.equal('2 plans');
  });

  for (const clearSiteStorage of [false, true])
    it(`keeps what a guest has saved, with signOut.clearSiteStorage ${String(clearSiteStorage)} (OUT-06, OPEN-B50)`, async () => {
      await open({ scenario: 'guest', config: { signOut: { clearSiteStorage } } });
      const saved = localStorage.getItem(GUEST_PROFILE);
      localStorage.setItem('shopperProfile.activeYear', '2026');
      expect(await window.shopperProfile!.signOut!()).to.be.true;
      expect(localStorage.getItem('shopperProfile.activeYear')).to.be.null;
      expect(localStorage.getItem(GUEST_PROFILE)).to.equal(saved).and.to.contain('plansDetails');
    });

  it('leads to the home page at the next sign-in (OUT-08)', async () => {
    await open();
    await window.shopperProfile!.signOut!();
    expect(sessionStorage.getItem('shopperProfile.signInRedirect')).to.equal('/');
  });

  it('resolves to false where the call fails, and the shopper stays (OUT-10, ERRB-03)', async () => {
    const { visited } = await open({ fail: { call: 'logout', kind: 500 } });
    expect(await window.shopperProfile!.signOut!()).to.be.false;
    expect(visited).to.be.empty;
    expect(currentShopper().isGuest).to.be.false;
    expect(readCookie(LAUNCH)).to.contain('planName');
  });

  it('is what go("signOut") does (OUT-05, OUT-09)', async () => {
    const { service, visited } = await open();
    await window.shopperProfile!.go!('signOut');
    expect(logouts(service)).to.equal(1);
    expect(visited).to.deep.equal(['/hsid-logout']);
  });
});

describe('the plan that was launched', () => {
  afterEach(leaveTestPage);

  it('is forgotten when the shopper signs out (OUT-06, PLANS-42)', async () => {
    await open();
    await window.shopperProfile!.signOut!();
    expect(readCookie(LAUNCH)).to.be.undefined;
  });

  it('is forgotten when the session has ended (ERR-02, PLANS-42)', async () => {
    await open();
    sessionEnd().handle?.();
    await eventually(() => expect(readCookie(LAUNCH)).to.be.undefined);
  });

  it('is forgotten when someone signs in (LOAD-06, PLANS-42)', async () => {
    const page = openTestPage({ scenario: 'guest' });
    writeCookie(LAUNCH, '{"planName":"A"}');
    arriveWithCode('demo-consumer');
    await page.place('shopper-profile-plans');
    await ready();
    expect(currentShopper().isGuest).to.be.false;
    expect(readCookie(LAUNCH)).to.be.undefined;
  });
});
