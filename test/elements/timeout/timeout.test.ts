import { expect } from 'chai';
import { within as withinShadow } from 'shadow-dom-testing-library';
import sinon from 'sinon';
import { warnLater } from '../../../elements/timeout/timeout.state';
import type { ConfigInput } from '../../../src/config/settings';
import { replaceResponse, breakConnection, holdResponses, requestsTo } from '../../support/responses';
import { eventually, pass, settled, sleep, startFakeClock } from '../../support/clock';
import { focused, press } from '../../support/keys';
import {
  inside,
  leaveTestPage,
  openTestPage,
  ready,
  spyOnEvents,
  whenLeaving,
  type TestPage,
} from '../../support/page';

const TIMEOUT = 'shopper-profile-timeout';
const STAY = 'Stay on this page';
const SIGN_OUT = 'Sign out';
const UNDER_WAY = 'Signing out…';
const FAILED =
  'We could not sign you out. You are still signed in. Try again. If that does not work, close all windows of your browser.';
const LAST_INPUT = 'shopperProfile.lastInput';
const SECOND = 1000;
const NOW = Date.UTC(2026, 10, 20, 10, 15);

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;
type Session = NonNullable<ConfigInput['session']>;

const everywhere = () => withinShadow(document.body);
const popups = () => everywhere().queryAllByShadowRole('dialog');
const popup = () => everywhere().getByShadowRole('dialog');
const button = (name: string) => inside(popup()).getByRole('button', { name });
const timeLeft = () => inside(popup()).getByRole('timer', { name: 'Time left' }).textContent;
const announced = () => inside(popup()).getByRole('status').textContent;
const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const logouts = ({ service }: TestPage) => requestsTo(service, '/logout');
const use = (kind: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));

/** Waits until the load flow has ended, while the clock is stopped. */
async function loaded(): Promise<void> {
  let hasEnded = false;
  void ready().then(() => (hasEnded = true));
  await eventually(() => expect(hasEnded).to.be.true);
  await settled();
}

/**
 * Adds the tag to the page and waits until the shopper is known. From then on, the test controls the clock.
 */
async function start(page: TestPage): Promise<TestPage> {
  startFakeClock(NOW);
  await page.place(TIMEOUT);
  await loaded();
  return page;
}

const open = (options: Options = {}): Promise<TestPage> =>
  start(openTestPage({ scenario: 'consumer', ...options }));

const withSession = (session: Session, config: ConfigInput = {}): Options => ({
  config: { session, ...config },
});

/** The popup after ten idle seconds. */
const SHORT = { timeout: 10 };

async function openPopup(options: Options = withSession(SHORT)): Promise<TestPage> {
  const page = await open(options);
  await pass(11 * SECOND);
  await eventually(popup);
  return page;
}

/** The limit in the content. */
const setContent = ({ service }: TestPage, file: 'profile' | 'shopper', value: unknown): void =>
  replaceResponse(service, `/${file}.json`, {
    class: ['assets/asset'],
    properties: { elements: { 'session.timeout': { value } } },
  });

/** The same as `open`, with a limit in the content. */
async function openWithContent(
  value: unknown,
  file: 'profile' | 'shopper' = 'profile',
  options: Options = {},
): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  setContent(page, file, value);
  return start(page);
}

/** Every listener of these types that the page adds from now on, as `type passive`. */
function spyOnListeners(...kinds: string[]): () => string[] {
  const added = sinon.spy(window, 'addEventListener');
  const removed = sinon.spy(window, 'removeEventListener');
  whenLeaving(() => {
    added.restore();
    removed.restore();
  });
  return () =>
    added.args
      .filter(([kind, listener]) => kinds.includes(kind) && !removed.calledWith(kind, listener))
      .map(
        ([kind, , options]) => `${kind} ${typeof options === 'object' && options.passive ? 'passive' : ''}`,
      )
      .toSorted();
}

