import { expect } from 'chai';
import { sessionStore } from '../../../src/browser/storage';
import { eventually, settled } from '../../support/clock';
import { cdp } from '../../support/devtools';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, ready, spyOnEvents } from '../../support/page';
import {
  closeToast,
  DESKTOP,
  findToast,
  openAtWidth,
  openWithToast,
  signInLink,
  TOAST,
  TOAST_MARK,
  toastGone,
  toastShown,
} from '../../support/toast';
import { setWindowWidth } from '../../support/window';

describe(`${TOAST} on its page`, () => {
  afterEach(leaveTestPage);
  after(() => cdp('Emulation.clearDeviceMetricsOverride'));

  describe('leaves the page as it is', () => {
    it('with focus where it was, and scrolling', async () => {
      const page = await openAtWidth(DESKTOP, { scenario: 'guest' });
      const button = page.container.appendChild(document.createElement('button'));
      button.focus();
      await page.place(TOAST);
      await ready();
      await toastShown(page);
      expect(focused()).to.equal(button);
      expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden');
    });

    it('and is read out once, politely', async () => {
      const page = await openWithToast({ scenario: 'guest' });
      const toast = await toastShown(page);
      expect(inside(toast).getByRole('status').textContent).to.match(/Already a member/);
      await setWindowWidth(800);
      await toastGone(page);
      await setWindowWidth(DESKTOP);
      expect(inside(await toastShown(page)).queryByRole('status')).to.be.null;
    });

    it('and makes way for what has focus', async () => {
      const page = await openWithToast();
      const toast = await toastShown(page);
      const { top, left } = toast.getBoundingClientRect();
      const button = page.container.appendChild(document.createElement('button'));
      button.textContent = 'Below';
      Object.assign(button.style, { position: 'fixed', insetBlockEnd: '40px', insetInlineEnd: '60px' });
      expect(button.getBoundingClientRect().left).to.be.above(left);
      button.focus();
      await eventually(() => {
        expect(toast.getBoundingClientRect().bottom).to.be.below(button.getBoundingClientRect().top);
      });
      expect(toast.getBoundingClientRect().top).to.be.below(top);
      button.style.insetBlock = '40px auto';
      button.blur();
      button.focus();
      await eventually(() => {
        expect(toast.getBoundingClientRect().top).to.be.above(button.getBoundingClientRect().bottom);
      });
    });

    it('and gives Tab its place back when it is closed by key (TOAST-09)', async () => {
      const page = await openWithToast({ scenario: 'guest' });
      const toast = await toastShown(page);
      const next = page.container.appendChild(document.createElement('button'));
      inside(toast).getByRole('button', { name: 'Close' }).focus();
      await press('Enter');
      await toastGone(page);
      expect(document.activeElement?.localName).to.equal(TOAST);
      await press('Tab');
      expect(focused()).to.equal(next);
    });

    it('and closes by Escape for those who are in it, and for no one else (TOAST-09)', async () => {
      const page = await openWithToast({ scenario: 'guest' });
      const toast = await toastShown(page);
      await press('Escape');
      await settled();
      expect(findToast(page)).to.exist;
      signInLink(toast)!.focus();
      await press('Escape');
      await toastGone(page);
    });
  });

  describe('shows once', () => {
    for (const scenario of ['guest', 'consumer'] as const)
      it(`in a session, closed or not: ${scenario} (TOAST-09, TOAST-10)`, async () => {
        const page = await openAtWidth(DESKTOP, { scenario });
        const seen = spyOnEvents('popup-open', 'popup-close');
        await page.place(TOAST);
        await closeToast(page, await toastShown(page));
        await toastGone(page);
        expect(seen).to.deep.equal([
          ['popup-open', { popup: 'toast' }],
          ['popup-close', { popup: 'toast' }],
        ]);
        await page.place(TOAST);
        await settled();
        expect(findToast(page)).to.be.null;
      });

    it('in a session: not on the next page (TOAST-10)', async () => {
      const page = await openAtWidth(DESKTOP, { scenario: 'consumer' });
      sessionStorage.setItem(TOAST_MARK, 'yes');
      await page.place(TOAST);
      await ready();
      await settled();
      expect(findToast(page)).to.be.null;
    });

    it('on a page whose storage is blocked (TOAST-10)', async () => {
      const blocked = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
      const page = await openAtWidth(DESKTOP, { scenario: 'guest' });
      Object.defineProperty(window, 'sessionStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
      try {
        await page.place(TOAST);
        await ready();
        await closeToast(page, await toastShown(page));
        await toastGone(page);
        await page.place(TOAST);
        await settled();
        expect(findToast(page)).to.be.null;
      } finally {
        Object.defineProperty(window, 'sessionStorage', blocked);
        sessionStore.remove(TOAST_MARK); // The value that the page stores instead.
      }
    });

    it('whatever the number of its tags, and stays when one of them leaves', async () => {
      const page = await openWithToast();
      await page.place(TOAST);
      await toastShown(page);
      await settled();
      expect(page.screen.queryAllByShadowRole('region', { name: 'Message' })).to.have.length(1);
      page.container.firstElementChild!.remove();
      await toastShown(page);
      page.container.replaceChildren();
      await settled();
      await page.place(TOAST);
      await settled();
      expect(findToast(page)).to.be.null;
    });

    it('and stays when it is moved (contract §2)', async () => {
      const page = await openWithToast();
      const toast = await toastShown(page);
      page.container.appendChild(document.createElement('div')).append(page.container.firstElementChild!);
      await settled();
      expect(findToast(page)).to.equal(toast);
      expect(toast.matches(':popover-open')).to.be.true;
    });

    it('not before it can be seen: the host has hidden it (TOAST-10)', async () => {
      const page = await openWithToast({}, DESKTOP, 'hidden');
      await settled();
      expect(sessionStorage.getItem(TOAST_MARK)).to.be.null;
      const element = page.container.querySelector<HTMLElement>(TOAST)!;
      element.hidden = false;
      await toastShown(page);
      await eventually(() => expect(sessionStorage.getItem(TOAST_MARK)).to.equal('yes'));
      element.hidden = true;
      await settled();
      element.hidden = false;
      await settled();
      expect(findToast(page)).to.be.null;
    });

    it('and is gone with the shopper (OUT-06)', async () => {
      const page = await openWithToast();
      await toastShown(page);
      await window.shopperProfile!.signOut!();
      await settled();
      expect(findToast(page)).to.be.null;
    });
  });
});
