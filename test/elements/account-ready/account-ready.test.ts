import { expect } from 'chai';
import { signInCode } from '../../../demo/service/index';
import { eventually, passRealTime, settled } from '../../support/clock';
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
import { arriveWithCode } from '../../support/visits';

const ACCOUNT_READY = 'shopper-profile-account-ready';
const HEADING = 'Your account is ready';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

const isComplete = { isAccountSetupComplete: true };

/** A page whose configuration says that the account is set up. */
function openReadyPage({ config, ...options }: Options = {}): TestPage {
  return openTestPage({ scenario: 'consumer', ...options, config: { ...isComplete, ...config } });
}

/** Messages are announced a short time after their region is added. */
const said = () => passRealTime(150);

async function show(page: TestPage, attributes = ''): Promise<HTMLElement> {
  const element = await page.place(ACCOUNT_READY, attributes);
  await ready();
  await said();
  return element;
}

async function openReady(options: Options = {}): Promise<TestPage> {
  const page = openReadyPage(options);
  await show(page);
  return page;
}

const heading = ({ screen }: TestPage) => screen.queryByShadowRole('heading', { name: HEADING });
const browseLink = ({ screen }: TestPage) =>
  screen.queryByShadowRole<HTMLAnchorElement>('link', { name: 'Browse all plans' });
const savedPlansLink = ({ screen }: TestPage) =>
  screen.getByShadowRole<HTMLAnchorElement>('link', { name: 'View your saved plans' });
const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** The URL of the test page is restored when the test leaves it. */
const keepAddress = (): void => {
  const { href } = location;
  whenLeaving(() => {
    history.replaceState(null, '', href);
  });
};

describe('shopper-profile-account-ready', () => {
  afterEach(leaveTestPage);

  describe('the message', () => {
    it('shows when the page says that the account is set up (SHELL-40)', async () => {
      const page = await openReady();
      expect(heading(page)).to.exist;
      expect(page.screen.getByShadowText(/^Plans that you save from now on/)).to.exist;
    });

    it('shows after a sign-in that has created the account (SHELL-40, OPEN-A003)', async () => {
      const page = openTestPage({ scenario: 'base-account' });
      const element = await show(page);
      expect(heading(page)).to.be.null;
      expect(heightOf(element)).to.equal(0);

      const arrival = openTestPage({ scenario: 'base-account' });
      arriveWithCode(signInCode('base-account'));
      await show(arrival);
      expect(heading(arrival)).to.exist;
    });

    it('is not there otherwise, and takes no space (SHELL-40)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const element = await show(page);
      expect(heading(page)).to.be.null;
      expect(page.screen.queryByShadowRole('link')).to.be.null;
      expect(heightOf(element)).to.equal(0);
    });

    it('is not there where the site has switched its banners off (OPEN-A005)', async () => {
      const page = await openReady({ config: { pageUtilityData: { bannering: false } } });
      expect(heading(page)).to.be.null;
    });

    it('is announced politely: the region is there before its message', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await show(page);
      window.shopperProfile!.configure(isComplete);
      const region = await page.screen.findByShadowRole('status');
      expect(region.textContent).to.equal('');
      await eventually(() => expect(region.textContent).to.contain(HEADING));
      expect(inside(region).queryByRole('link')).to.be.null;
    });
  });

  describe('Browse all plans', () => {
    it('leads to all plans of the ZIP code and year (SHELL-41, SHELL-29)', async () => {
      const page = await openReady();
      expect(browseLink(page)!.getAttribute('href')).to.equal(
        '/health-plans.html?zipcode=60614&planYear=2027',
      );
    });

    it('goes by the ZIP code of the profile, else by that of a saved plan (SHELL-41, SHELL-29)', async () => {
      const zipCodeOf = (page: TestPage) => new URL(browseLink(page)!.href).searchParams.get('zipcode');
      for (const [ofProfile, expected] of [
        ['33125', '33125'],
        ['', '60614'],
      ] as const) {
        const page = openReadyPage();
        page.service.state.plansDetails.zipCode = ofProfile;
        await show(page);
        expect(zipCodeOf(page)).to.equal(expected);
      }
    });

    it('leads to the entry of a ZIP code when there is none (SHELL-41, SHELL-29)', async () => {
      const page = openReadyPage();
      const { plansDetails } = page.service.state;
      plansDetails.zipCode = '';
      plansDetails.plans = [];
      await show(page);
      expect(browseLink(page)!.getAttribute('href')).to.equal('/health-plans.html');
    });

    it('leads where the page’s own routes say (SHELL-41)', async () => {
      const page = await openReady({ config: { routes: { planSummary: '/all?at={zipcode}' } } });
      expect(browseLink(page)!.getAttribute('href')).to.equal('/all?at=60614');
    });

    it('works by keyboard, and tells the host first (SHELL-41)', async () => {
      const page = await openReady();
      const seen = spyOnEvents('navigate');
      await press('Tab');
      expect(focused()).to.equal(browseLink(page));
      await press('Enter');
      const url = '/health-plans.html?zipcode=60614&planYear=2027';
      expect(seen).to.deep.equal([['navigate', { name: 'planSummary', url }]]);
      expect(page.visited).to.deep.equal([url]);
    });

    it('goes nowhere when the host cancels (SHELL-41)', async () => {
      const page = await openReady();
      page.container.addEventListener('shopper-profile-navigate', (event) => event.preventDefault());
      await page.user.click(browseLink(page)!);
      expect(page.visited).to.be.empty;
    });

    it('is not for customer service, who cannot browse plans (AGENT-11)', async () => {
      const page = await openReady({ scenario: 'cloaked' });
      expect(heading(page)).to.exist;
      expect(browseLink(page)).to.be.null;
      expect(savedPlansLink(page)).to.exist;
    });
  });

  describe('the link to the saved plans', () => {
    it('leads to the view of the saved plans, and to their heading (SHELL-42)', async () => {
      const page = openReadyPage();
      keepAddress();
      await show(page);
      const space = page.container.appendChild(document.createElement('div'));
      space.style.blockSize = '3000px';
      const plans = await page.place('shopper-profile-plans');
      const seen = spyOnEvents('navigate');
      savedPlansLink(page).focus();
      await press('Enter');
      expect(location.hash).to.equal('#plans');
      await eventually(() => expect(focused()?.textContent).to.equal('Your plans'));
      expect(plans.getBoundingClientRect().top).to.be.lessThan(window.innerHeight);
      // It stays on the page, so there is no navigation.
      expect(seen).to.be.empty;
      expect(page.visited).to.be.empty;
    });

    it('changes the address, and logs it, where there is no list of plans (SHELL-42, ERRB-15)', async () => {
      const page = openReadyPage();
      keepAddress();
      await show(page);
      await page.user.click(savedPlansLink(page));
      await eventually(() => expect(location.hash).to.equal('#plans'));
      await eventually(() => expect(page.log.join()).to.contain('Element not found to scroll & focus'));
    });

    it('leaves a click for a new tab to the browser (SHELL-42)', async () => {
      const page = openReadyPage();
      await show(page);
      await page.place('shopper-profile-plans');
      const link = savedPlansLink(page);
      link.focus();
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }),
      );
      await settled();
      expect(focused()).to.equal(link);
    });
  });
});
