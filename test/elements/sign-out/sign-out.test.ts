import { expect } from 'chai';
import { within as withinShadow } from 'shadow-dom-testing-library';
import { defineTag } from '../../../demo/page';
import { currentConfig } from '../../../src/state/config';
import { breakConnection, holdResponses, requestsTo } from '../../support/responses';
import { cardsShown } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { focused, press, pressWithShift } from '../../support/keys';
import {
  inside,
  leaveTestPage,
  openTestPage,
  ready,
  spyOnEvents,
  whenLeaving,
  type TestPage,
} from '../../support/page';
import { pressSignOut } from '../../support/popups';

const SIGN_OUT = 'shopper-profile-sign-out';
const CONFIRM = 'Sign out';
const UNDER_WAY = 'Signing out…';
const CANCEL = 'Cancel';
const FAILED =
  'We could not sign you out. You are still signed in. Try again. If that does not work, close all windows of your browser.';
const REDIRECT = 'shopperProfile.signInRedirect';

const everywhere = () => withinShadow(document.body);
const noDialog = () => eventually(() => expect(everywhere().queryByShadowRole('dialog')).to.be.null);
const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const calls = ({ service }: TestPage) => requestsTo(service, '/logout');
const button = (popup: HTMLElement, name: string) => inside(popup).getByRole('button', { name });
const failure = (popup: HTMLElement) => inside(popup).getByRole('alert').textContent;
const labels = (popup: HTMLElement) =>
  inside(popup)
    .getAllByRole('button')
    .map((one) => one.ariaLabel ?? one.textContent);

/** Opens the popup on a page whose shopper is known. */
async function ask(page: TestPage): Promise<HTMLElement> {
  if (!page.container.querySelector(SIGN_OUT)) await page.place(SIGN_OUT);
  await ready();
  await pressSignOut(page);
  return eventually(() => everywhere().getByShadowRole('dialog'));
}

