import { expect } from 'chai';
import { replaceResponse } from '../../support/responses';
import { settled } from '../../support/clock';
import { cdp, emulateMediaFeatures } from '../../support/devtools';
import { inside, leaveTestPage, ready, spyOnEvents, whenLeaving, type TestPage } from '../../support/page';
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
import { itemsNamed, setWireList } from '../../support/saved-lists';
import { setWindowWidth } from '../../support/window';

const setContent = ({ service }: TestPage, url: string): void =>
  replaceResponse(service, '/profile.json', {
    class: ['assets/asset'],
    properties: { elements: { 'toast.signInUrl': { value: url } } },
  });

describe(TOAST, () => {
  afterEach(leaveTestPage);
  after(() => cdp('Emulation.clearDeviceMetricsOverride'));

  describe('says', () => {
    it('to a guest that members can sign in, and where (TOAST-03, TOAST-04, AGENT-01)', async () => {
      const toast = await toastShown(await openWithToast({ scenario: 'guest' }));
      expect(toast.textContent).to.match(/already a member.*sign in here to browse plans/i);
      expect(signInLink(toast)).to.exist;
      expect(toast.textContent).not.to.match(/have been added/);
    });

    it('to someone who is signed in what is in the profile, by the first name (TOAST-06 … TOAST-08)', async () => {
      const page = await openWithToast();
      const toast = await toastShown(page);
      const { firstName, lastName } = page.service.state.userDetails;
      expect(toast.textContent).to.contain(`Hi ${firstName}`);
      expect(toast.textContent).not.to.contain(lastName);
      expect(toast.textContent).to.match(
        /your doctors and drugs have been added.*view coverage as you browse for plans/i,
      );
      expect(toast.textContent).not.to.match(/already a member|sign in/i);
      expect(signInLink(toast)).to.be.null;
    });

    it('"Hi" to an account without a name (AGENT-02)', async () => {
      const page = await openAtWidth(DESKTOP, { scenario: 'base-account' });
      setWireList('drug', page.service, itemsNamed('drug', 'A'));
      await page.place(TOAST);
      const toast = await toastShown(page);
      expect(inside(toast).getByText('Hi')).to.exist;
    });

    for (const [what, drugs, doctors, expected] of [
      ['a drug', 'A', '', /Your drugs have been added\.View coverage/],
      ['a doctor', '', 'A', /Your doctors have been added\.View coverage/],
      ['a drug and a doctor', 'A', 'B', /Your doctors and drugs have been added\.View coverage/],
      ['neither', '', '', undefined],
    ] as const)
      it(`what is true of a shopper who has saved ${what} (TOAST-07, OPEN-B49)`, async () => {
        const page = await openAtWidth(DESKTOP, { scenario: 'consumer' });
        setWireList('drug', page.service, itemsNamed('drug', drugs));
        setWireList('doctor', page.service, itemsNamed('doctor', doctors));
        await page.place(TOAST);
        await ready();
        await settled();
        if (expected) expect((await toastShown(page)).textContent).to.match(expected);
        else expect(findToast(page)).to.be.null;
        expect(sessionStorage.getItem(TOAST_MARK)).to.equal(expected ? 'yes' : null);
      });

    it('the same to who looks at the profile of someone else (ROLES-25, AGENT-11)', async () => {
      const toast = await toastShown(await openWithToast({ scenario: 'cloaked' }));
      expect(inside(toast).getByText(/have been added/)).to.exist;
    });

    it('nothing of the shopper in an attribute, an event or the log', async () => {
      const page = await openAtWidth(DESKTOP, { scenario: 'consumer' });
      const seen = spyOnEvents('popup-open');
      await page.place(TOAST);
      const toast = await toastShown(page);
      expect(seen).to.have.length(1);
      const name = page.service.state.userDetails.firstName;
      const attributes = [toast, ...toast.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      );
      expect(`${attributes.join()} ${page.log.join()} ${JSON.stringify(seen)}`).not.to.contain(name);
    });

    it('nothing while the profile could not be read', async () => {
      const page = await openWithToast({ fail: { call: 'profile', kind: 500 } });
      expect(findToast(page)).to.be.null;
      expect(sessionStorage.getItem(TOAST_MARK)).to.be.null;
    });
  });

  describe('after an import alone, where the site wants that (OPEN-B49)', () => {
    const config = { toast: { onlyAfterImport: true } };

    it('shows nothing to someone who has imported nothing', async () => {
      const page = await openWithToast({ config });
      expect(findToast(page)).to.be.null;
    });

    it('shows what a member has imported', async () => {
      await toastShown(await openWithToast({ scenario: 'member-import', config }));
    });

    it('shows guests that they can sign in', async () => {
      await toastShown(await openWithToast({ scenario: 'guest', config }));
    });
  });

  describe('Sign in', () => {
    const press = async (page: TestPage): Promise<[string, unknown][]> => {
      const seen = spyOnEvents('navigate');
      await page.user.click(signInLink(await toastShown(page))!);
      return seen;
    };
    const withContent = async (url: string): Promise<TestPage> => {
      const page = await openAtWidth(DESKTOP, { scenario: 'guest' });
      setContent(page, url);
      await page.place(TOAST);
      await ready();
      await toastShown(page);
      return page;
    };

    it('leads to the sign-in route by itself (TOAST-05, OPEN-B49)', async () => {
      const page = await openWithToast({ scenario: 'guest' });
      const seen = await press(page);
      expect(seen).to.deep.equal([['navigate', { name: 'signIn', url: '/hsid-login' }]]);
      expect(page.visited).to.deep.equal(['/hsid-login']);
    });

    it('leads where content says (TOAST-05)', async () => {
      const page = await withContent('/members/sign-in.html');
      await press(page);
      expect(page.visited).to.deep.equal(['/members/sign-in.html']);
    });

    for (const url of ['javascript:alert(1)', 'https://'])
      it(`leads nowhere where content says ${url} (TOAST-05, ERRB-16)`, async () => {
        const page = await withContent(url);
        const toast = findToast(page)!;
        expect(signInLink(toast)).to.be.null;
        expect(page.log.join()).to.contain('Invalid URL');
        expect(inside(toast).getByRole('button', { name: 'Close' })).to.exist;
      });

    it('leaves the way to a host that routes by itself (TOAST-05)', async () => {
      const page = await openWithToast({ scenario: 'guest' });
      const stop = (event: Event): void => event.preventDefault();
      document.addEventListener('shopper-profile-navigate', stop);
      whenLeaving(() => document.removeEventListener('shopper-profile-navigate', stop));
      await press(page);
      expect(page.visited).to.be.empty;
    });
  });

  describe('is', () => {
    it('570 px wide, no higher than its words, in the window (TOAST-02, CONSTB-13)', async () => {
      const page = await openWithToast({ scenario: 'guest' });
      const toast = await toastShown(page);
      const { width, height, right, bottom } = toast.getBoundingClientRect();
      expect(width).to.equal(570);
      expect(height).to.be.below(240);
      expect(right).to.be.at.most(DESKTOP);
      expect(bottom).to.be.at.most(720);
    });

    it('all there with text of twice the size (TOAST-02)', async () => {
      await cdp('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      try {
        const toast = await toastShown(await openWithToast({ scenario: 'guest' }));
        expect(toast.getBoundingClientRect().width).to.equal(570);
        expect(toast.scrollWidth).to.be.at.most(toast.clientWidth);
        expect(toast.getBoundingClientRect().top).to.be.at.least(0);
      } finally {
        await cdp('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      }
    });

    it('on desktop widths alone, as wide as the site calls that (TOAST-01, OPEN-B49)', async () => {
      expect(findToast(await openWithToast({}, 1023))).to.be.null;
      expect(sessionStorage.getItem(TOAST_MARK)).to.be.null;
      leaveTestPage();
      await toastShown(await openWithToast({}, 1024));
      leaveTestPage();
      await toastShown(await openWithToast({ config: { breakpoints: { desktop: 900 } } }, 900));
    });

    it('there when the window gets wide enough, and hidden while it is not (TOAST-01, TOAST-10)', async () => {
      const page = await openWithToast({}, 800);
      expect(sessionStorage.getItem(TOAST_MARK)).to.be.null;
      await setWindowWidth(DESKTOP);
      await toastShown(page);
      expect(sessionStorage.getItem(TOAST_MARK)).to.equal('yes');
      await setWindowWidth(800);
      await toastGone(page);
      await setWindowWidth(DESKTOP);
      await closeToast(page, await toastShown(page));
      await toastGone(page);
      await setWindowWidth(800);
      await settled();
      await setWindowWidth(DESKTOP);
      await settled();
      expect(findToast(page)).to.be.null;
    });

    it('a box that can be told from the page in colors of the user’s own', async () => {
      await emulateMediaFeatures({ 'forced-colors': 'active' });
      try {
        const toast = await toastShown(await openWithToast());
        expect(parseFloat(getComputedStyle(toast).borderTopWidth)).to.be.at.least(1);
      } finally {
        await emulateMediaFeatures({});
      }
    });
  });
});
