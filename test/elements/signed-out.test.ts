/** The content of the elements after the shopper was signed out without having requested it. */
import { expect } from 'chai';
import { defineTag } from '../../demo/page';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import { read } from '../../src/state/store';
import { requestsTo } from '../support/responses';
import { eventually, settled } from '../support/clock';
import { openTab } from '../support/other-tab';
import { inside, leaveTestPage, openTestPage, ready, whenLeaving, type TestPage } from '../support/page';
import { arriveWithCode, identityCookie, visitAgain } from '../support/visits';
import { watchPage, wordsOf } from '../support/watch-page';

const names = ['banner', 'plans', 'drugs', 'doctors', 'nav', 'tiles', 'find-plan', 'shopping-options'];
const tags = names.map((name) => `shopper-profile-${name}`);

const GUEST_PLAN = {
  planId: 'H1036054000',
  planType: 'MAPD',
  planYear: '2027',
  zipCode: '33125',
  county: { fipsCountyCode: '086', stateCode: 'FL' },
};

/** A brand page without views, so that all elements show. */
async function placeAll({ container }: TestPage): Promise<void> {
  await Promise.all([...tags, 'shopper-profile-extra-help'].map((tag) => defineTag(tag)));
  container.innerHTML = tags.map((tag) => `<${tag}></${tag}>`).join('');
  await ready();
  await settled();
}

const words = ({ container }: TestPage, name: string): string =>
  wordsOf(container.querySelector(`shopper-profile-${name}`)!.shadowRoot!);

/** A text that says that nothing is saved, or how many items are. Both are unknown. */
const CLAIMS = /no saved|have not saved|\b0 saved|, 0|Nothing you saved is lost/;

/** Each element that at any time shows a statement about unknown data. */
function watchClaims(): string[] {
  const claims: string[] = [];
  watchPage(({ tag, words: said }) => {
    if (CLAIMS.test(said)) claims.push(`${tag}: ${said}`);
  });
  return claims;
}

function expectSignedOut(page: TestPage): void {
  for (const name of ['banner', 'plans', 'drugs', 'doctors']) {
    expect(words(page, name), name)
      .to.contain('You were signed out')
      .and.contain('Sign in to see what you saved.');
    const element = page.container.querySelector<HTMLElement>(`shopper-profile-${name}`)!;
    const [first] = inside(element).getAllByShadowRole('link');
    expect([first!.textContent, first!.getAttribute('href')], name).to.deep.equal(['Sign in', '/hsid-login']);
  }
  expect(words(page, 'banner')).not.to.match(/\bHi\b|Manage account|Sign out/);
  expect(words(page, 'find-plan')).to.equal('');
}

describe('a shopper who was signed out', () => {
  afterEach(leaveTestPage);

  it('because the session was over at the load reads that, and how to sign in (ERR-02, OPEN-A106)', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: { call: 'profile', kind: 'expired' } });
    const claims = watchClaims();
    await placeAll(page);
    expectSignedOut(page);
    expect(claims).to.deep.equal([]);
    expect(page.visited).to.be.empty;
  });

  it('reads it in Spanish (ERR-02)', async () => {
    const page = openTestPage({
      scenario: 'consumer',
      fail: { call: 'profile', kind: 'expired' },
      config: { locale: 'es' },
    });
    await page.place('shopper-profile-plans');
    const heading = await page.screen.findByShadowRole('heading', { name: 'Se cerró su sesión' });
    expect(heading.parentElement!.textContent).to.contain('Inicie sesión para ver lo que guardó.');
  });

  it('because the session ended while the page was open reads that (ERR-02)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await placeAll(page);
    const claims = watchClaims();
    page.service.expireSession();
    await window.shopperProfile!.refresh!();
    await settled();
    expectSignedOut(page);
    expect(claims).to.deep.equal([]);
  });

  it('in another tab reads that (OUT-06, OPEN-B54)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await placeAll(page);
    const tab = await openTab(page.service, '<shopper-profile-drugs></shopper-profile-drugs>');
    const claims = watchClaims();
    await tab.window.shopperProfile!.signOut!();
    await eventually(() => {
      expectSignedOut(page);
    });
    expect(claims).to.deep.equal([]);
  });

  for (const way of ['without userDetails', 'null'] as const)
    it(`because the profile is missing (${way}) meets no trace of the session (ERR-03, LOAD-26)`, async () => {
      const page = openTestPage({
        scenario: 'consumer',
        ...(way === 'null' && { fail: { call: 'profile', kind: 'null' } }),
      });
      if (way !== 'null') Reflect.deleteProperty(page.service.state, 'userDetails');
      const claims = watchClaims();
      await placeAll(page);
      expectSignedOut(page);
      expect(claims).to.deep.equal([]);
      expect(requestsTo(page.service, '/logout')).to.have.length(1);
      expect(identityCookie()).to.deep.equal({ isGuest: true, isCSRLogin: false });
      expect(await ready()).to.deep.equal({ outcome: 'failure' });
    });

  it('because the profile is missing meets no trace of the session, although the logout fails (ERR-03)', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: { call: 'logout', kind: 500 } });
    Reflect.deleteProperty(page.service.state, 'userDetails');
    await placeAll(page);
    expectSignedOut(page);
    expect(identityCookie()).to.deep.equal({ isGuest: true, isCSRLogin: false });
  });

  it('reads it on the next pages of the tab, too, until someone signs in (ERR-02)', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: { call: 'profile', kind: 'expired' } });
    await placeAll(page);
    visitAgain(page);
    await placeAll(page);
    expectSignedOut(page);
    visitAgain(page);
    arriveWithCode('demo-consumer');
    await placeAll(page);
    expect(words(page, 'plans')).to.contain('6 saved plans for 2027').and.not.contain('signed out');
    history.replaceState(null, '', location.pathname);
    visitAgain(page);
    await placeAll(page);
    expect(read(wasSignedOutAtom)).to.be.false;
  });

  it('sees what a guest has in this browser; of the rest nothing is said (ERR-02)', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: { call: 'profile', kind: 'expired' } });
    localStorage.setItem(
      'shopperProfile.guestProfile',
      JSON.stringify({ plansDetails: { zipCode: '33125', plans: [GUEST_PLAN] } }),
    );
    const claims = watchClaims();
    await placeAll(page);
    expect(words(page, 'plans')).to.contain('1 saved plan for 2027').and.not.contain('signed out');
    expect(words(page, 'drugs')).to.contain('You were signed out');
    for (const panel of [/^Your drugs/, /^Your doctors/])
      await page.user.click(page.screen.getAllByShadowRole('button', { name: panel })[0]!);
    await eventually(() =>
      expect(words(page, 'plans').split('Sign in to see what you saved.')).to.have.length(3),
    );
    expect(claims).to.deep.equal([]);
  });

  it('and by request leaves no such message on the next page (OUT-06)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await placeAll(page);
    const claims = watchClaims();
    await window.shopperProfile!.signOut!();
    await settled();
    expect(claims).to.deep.equal([]);
    visitAgain(page);
    await placeAll(page);
    expect(words(page, 'plans')).to.contain('You have no saved plans');
  });

  it('is not a guest whose session ends: their own lists stay as they are (OPEN-B50)', async () => {
    const page = openTestPage({ scenario: 'guest' });
    localStorage.removeItem('shopperProfile.guestProfile');
    whenLeaving(() => {
      localStorage.clear();
    });
    await placeAll(page);
    await window.shopperProfile!.signOut!();
    await settled();
    expect(words(page, 'plans')).to.contain('You have no saved plans');
    expect(words(page, 'banner')).not.to.contain('signed out');
  });
});