describe(TIMEOUT, () => {
  afterEach(async () => {
    leaveTestPage();
    await eventually(() => expect(isHeld()).to.be.false);
  });

  describe('the idle counter', () => {
    it('opens the popup when it exceeds 9000 seconds, and not before (IDLE-01, IDLE-05, IDLE-06, SHELL-70, SHELL-72, CONST-01, CONSTB-03)', async () => {
      const page = await open();
      const seen = spyOnEvents('popup-open');
      await pass(9000 * SECOND);
      expect(popups()).to.be.empty;
      expect(page.container.querySelector(TIMEOUT)!.getBoundingClientRect().height).to.equal(0);
      await pass(SECOND);
      await eventually(popup);
      expect(seen).to.deep.equal([['popup-open', { popup: 'timeout' }]]);
    });

    it('rises once a second (IDLE-01, SHELL-70, CONST-02, CONSTB-02, MODEL-18)', async () => {
      await open(withSession({ timeout: 3 }));
      for (let second = 1; second <= 3; second += 1) {
        await pass(SECOND);
        expect(popups(), `after ${second} s`).to.be.empty;
      }
      await pass(SECOND);
      await eventually(popup);
    });

    for (const kind of ['keydown', 'mousemove', 'mousedown'])
      it(`goes back to 0 at each ${kind} (IDLE-02, SHELL-71, OPEN-B67)`, async () => {
        await open(withSession(SHORT));
        for (const target of [document.body, document, window]) {
          await pass(10 * SECOND);
          use(kind, target);
        }
        await pass(10 * SECOND);
        expect(popups()).to.be.empty;
        await pass(SECOND);
        await eventually(popup);
      });

    it('goes back to 0 at a real key, also inside of an element (IDLE-02)', async () => {
      const page = await open(withSession(SHORT));
      await page.place('shopper-profile-plans');
      await pass(10 * SECOND);
      await press('a');
      await pass(10 * SECOND);
      expect(popups()).to.be.empty;
    });

    it('is notified of inputs that the page keeps to itself (IDLE-02)', async () => {
      const page = await open(withSession(SHORT));
      page.container.addEventListener('keydown', (event) => event.stopImmediatePropagation());
      await pass(10 * SECOND);
      use('keydown', page.container);
      await pass(10 * SECOND);
      expect(popups()).to.be.empty;
    });

    for (const kind of ['touchstart', 'scroll', 'pointermove', 'focusin'])
      it(`does not listen to ${kind} by default (OPEN-B67)`, async () => {
        await open(withSession(SHORT));
        await pass(10 * SECOND);
        use(kind);
        await pass(SECOND);
        await eventually(popup);
      });

    it('listens to the configured events, and to no others (OPEN-B67)', async () => {
      await open(withSession({ ...SHORT, resetEvents: ['touchstart'] }));
      await pass(10 * SECOND);
      use('touchstart');
      await pass(10 * SECOND);
      expect(popups()).to.be.empty;
      use('keydown');
      await pass(SECOND);
      await eventually(popup);
    });

    it('has a configured unit (OPEN-A044, OPEN-B50)', async () => {
      await open(withSession({ timeout: 2, timeoutUnitMs: 60_000 }));
      await pass(120 * SECOND);
      expect(popups()).to.be.empty;
      await pass(SECOND);
      await eventually(popup);
    });

    it('follows `configure` immediately, without losing count', async () => {
      await open();
      await pass(20 * SECOND);
      window.shopperProfile!.configure({ session: { timeout: 25 } });
      await pass(5 * SECOND);
      expect(popups()).to.be.empty;
      await pass(SECOND);
      await eventually(popup);
    });

    it('goes by the clock where the computer has slept: the tick that comes late opens the popup', async () => {
      await open();
      sleep(9500 * SECOND);
      await pass(SECOND);
      await eventually(popup);
      expect(timeLeft()).to.equal('2:00');
    });

    it('is not set back by the input that wakes the computer after the limit', async () => {
      await open();
      sleep(9500 * SECOND);
      use('mousemove');
      await eventually(popup);
      expect(timeLeft()).to.equal('2:00');
    });

    it('is set back by an input in the second before the tick that would open the popup (IDLE-02)', async () => {
      await open(withSession(SHORT));
      await pass(10.5 * SECOND);
      use('keydown');
      await pass(10 * SECOND);
      expect(popups()).to.be.empty;
    });

    it('changes nothing of the page for a move of the mouse (IDLE-02)', async () => {
      await open(withSession(SHORT));
      let changes = 0;
      const observer = new MutationObserver(() => (changes += 1));
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      for (let move = 0; move < 1000; move += 1) use('mousemove');
      await settled();
      observer.disconnect();
      expect(changes).to.equal(0);
      expect(popups()).to.be.empty;
    });
  });

  describe('the other tabs of the site', () => {
    /** The local storage of another tab. This tab receives the events of its writes. */
    function otherTab(): Storage {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      whenLeaving(() => frame.remove());
      return frame.contentWindow!.localStorage;
    }
    const useOtherTab = (tab: Storage): void => tab.setItem(LAST_INPUT, String(Date.now()));

    it('count: input there sets the counter of this one back (IDLE-02)', async () => {
      await open(withSession(SHORT));
      const tab = otherTab();
      await pass(8 * SECOND);
      useOtherTab(tab);
      await pass(10 * SECOND);
      expect(popups()).to.be.empty;
      await pass(SECOND);
      await eventually(popup);
    });

    it('close the open popup: input there says that someone is there (IDLE-13)', async () => {
      await openPopup();
      useOtherTab(otherTab());
      await eventually(() => expect(popups()).to.be.empty);
      await pass(10 * SECOND);
      expect(popups()).to.be.empty;
      await pass(SECOND);
      await eventually(popup);
    });

    it('are notified of input in this one, once a second at most', async () => {
      await open(withSession(SHORT));
      const tab = otherTab();
      await pass(5 * SECOND);
      use('keydown');
      expect(tab.getItem(LAST_INPUT)).to.equal(String(NOW + 5 * SECOND));
      await pass(SECOND / 2);
      use('keydown');
      expect(tab.getItem(LAST_INPUT)).to.equal(String(NOW + 5 * SECOND));
    });

    it('are notified of steady typing, with less than a second between two keys (IDLE-02)', async () => {
      await open(withSession(SHORT));
      const tab = otherTab();
      for (let keys = 0; keys < 10; keys += 1) {
        await pass(SECOND / 2);
        use('keydown');
        const received = Number(tab.getItem(LAST_INPUT));
        expect(Date.now() - received, `after ${String(keys + 1)} keys`).to.be.below(SECOND);
      }
    });
  });

  describe('the limit', () => {
    for (const file of ['profile', 'shopper'] as const)
      it(`comes from content, ${file}.json (IDLE-04)`, async () => {
        await openWithContent('20', file);
        await pass(19 * SECOND);
        expect(popups()).to.be.empty;
        await pass(3 * SECOND);
        await eventually(popup);
      });

    it('is a number in content, too, and of the configured unit (IDLE-04, OPEN-B50)', async () => {
      await openWithContent(2, 'profile', withSession({ timeoutUnitMs: 60_000 }));
      await pass(119 * SECOND);
      expect(popups()).to.be.empty;
      await pass(3 * SECOND);
      await eventually(popup);
    });

    it('comes from the configuration before content (contract §3)', async () => {
      await openWithContent('20', 'profile', withSession({ timeout: 30 }));
      await pass(29 * SECOND);
      expect(popups()).to.be.empty;
      await pass(3 * SECOND);
      await eventually(popup);
    });

    it('comes from the configuration, also where that names the default (contract §3)', async () => {
      await openWithContent('20', 'profile', withSession({ timeout: 9000 }));
      await pass(8990 * SECOND);
      expect(popups()).to.be.empty;
    });

    for (const value of ['', 'soon', '0', '-5', null, true])
      it(`is the default where content has ${JSON.stringify(value)} (IDLE-05)`, async () => {
        await openWithContent(value);
        await pass(8990 * SECOND);
        expect(popups()).to.be.empty;
        await pass(20 * SECOND);
        await eventually(popup);
      });

    it('is the default where content does not come (IDLE-05)', async () => {
      await open({ fail: { call: 'profileTexts', kind: 500 } });
      await pass(9000 * SECOND);
      expect(popups()).to.be.empty;
      await pass(SECOND);
      await eventually(popup);
    });

    for (const [key, value] of [
      ['timeout', 0],
      ['timeout', -1],
      ['timeoutUnitMs', 0],
    ] as const)
      it(`is the default where the configuration has ${key}: ${value}, which is reported once`, async () => {
        const page = await open(withSession({ [key]: value }));
        await pass(9000 * SECOND);
        expect(popups()).to.be.empty;
        expect(page.log.filter((line) => line.includes('session.'))).to.deep.equal([
          `[shopper-profile] session.${key}: expected number above 0`,
        ]);
        await pass(SECOND);
        await eventually(popup);
      });

    it('is the default, as are the events, where the configuration is of the wrong kind', async () => {
      const session = { timeout: 'long', warningMs: null, resetEvents: 'click' } as unknown as Session;
      await open(withSession(session));
      await pass(9000 * SECOND);
      use('keydown');
      await pass(9000 * SECOND);
      expect(popups()).to.be.empty;
      await pass(SECOND);
      await eventually(popup);
      expect(timeLeft()).to.equal('2:00');
    });
  });

  describe('whom it is for', () => {
    for (const scenario of ['consumer', 'member', 'agent', 'cloaked'] as const)
      it(`for every shopper: ${scenario} (OPEN-B50)`, () => openPopup({ scenario, ...withSession(SHORT) }));

    it('not guests, who would lose what they have saved (OPEN-B50)', async () => {
      await open({ scenario: 'guest', ...withSession(SHORT) });
      await pass(60 * SECOND);
      expect(popups()).to.be.empty;
    });

    it('guests too, where the page wants it so; what they have saved stays at its end (OPEN-B50)', async () => {
      const page = await openPopup({ scenario: 'guest', ...withSession({ ...SHORT, applyToGuests: true }) });
      const saved = localStorage.getItem('shopperProfile.guestProfile');
      await pass(120 * SECOND);
      await eventually(() => expect(page.visited).to.have.length(1));
      expect(localStorage.getItem('shopperProfile.guestProfile'))
        .to.equal(saved)
        .and.to.contain('plansDetails');
    });
  });

  describe('the popup', () => {
    it('has a countdown, a stay button, a sign-out button and a close button (IDLE-07, IDLE-10, IDLE-11, IDLE-12)', async () => {
      await openPopup();
      expect(inside(popup()).getByRole('heading', { level: 2 }).textContent).to.equal('Are you still there?');
      expect(timeLeft()).to.equal('2:00');
      const names = inside(popup())
        .getAllByRole('button')
        .map((one) => one.ariaLabel ?? one.textContent);
      expect(names).to.deep.equal(['Close', STAY, SIGN_OUT]);
      expect(focused()).to.equal(popup());
    });

    it('drops by a second every second (IDLE-08, CONSTB-01, CONSTB-02)', async () => {
      await openPopup();
      for (const text of ['1:59', '1:58', '1:57']) {
        await pass(SECOND);
        expect(timeLeft()).to.equal(text);
      }
      await pass(57 * SECOND);
      expect(timeLeft()).to.equal('1:00');
      await pass(59 * SECOND);
      expect(timeLeft()).to.equal('0:01');
    });

    it('counts down from the configured time (IDLE-08)', async () => {
      await openPopup(withSession({ ...SHORT, warningMs: 45_000 }));
      expect(timeLeft()).to.equal('0:45');
    });

    it('is announced as it opens, at a minute, at 30 and at 10 seconds, and not each second (OPEN-B51)', async () => {
      await openPopup();
      expect(announced()).to.equal('');
      const received: (string | null)[] = [];
      for (let second = 1; second < 120; second += 1) {
        await pass(SECOND);
        if (received.at(-1) !== announced()) received.push(announced());
      }
      expect(received).to.deep.equal([
        'We will sign you out in 2 minutes.',
        'We will sign you out in 1 minute.',
        'We will sign you out in 30 seconds.',
        'We will sign you out in 10 seconds.',
      ]);
    }).timeout(20_000);

    for (const kind of ['keydown', 'mousemove', 'mousedown'])
      it(`stays, and counts on, at a ${kind} (IDLE-03, SHELL-71)`, async () => {
        await openPopup();
        await pass(5 * SECOND);
        use(kind);
        use(kind, popup());
        await pass(SECOND);
        expect(timeLeft()).to.equal('1:54');
      });

    it('keeps Tab inside (OPEN-B71)', async () => {
      await openPopup();
      const stops: unknown[] = [];
      for (let stop = 0; stop < 4; stop += 1) {
        await press('Tab');
        stops.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent);
      }
      expect(stops).to.deep.equal(['Close', STAY, SIGN_OUT, 'Close']);
    });

    it('opens once, whatever the number of its tags, and signs out once (IDLE-06, IDLE-09)', async () => {
      const page = await open(withSession(SHORT));
      await page.place(TIMEOUT);
      await pass(11 * SECOND);
      await eventually(popup);
      await settled();
      expect(popups()).to.have.length(1);
      await pass(120 * SECOND);
      await eventually(() => expect(page.visited).to.have.length(1));
      expect(logouts(page)).to.have.length(1);
    });

    it('comes with the page in one tag (contract §2)', async () => {
      const page = openTestPage({ scenario: 'consumer', ...withSession(SHORT) });
      startFakeClock(NOW);
      await page.place('shopper-profile-page');
      await loaded();
      await eventually(() => expect(customElements.get(TIMEOUT)).to.exist);
      await settled();
      await pass(11 * SECOND);
      await eventually(popup);
    });

    it('does not open where its tag is not on the page (contract §2)', async () => {
      const page = openTestPage({ scenario: 'consumer', ...withSession(SHORT) });
      startFakeClock(NOW);
      await page.place('shopper-profile-sign-out');
      await loaded();
      await pass(60 * SECOND);
      expect(popups()).to.be.empty;
      expect(document.querySelector(TIMEOUT)).to.be.null;
    });
  });

  describe('staying', () => {
    for (const [way, stay] of [
      ['Stay', (page: TestPage) => page.user.click(button(STAY))],
      ['the close button', (page: TestPage) => page.user.click(button('Close'))],
      ['Escape', () => press('Escape')],
    ] as const)
      it(`by ${way} closes the popup and stops the countdown, without a call (IDLE-12, IDLE-13, IDLE-14, OPEN-B53)`, async () => {
        const page = await openPopup();
        const seen = spyOnEvents('popup-close', 'navigate');
        await pass(100 * SECOND);
        const asked = page.service.requests.length;
        await stay(page);
        await eventually(() => expect(popups()).to.be.empty);
        expect(seen).to.deep.equal([['popup-close', { popup: 'timeout' }]]);
        for (let round = 0; round < 4; round += 1) {
          await pass(10 * SECOND);
          use('mousemove');
        }
        expect(page.service.requests).to.have.length(asked);
        expect(page.visited).to.be.empty;
        expect(popups()).to.be.empty;
      });

    it('starts the counter at 0: the popup opens again after the whole limit, with two minutes (OPEN-B51, OPEN-B53)', async () => {
      const page = await openPopup();
      await pass(100 * SECOND);
      await page.user.click(button(STAY));
      await eventually(() => expect(popups()).to.be.empty);
      await pass(SECOND);
      expect(popups()).to.be.empty;
      await pass(9 * SECOND);
      expect(popups()).to.be.empty;
      await pass(SECOND);
      await eventually(popup);
      expect(timeLeft()).to.equal('2:00');
    });

    it('gives page and focus back as they were (IDLE-15, SHELL-73)', async () => {
      const page = await open(withSession(SHORT));
      const sheets = document.adoptedStyleSheets.length;
      const field = page.container.appendChild(document.createElement('input'));
      field.focus();
      await pass(11 * SECOND);
      await eventually(popup);
      expect(isHeld()).to.be.true;
      await page.user.click(button(STAY));
      await eventually(() => expect(popups()).to.be.empty);
      expect(isHeld()).to.be.false;
      expect(document.adoptedStyleSheets).to.have.length(sheets);
      expect(focused()).to.equal(field);
    });
  });

  describe('signing out', () => {
    it('comes by itself when the countdown is at 0, and not a second before (IDLE-09, OUT-05, OUT-06, OUT-08, OUT-09)', async () => {
      const page = await openPopup();
      const seen = spyOnEvents('navigate', 'popup-close');
      localStorage.setItem('shopperProfile.extraHelp', 'yes');
      await pass(119 * SECOND);
      expect(timeLeft()).to.equal('0:01');
      expect(logouts(page)).to.be.empty;
      await pass(SECOND);
      await eventually(() => expect(page.visited).to.deep.equal(['/hsid-logout']));
      expect(logouts(page).map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
        'DELETE /landrover/api/logout',
      ]);
      expect(localStorage).to.have.length(0);
      expect(Object.entries(sessionStorage)).to.deep.equal([['shopperProfile.signInRedirect', '/']]);
      expect(seen).to.deep.equal([
        ['navigate', { name: 'signOut', url: '/hsid-logout' }],
        ['popup-close', { popup: 'timeout' }],
      ]);
      expect(isHeld()).to.be.false;
    });

    it('comes by its button immediately (IDLE-11, OUT-05)', async () => {
      const page = await openPopup();
      await page.user.click(button(SIGN_OUT));
      await eventually(() => expect(page.visited).to.deep.equal(['/hsid-logout']));
      expect(logouts(page)).to.have.length(1);
      await pass(300 * SECOND);
      expect(logouts(page)).to.have.length(1);
    });

    it('goes to the configured sign-out page (OUT-09)', async () => {
      const page = await openPopup(withSession(SHORT, { routes: { signOut: '/bye/{identityProvider}' } }));
      await page.user.click(button(SIGN_OUT));
      await eventually(() => expect(page.visited).to.deep.equal(['/bye/hsid']));
    });

    it('takes a cloaked user to the site root (OUT-07)', async () => {
      const page = await openPopup({ scenario: 'cloaked', ...withSession(SHORT) });
      await pass(120 * SECOND);
      await eventually(() => expect(page.visited).to.deep.equal(['/']));
      expect(sessionStorage.getItem('shopperProfile.signInRedirect')).to.be.null;
    });

    it('goes by the clock where the computer has slept with the popup open: the next tick signs out (IDLE-09)', async () => {
      const page = await openPopup();
      sleep(3_600 * SECOND);
      await settled();
      expect(page.visited).to.be.empty;
      await pass(SECOND);
      await eventually(() => expect(page.visited).to.deep.equal(['/hsid-logout']));
    });

    it('makes one call, also when the countdown ends while it is under way (IDLE-09, IDLE-11)', async () => {
      const page = await openPopup();
      const response = holdResponses(page.service, '/logout');
      await pass(118 * SECOND);
      await page.user.dblClick(button(SIGN_OUT));
      await pass(5 * SECOND);
      expect(timeLeft()).to.equal('0:00');
      expect(button(UNDER_WAY).getAttribute('aria-disabled')).to.equal('true');
      response.arrive();
      await eventually(() => expect(page.visited).to.have.length(1));
      expect(logouts(page)).to.have.length(1);
    });

    it('leaves no popup on a page that stays, because its host routes by itself', async () => {
      const page = await openPopup();
      const stop = (event: Event): void => event.preventDefault();
      document.addEventListener('shopper-profile-navigate', stop);
      whenLeaving(() => document.removeEventListener('shopper-profile-navigate', stop));
      await pass(120 * SECOND);
      await eventually(() => expect(popups()).to.be.empty);
      expect(page.visited).to.be.empty;
      expect(document.cookie).not.to.contain('shopperProfile.identity=');
    });
  });

  describe('a logout call that fails', () => {
    const failing = (): Options => ({ ...withSession(SHORT), fail: { call: 'logout', kind: 500 } });

    it('is made once: the popup stays at 0:00, and nothing repeats by itself (OUT-10, ERRB-03, OPEN-B52)', async () => {
      const page = await openPopup(failing());
      const seen = spyOnEvents('navigate', 'error', 'popup-close');
      await pass(120 * SECOND);
      await eventually(() => expect(page.log.filter((line) => line.includes('logout'))).to.have.length(1));
      await pass(600 * SECOND);
      expect(logouts(page)).to.have.length(1);
      expect(timeLeft()).to.equal('0:00');
      expect(button(SIGN_OUT).getAttribute('aria-disabled')).to.equal('false');
      expect(page.visited).to.be.empty;
      expect(document.cookie).to.contain('shopperProfile.identity=');
      expect(seen.map(([name, detail]) => [name, (detail as { code?: string }).code])).to.deep.equal([
        ['error', 'logout-failed'],
      ]);
    });

    it('leaves no word of a sign-out that does not come (OPEN-B52)', async () => {
      const page = await openPopup({
        ...failing(),
        config: { session: { ...SHORT, warningMs: 3 * SECOND } },
      });
      await pass(SECOND);
      expect(announced()).to.equal('We will sign you out in 3 seconds.');
      await pass(2 * SECOND);
      await eventually(() => expect(page.log).not.to.be.empty);
      await settled();
      expect(timeLeft()).to.equal('0:00');
      expect(popup().textContent).not.to.match(/we will sign you out/i);
      expect(inside(popup()).getByRole('alert').textContent).to.equal(FAILED);
    });

    for (const [what, fail] of [
      ['a server error', ({ service }: TestPage) => service.setFailures({ call: 'logout', kind: 500 })],
      ['no network', ({ service }: TestPage) => breakConnection(service, '/logout')],
      ['no response', ({ service }: TestPage) => void holdResponses(service, '/logout')],
    ] as const)
      it(`by the button shows a message, and no longer once it is tried again: ${what} (contract, "Sign-out that fails")`, async () => {
        const page = await openPopup();
        fail(page);
        expect(inside(popup()).getByRole('alert').textContent).to.equal('');
        await page.user.click(button(SIGN_OUT));
        await pass(10 * SECOND);
        await eventually(() => expect(inside(popup()).getByRole('alert').textContent).to.equal(FAILED));
        holdResponses(page.service, '/logout');
        await page.user.click(button(SIGN_OUT));
        await eventually(() => expect(inside(popup()).getByRole('alert').textContent).to.equal(''));
      });

    it('can be tried again (OUT-10)', async () => {
      const page = await openPopup(failing());
      await pass(120 * SECOND);
      await eventually(() => expect(page.log).not.to.be.empty);
      page.service.setFailures([]);
      await page.user.click(await eventually(() => button(SIGN_OUT)));
      await eventually(() => expect(page.visited).to.deep.equal(['/hsid-logout']));
      expect(logouts(page)).to.have.length(2);
    });

    it('can be left alone: Stay counts from 0 (IDLE-13, OUT-10)', async () => {
      const page = await openPopup(failing());
      await pass(120 * SECOND);
      await eventually(() => expect(page.log).not.to.be.empty);
      await page.user.click(button(STAY));
      await eventually(() => expect(popups()).to.be.empty);
      await pass(10 * SECOND);
      expect(popups()).to.be.empty;
      await pass(SECOND);
      await eventually(popup);
      expect(timeLeft()).to.equal('2:00');
    });

    it('by the button, before the end: the countdown goes on and tries once more (IDLE-09, OPEN-B52)', async () => {
      const page = await openPopup(failing());
      await page.user.click(button(SIGN_OUT));
      await eventually(() => expect(page.log).not.to.be.empty);
      await pass(120 * SECOND);
      await eventually(() => expect(logouts(page)).to.have.length(2));
      await pass(600 * SECOND);
      expect(logouts(page)).to.have.length(2);
    });
  });

  describe('on and off the page', () => {
    const KINDS = ['keydown', 'mousemove', 'mousedown'];

    it('listens passively, once for all its tags, and leaves no listener and no timer behind', async () => {
      const page = openTestPage({ scenario: 'consumer', ...withSession(SHORT) });
      const listeners = spyOnListeners(...KINDS);
      await start(page);
      await page.place(TIMEOUT);
      await settled();
      const all = ['keydown passive', 'mousedown passive', 'mousemove passive'];
      expect(listeners()).to.deep.equal(all);
      const [first, second] = page.container.querySelectorAll(TIMEOUT);
      first!.remove();
      await settled();
      expect(listeners()).to.deep.equal(all);
      second!.remove();
      await settled();
      expect(listeners()).to.be.empty;
      await pass(60 * SECOND);
      expect(popups()).to.be.empty;
    });

    it('does not listen while the popup shows, and does again after it (IDLE-03)', async () => {
      const page = openTestPage({ scenario: 'consumer', ...withSession(SHORT) });
      const listeners = spyOnListeners('mousemove');
      await start(page);
      await pass(11 * SECOND);
      await eventually(popup);
      expect(listeners()).to.be.empty;
      await page.user.click(button(STAY));
      expect(listeners()).to.deep.equal(['mousemove passive']);
    });

    it('goes on counting when one of two tags leaves (IDLE-01)', async () => {
      const page = await open(withSession(SHORT));
      await page.place(TIMEOUT);
      await pass(8 * SECOND);
      page.container.querySelector(TIMEOUT)!.remove();
      await pass(3 * SECOND);
      await eventually(popup);
    });

    it('hands the open popup over when its tag leaves', async () => {
      const page = await open(withSession(SHORT));
      await page.place(TIMEOUT);
      await pass(11 * SECOND);
      await eventually(popup);
      page.container.querySelector(TIMEOUT)!.remove();
      await settled();
      expect(popups()).to.have.length(1);
      expect(timeLeft()).to.equal('2:00');
    });

    it('takes popup, lock and countdown along when it leaves (SHELL-73, OPEN-B56)', async () => {
      const page = await openPopup();
      page.container.querySelector(TIMEOUT)!.remove();
      await settled();
      expect(popups()).to.be.empty;
      expect(isHeld()).to.be.false;
      await pass(200 * SECOND);
      expect(logouts(page)).to.be.empty;
    });

    it('starts at 0 when it comes back', async () => {
      const page = await open(withSession(SHORT));
      await pass(8 * SECOND);
      const element = page.container.querySelector(TIMEOUT)!;
      element.remove();
      await settled();
      page.container.append(element);
      await settled();
      await pass(10 * SECOND);
      expect(popups()).to.be.empty;
      await pass(SECOND);
      await eventually(popup);
    });

    it('keeps the count, and the open popup its time, when it is moved (contract §2)', async () => {
      const page = await open(withSession(SHORT));
      const element = page.container.querySelector(TIMEOUT)!;
      const place = page.container.appendChild(document.createElement('div'));
      await pass(8 * SECOND);
      place.append(element);
      await pass(3 * SECOND);
      await eventually(popup);
      await pass(10 * SECOND);
      page.container.append(element);
      await settled();
      expect(timeLeft()).to.equal('1:50');
      expect(popup().matches(':modal')).to.be.true;
    });

    it('tries again after a minute when the popup could not be loaded', async () => {
      const page = openTestPage({ scenario: 'consumer', ...withSession({ timeout: 100 }) });
      await start(page);
      await page.place(TIMEOUT);
      await pass(101 * SECOND);
      await eventually(popup);
      warnLater();
      await pass(59 * SECOND);
      expect(popups()).to.be.empty;
      await pass(2 * SECOND);
      await eventually(popup);
      expect(timeLeft()).to.equal('2:00');
    });
  });
});