/** Values of the site, next to those of the elements. */
function leaveTraces(): void {
  localStorage.setItem('my.cart', '1');
  sessionStorage.setItem('my.step', '2');
  whenLeaving(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
const traces = () => [localStorage.getItem('my.cart'), sessionStorage.getItem('my.step')];
/** Stores a value under every key of the elements, in both kinds of storage. */
function fillStorage(): void {
  const { storageKeys } = currentConfig();
  for (const name of Object.values(storageKeys)) {
    localStorage.setItem(name, '{}');
    sessionStorage.setItem(name, '{}');
  }
}
const hasCookie = () => document.cookie.includes('shopperProfile.identity=');

describe(SIGN_OUT, () => {
  afterEach(async () => {
    leaveTestPage();
    await eventually(() => expect(isHeld()).to.be.false);
  });

  describe('the popup', () => {
    it('asks whether to sign out, and only when it is requested (OUT-01, OUT-02, OUT-03)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('popup-open');
      const element = await page.place(SIGN_OUT);
      await ready();
      await settled();
      expect(everywhere().queryByShadowRole('dialog')).to.be.null;
      expect(element.getBoundingClientRect().height).to.equal(0);
      const popup = await ask(page);
      expect(inside(popup).getByRole('heading', { level: 2 }).textContent).to.match(/sign out\?$/);
      expect(labels(popup)).to.deep.equal(['Close', CONFIRM, CANCEL]);
      expect(seen).to.deep.equal([['popup-open', { popup: 'sign-out' }]]);
    });

    it('comes to the page when its tag is missing (OUT-01)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await defineTag(SIGN_OUT);
      await pressSignOut(page);
      await eventually(() => everywhere().getByShadowRole('dialog'));
      expect(document.querySelectorAll(`body > ${SIGN_OUT}`)).to.have.length(1);
    });

    it('goes with the last of its tags, and is not back with a later one (SHELL-73)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await ask(page);
      page.container.querySelector(SIGN_OUT)!.remove();
      await noDialog();
      await eventually(() => expect(isHeld()).to.be.false);
      await page.place(SIGN_OUT);
      await settled();
      expect(everywhere().queryByShadowRole('dialog')).to.be.null;
    });

    it('opens once, whatever the number of its tags (OUT-01)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(SIGN_OUT);
      await page.place(SIGN_OUT);
      await ask(page);
      await settled();
      expect(everywhere().getAllByShadowRole('dialog')).to.have.length(1);
    });

    for (const [way, close] of [
      ['Cancel', (page: TestPage, popup: HTMLElement) => page.user.click(button(popup, CANCEL))],
      ['the close button', (page: TestPage, popup: HTMLElement) => page.user.click(button(popup, 'Close'))],
      ['Escape', () => press('Escape')],
    ] as const) {
      it(`closes by ${way} without a call, gives focus back, and can be opened again (OUT-03)`, async () => {
        const page = openTestPage({ scenario: 'consumer' });
        const seen = spyOnEvents('popup-close', 'navigate');
        const popup = await ask(page);
        await close(page, popup);
        await noDialog();
        await eventually(() => expect(focused()?.getAttribute('aria-haspopup')).to.equal('dialog'));
        expect(calls(page)).to.be.empty;
        expect(page.visited).to.be.empty;
        expect(seen).to.deep.equal([['popup-close', { popup: 'sign-out' }]]);
        await ask(page);
      });
    }

    it('keeps the page from scrolling, and gives it back as it was (POP-17, POP-18)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const sheets = document.adoptedStyleSheets.length;
      await ask(page);
      await eventually(() => expect(isHeld()).to.be.true);
      await press('Escape');
      await noDialog();
      await eventually(() => expect(isHeld()).to.be.false);
      expect(document.adoptedStyleSheets).to.have.length(sheets);
    });
  });

  describe('the keyboard', () => {
    const nameOfFocused = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent;

    it('starts at the popup itself, and Tab comes round without leaving the popup (OUT-04)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const popup = await ask(page);
      await eventually(() => expect(focused()).to.equal(popup));
      const stops: unknown[] = [];
      for (let stop = 0; stop < 7; stop += 1) {
        await press('Tab');
        stops.push(nameOfFocused());
      }
      expect(stops).to.deep.equal(['Close', CONFIRM, CANCEL, 'Close', CONFIRM, CANCEL, 'Close']);
    });

    it('Shift+Tab comes round the other way, from the heading too (OUT-04)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await ask(page);
      const stops: unknown[] = [];
      for (let stop = 0; stop < 7; stop += 1) {
        await pressWithShift('Tab');
        stops.push(nameOfFocused());
      }
      expect(stops).to.deep.equal([CANCEL, CONFIRM, 'Close', CANCEL, CONFIRM, 'Close', CANCEL]);
    });

    it('signs out by itself (OUT-02, OUT-05)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      leaveTraces();
      await ask(page);
      await press('Tab');
      await press('Tab');
      await press('Enter');
      await eventually(() => expect(page.visited).to.have.length(1));
      expect(calls(page)).to.have.length(1);
    });
  });

  describe('signing out', () => {
    it('makes the logout call, clears what is ours and goes to the sign-out page (OUT-05, OUT-06, OUT-08, OUT-09)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('navigate');
      const popup = await ask(page);
      await settled();
      leaveTraces();
      fillStorage();
      expect(localStorage.getItem('shopperProfile.profileCopy')).not.to.be.null;
      await page.user.click(button(popup, CONFIRM));
      await eventually(() => expect(page.visited).to.deep.equal(['/hsid-logout']));
      expect(calls(page).map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
        'DELETE /landrover/api/logout',
      ]);
      expect(Object.entries(localStorage)).to.deep.equal([['my.cart', '1']]);
      expect(Object.entries(sessionStorage)).to.have.deep.members([
        ['my.step', '2'],
        [REDIRECT, '/'],
      ]);
      expect(hasCookie()).to.be.false;
      expect(seen).to.deep.equal([['navigate', { name: 'signOut', url: '/hsid-logout' }]]);
    });

    it('clears both storages as a whole where the site wants it so (OUT-06, OPEN-B54)', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { signOut: { clearSiteStorage: true } } });
      leaveTraces();
      await page.user.click(button(await ask(page), CONFIRM));
      await eventually(() => expect(page.visited).to.deep.equal(['/hsid-logout']));
      expect(localStorage).to.have.length(0);
      expect(Object.entries(sessionStorage)).to.deep.equal([[REDIRECT, '/']]);
    });

    it('goes to the configured sign-out page (OUT-09)', async () => {
      const page = openTestPage({
        scenario: 'consumer',
        config: { routes: { signOut: '/bye/{identityProvider}' } },
      });
      await page.user.click(button(await ask(page), CONFIRM));
      await eventually(() => expect(page.visited).to.deep.equal(['/bye/hsid']));
    });

    it('takes a cloaked user to the site root, with no way back in (OUT-07, AGENT-12)', async () => {
      const page = openTestPage({ scenario: 'cloaked' });
      leaveTraces();
      const seen = spyOnEvents('navigate');
      const popup = await ask(page);
      await page.user.click(button(popup, CONFIRM));
      await eventually(() => expect(page.visited).to.deep.equal(['/']));
      expect(sessionStorage.getItem(REDIRECT)).to.be.null;
      expect(traces()).to.deep.equal(['1', '2']);
      expect(seen).to.deep.equal([['navigate', { name: 'siteRoot', url: '/' }]]);
    });

    it('leaves the identity cookie where the page wants it so (OPEN-B54)', async () => {
      const page = openTestPage({
        scenario: 'consumer',
        config: { signOut: { clearIdentityCookie: false } },
      });
      await page.user.click(button(await ask(page), CONFIRM));
      await eventually(() => expect(page.visited).to.have.length(1));
      expect(hasCookie()).to.be.true;
    });

    it('leaves no trace of an agent’s visit (OUT-06)', async () => {
      const page = openTestPage({ scenario: 'agent' });
      leaveTraces();
      await page.user.click(button(await ask(page), CONFIRM));
      await eventually(() => expect(page.visited).to.deep.equal(['/hsid-logout']));
      expect(Object.keys(sessionStorage)).to.have.members(['my.step', REDIRECT]);
    });

    it('clears nothing and goes nowhere before the response arrives, and says that it is under way (OUT-06)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const popup = await ask(page);
      await settled();
      leaveTraces();
      fillStorage();
      const before = [localStorage.length, sessionStorage.length];
      const response = holdResponses(page.service, '/logout');
      await page.user.click(button(popup, CONFIRM));
      await settled();
      expect(button(popup, UNDER_WAY).getAttribute('aria-disabled')).to.equal('true');
      expect([localStorage.length, sessionStorage.length]).to.deep.equal(before);
      expect(hasCookie()).to.be.true;
      expect(page.visited).to.be.empty;
      response.arrive();
      await eventually(() => expect(page.visited).to.have.length(1));
      expect(localStorage).to.have.length(1);
    });

    it('makes one call for a double click, and for more clicks while it is under way (OUT-05)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { logout: 200 } });
      const popup = await ask(page);
      await page.user.dblClick(button(popup, CONFIRM));
      await page.user.click(button(popup, UNDER_WAY));
      await eventually(() => expect(page.visited).to.have.length(1));
      await settled();
      expect(calls(page)).to.have.length(1);
      expect(page.visited).to.have.length(1);
    });

    it('makes one call when the popup is closed and opened again in the meantime (OUT-05)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const response = holdResponses(page.service, '/logout');
      await page.user.click(button(await ask(page), CONFIRM));
      await press('Escape');
      await noDialog();
      await page.user.click(button(await ask(page), UNDER_WAY));
      response.arrive();
      await eventually(() => expect(page.visited).to.have.length(1));
      expect(calls(page)).to.have.length(1);
    });

    it('leaves no popup and nothing of the shopper on a page that stays, because its host routes by itself', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place('shopper-profile-plans');
      await cardsShown(page.screen, 6);
      const stay = (event: Event): void => {
        event.preventDefault();
      };
      document.addEventListener('shopper-profile-navigate', stay);
      whenLeaving(() => {
        document.removeEventListener('shopper-profile-navigate', stay);
      });
      await page.user.click(button(await ask(page), CONFIRM));
      await noDialog();
      expect(page.visited).to.be.empty;
      await eventually(() => expect(isHeld()).to.be.false);
      expect(hasCookie()).to.be.false;
      await cardsShown(page.screen, 0);
    });
  });

  describe('a logout call that fails', () => {
    beforeEach(leaveTraces);

    for (const kind of [500, 401, 403] as const) {
      it(`with ${String(kind)} is logged, and the shopper stays with all that is stored (OUT-06, OUT-10, ERRB-03)`, async () => {
        const page = openTestPage({ scenario: 'consumer', fail: { call: 'logout', kind } });
        const popup = await ask(page);
        leaveTraces();
        const before = Object.entries(localStorage);
        const seen = spyOnEvents('navigate', 'error', 'popup-close');
        await page.user.click(button(popup, CONFIRM));
        await eventually(() => expect(page.log.filter((line) => line.includes('logout'))).to.have.length(1));
        const again = await eventually(() => button(popup, CONFIRM));
        expect(again.getAttribute('aria-disabled')).to.equal('false');
        expect(popup.matches(':modal')).to.be.true;
        expect(failure(popup)).to.equal(FAILED);
        expect(page.visited).to.be.empty;
        expect(Object.entries(localStorage)).to.deep.equal(before);
        expect(traces()).to.deep.equal(['1', '2']);
        expect(hasCookie()).to.be.true;
        expect(sessionStorage.getItem(REDIRECT)).to.be.null;
        expect(seen.map(([name, detail]) => [name, (detail as { code?: string }).code])).to.deep.equal([
          ['error', 'logout-failed'],
        ]);
      });
    }

    it('offline shows a message in the popup (contract, "Sign-out that fails")', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const popup = await ask(page);
      breakConnection(page.service, '/logout');
      expect(failure(popup)).to.equal('');
      await page.user.click(button(popup, CONFIRM));
      await eventually(() => expect(failure(popup)).to.equal(FAILED));
    });

    it('is no longer announced while it is tried again, and when the popup is opened again', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: { call: 'logout', kind: 500 } });
      const popup = await ask(page);
      await page.user.click(button(popup, CONFIRM));
      await eventually(() => expect(failure(popup)).to.equal(FAILED));
      await page.user.click(button(popup, CANCEL));
      await noDialog();
      const anew = await ask(page);
      expect(failure(anew)).to.equal('');
    });

    it('can be tried again from the same popup, with focus where it was (OUT-10)', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: { call: 'logout', kind: 500 } });
      const popup = await ask(page);
      await page.user.click(button(popup, CONFIRM));
      await eventually(() => expect(page.log).not.to.be.empty);
      const again = await eventually(() => button(popup, CONFIRM));
      await eventually(() => expect(focused()).to.equal(again));
      page.service.setFailures([]);
      await press('Enter');
      await eventually(() => expect(page.visited).to.deep.equal(['/hsid-logout']));
      expect(calls(page)).to.have.length(2);
      await noDialog();
    });

    it('because there is no response ends after a while; a response that comes late still signs out (OUT-10)', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { loading: { callWaitMs: 5000 } } });
      const popup = await ask(page);
      await settled();
      startFakeClock();
      const response = holdResponses(page.service, '/logout');
      await page.user.click(button(popup, CONFIRM));
      await pass(4900);
      expect(button(popup, UNDER_WAY)).to.exist;
      expect(failure(popup)).to.equal('');
      await pass(100);
      expect(failure(popup)).to.equal(FAILED);
      expect(button(popup, CONFIRM).getAttribute('aria-disabled')).to.equal('false');
      expect(page.log).to.deep.equal(['[shopper-profile] logout: no response in time [logout-failed]']);
      expect(page.visited).to.be.empty;
      response.arrive();
      await eventually(() => expect(page.visited).to.deep.equal(['/hsid-logout']));
      expect(calls(page)).to.have.length(1);
    });

    it('can be left alone: Cancel closes the popup (OUT-03, OUT-10)', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: { call: 'logout', kind: 500 } });
      const popup = await ask(page);
      await page.user.click(button(popup, CONFIRM));
      await eventually(() => expect(page.log).not.to.be.empty);
      await page.user.click(button(popup, CANCEL));
      await noDialog();
      expect(page.visited).to.be.empty;
    });
  });
});
