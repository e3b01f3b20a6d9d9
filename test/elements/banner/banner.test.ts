import { expect } from 'chai';
import sinon from 'sinon';
import { bannerContract } from '../../../elements/banner/banner.contract';
import { localStore, sessionStore, writeCookie } from '../../../src/browser/storage';
import type { ConfigInput } from '../../../src/config/settings';
import { holdResponses } from '../../support/responses';
import { textsOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
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
import { heightsByWidth } from '../../support/reserved-space';
import { resetWindowWidth, setWindowWidth } from '../../support/window';

const BANNER = 'shopper-profile-banner';
const SIGN_OUT = 'shopper-profile-sign-out';
const MEMBER_BENEFITS = 'Member benefits (opens in a new tab)';
const GUEST_PROMPT = 'With an account, you can see the plans you save on any device.';

type Options = Parameters<typeof openTestPage>[0];

/** The flag of the member benefits, which is on in the mock service. */
const benefits = (memberBenefitsButtonMobile: boolean) => ({
  pageUtilityData: { memberBenefitsButtonMobile },
});

async function openBanner(options: Options): Promise<TestPage> {
  const page = openTestPage(options);
  await showBanner(page);
  return page;
}

async function showBanner(page: TestPage, attributes = ''): Promise<HTMLElement> {
  const banner = await page.place(BANNER, attributes);
  await ready();
  await settled();
  return banner;
}

/** A member of the health plan, on a screen of this width. */
async function openMemberBanner(width: number, config: ConfigInput = {}): Promise<TestPage> {
  const page = openTestPage({ scenario: 'member', config: { ...benefits(false), ...config } });
  await setWindowWidth(width);
  await showBanner(page);
  return page;
}

const userOf = ({ service }: TestPage) => service.state.userDetails;
const heading = ({ screen }: TestPage) => screen.getByShadowRole('heading').textContent;
const linkTo = ({ screen }: TestPage, name: string) =>
  screen.queryByShadowRole<HTMLAnchorElement>('link', { name, hidden: true }); // the account menu may be closed
const pathOf = (page: TestPage, name: string) => linkTo(page, name)?.getAttribute('href');
const controls = ({ screen }: TestPage) =>
  textsOf([...screen.queryAllByShadowRole('link'), ...screen.queryAllByShadowRole('button')]);
const cancelNavigation = ({ container }: TestPage): void => {
  container.addEventListener('shopper-profile-navigate', (event) => event.preventDefault());
};

/** Clicks without opening a new tab. Returns whether the browser would have opened it. */
function clickForNewTab(link: HTMLElement): boolean {
  let wasLeftAlone = false;
  window.addEventListener(
    'click',
    (event) => {
      wasLeftAlone = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.click();
  return wasLeftAlone;
}

describe('shopper-profile-banner', () => {
  afterEach(leaveTestPage);
  afterEach(resetWindowWidth);

  describe('guests', () => {
    it('are told what an account is good for (SHELL-53, ROLES-01)', async () => {
      const page = await openBanner({ scenario: 'guest' });
      expect(page.screen.getByShadowText(GUEST_PROMPT)).to.exist;
      expect(controls(page)).to.deep.equal(['Create account', 'Sign in']);
    });

    it('find registration and sign-in behind real links (SHELL-54, SHELL-55, SHELL-08, SHELL-10)', async () => {
      const page = await openBanner({ scenario: 'guest' });
      expect(pathOf(page, 'Create account')).to.equal('/hsid-registration');
      expect(pathOf(page, 'Sign in')).to.equal('/hsid-login');
    });

    it('go to the identity provider of the page (SHELL-08, SHELL-10)', async () => {
      const page = await openBanner({ scenario: 'guest', config: { identityProvider: 'optum' } });
      expect(pathOf(page, 'Create account')).to.equal('/optum-registration');
      expect(pathOf(page, 'Sign in')).to.equal('/optum-login');
    });

    it('go where the page’s own routes lead (SHELL-54, SHELL-55)', async () => {
      const routes = { registration: 'https://id.example.com/new', signIn: '/enter?with={identityProvider}' };
      const page = await openBanner({ scenario: 'guest', config: { routes } });
      expect(pathOf(page, 'Create account')).to.equal('https://id.example.com/new');
      expect(pathOf(page, 'Sign in')).to.equal('/enter?with=hsid');
    });

    it('leave by keyboard, after the host has been notified of it (SHELL-54, SHELL-55)', async () => {
      const page = await openBanner({ scenario: 'guest' });
      const seen = spyOnEvents('navigate');
      await press('Tab');
      expect(focused()).to.equal(linkTo(page, 'Create account'));
      await press('Enter');
      await press('Tab');
      expect(focused()).to.equal(linkTo(page, 'Sign in'));
      await press('Enter');
      expect(seen).to.deep.equal([
        ['navigate', { name: 'registration', url: '/hsid-registration' }],
        ['navigate', { name: 'signIn', url: '/hsid-login' }],
      ]);
      expect(page.visited).to.deep.equal(['/hsid-registration', '/hsid-login']);
    });

    it('stay when the host cancels (SHELL-54, SHELL-55)', async () => {
      const page = await openBanner({ scenario: 'guest' });
      cancelNavigation(page);
      await page.user.click(linkTo(page, 'Create account')!);
      await page.user.click(linkTo(page, 'Sign in')!);
      expect(page.visited).to.be.empty;
    });

    it('see the prompt though the browser blocks storage and cookies (ROLES-01)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      const denied = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      const sandbox = sinon.createSandbox();
      whenLeaving(() => {
        sandbox.restore();
        // Values that could not be stored live as long as this file.
        for (const store of [localStore, sessionStore]) store.clear();
        writeCookie('shopperProfile.identity', '', 0);
      });
      sandbox.stub(window, 'localStorage').get(denied);
      sandbox.stub(window, 'sessionStorage').get(denied);
      sandbox.stub(document, 'cookie').get(denied).set(denied);
      const seen = spyOnEvents('error');
      await showBanner(page);
      expect(controls(page)).to.deep.equal(['Create account', 'Sign in']);
      expect(seen).to.be.empty;
    });
  });

  describe('while it is open who it is', () => {
    it('never shows the guest prompt to someone who is signed in (SHELL-60)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const { arrive } = holdResponses(page.service, '/all');
      const banner = await page.place(BANNER);
      await settled();
      expect(banner.getBoundingClientRect().height).to.be.above(0);
      expect(banner.shadowRoot!.textContent).to.equal('');
      expect(controls(page)).to.be.empty;
      arrive();
      expect(await page.screen.findByShadowRole('heading', { name: 'Hi Marta' })).to.exist;
    });

    for (const [scenario, most] of [
      ['guest', 0.5],
      ['consumer', 50], // On phones, a greeting is shorter than the prompt.
    ] as const) {
      it(`keeps the height that a ${scenario} needs, on phones and on desktops (layout shift)`, async () => {
        const page = openTestPage({ scenario, config: benefits(false) });
        // Like the pages of the sites.
        page.container.style.marginInline = '8px';
        const banner = await showBanner(page);
        for (const { width, kept, taken } of await heightsByWidth(
          page,
          [banner],
          [bannerContract.reservedBlockSize],
        ))
          expect(kept[0]! - taken[0]!, `${String(width)} px`).to.be.within(-0.5, width < 768 ? most : 0.5);
      });
    }
  });

  describe('on a phone', () => {
    const accountButton = ({ screen }: TestPage) => screen.getByShadowRole('button', { name: 'Account' });

    async function openOnPhone(): Promise<TestPage> {
      const page = await openMemberBanner(390, benefits(true));
      await eventually(() => expect(accountButton(page)).to.exist);
      return page;
    }

    it('has one button for the account, with everything behind it (SHELL-57 … SHELL-59)', async () => {
      const page = await openOnPhone();
      expect(controls(page)).to.deep.equal(['Account']);
      expect(accountButton(page).getAttribute('aria-expanded')).to.equal('false');
      await page.user.click(accountButton(page));
      expect(accountButton(page).getAttribute('aria-expanded')).to.equal('true');
      expect(linkTo(page, MEMBER_BENEFITS)!.target).to.equal('_blank');
      expect(pathOf(page, 'Manage account')).to.equal('/manage-profile');
      expect(page.screen.getByShadowRole('button', { name: 'Sign out' })).to.exist;
    });

    it('opens and closes by keyboard; Escape gives focus back (WCAG 2.1.1, 2.4.3)', async () => {
      const page = await openOnPhone();
      accountButton(page).focus();
      await press('Enter');
      await press('Tab');
      expect(focused()).to.equal(linkTo(page, MEMBER_BENEFITS));
      await press('Escape');
      expect(focused()).to.equal(accountButton(page));
      expect(controls(page)).to.deep.equal(['Account']);
    });

    it('closes when focus goes on, and with a press elsewhere', async () => {
      const page = await openOnPhone();
      const after = page.container.appendChild(document.createElement('button'));
      accountButton(page).focus();
      await press('Enter');
      for (let stops = 0; stops < 4; stops += 1) await press('Tab');
      expect(focused()).to.equal(after);
      expect(accountButton(page).getAttribute('aria-expanded')).to.equal('false');
      await page.user.click(accountButton(page));
      await page.user.click(document.body);
      expect(accountButton(page).getAttribute('aria-expanded')).to.equal('false');
    });

    it('asks before signing out, and gives focus back to the button of the menu (SHELL-59)', async () => {
      const page = await openOnPhone();
      await page.user.click(accountButton(page));
      await page.user.click(page.screen.getByShadowRole('button', { name: 'Sign out' }));
      expect(await inside(document.body).findByShadowRole('dialog', { name: /sign out\?$/ })).to.exist;
      await press('Escape');
      await eventually(() => expect(focused()).to.equal(accountButton(page)));
      expect(controls(page)).to.deep.equal(['Account']);
    });

    it('needs no menu for a single control', async () => {
      const page = await openMemberBanner(390, { routes: { memberBenefits: '', manageProfile: '' } });
      await eventually(() => expect(controls(page)).to.deep.equal(['Sign out']));
    });
  });

  describe('the signed in', () => {
    it('are greeted by their first name, other than a guest (SHELL-56, SHELL-60)', async () => {
      const page = await openBanner({ scenario: 'consumer', config: benefits(false) });
      expect(heading(page)).to.equal('Hi Marta');
      expect(page.screen.queryByShadowText(GUEST_PROMPT)).to.be.null;
      expect(controls(page)).to.deep.equal(['Manage account', 'Sign out']);
    });

    it('are greeted without a first name, and without a blank for it (OPEN-A037)', async () => {
      for (const firstName of ['', '   ']) {
        const page = openTestPage({ scenario: 'consumer' });
        userOf(page).firstName = firstName;
        await showBanner(page);
        expect(heading(page)).to.equal('Hi');
      }
    });

    it('are not greeted while their profile could not be read, and can sign out (SHELL-56, SHELL-59)', async () => {
      const page = await openBanner({ scenario: 'consumer', fail: [{ call: 'profile', kind: 500 }] });
      expect(page.screen.queryByShadowRole('heading')).to.be.null;
      const bar = page.screen.getByShadowRole('region', { name: 'Account' });
      const gap = bar.getBoundingClientRect().right - bar.lastElementChild!.getBoundingClientRect().right;
      expect(gap, 'controls at the end').to.be.at.most(40);
      expect(page.screen.getByShadowRole('button', { name: 'Sign out' })).to.exist;
    });

    it('are greeted by their new name after a refresh (SHELL-56)', async () => {
      const page = await openBanner({ scenario: 'consumer' });
      userOf(page).firstName = 'María José';
      await window.shopperProfile!.refresh!();
      expect(await page.screen.findByShadowRole('heading', { name: 'Hi María José' })).to.exist;
    });

    it('see markup in a name as the text that it is (SHELL-56)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      userOf(page).firstName = '<b>{name}</b>';
      await showBanner(page);
      expect(heading(page)).to.equal('Hi <b>{name}</b>');
    });

    it('manage their account by its route (SHELL-58, SHELL-11, ROLES-04)', async () => {
      const page = await openBanner({ scenario: 'consumer' });
      const seen = spyOnEvents('navigate');
      await page.user.click(linkTo(page, 'Manage account')!);
      expect(seen).to.deep.equal([['navigate', { name: 'manageProfile', url: '/manage-profile' }]]);
      expect(page.visited).to.deep.equal(['/manage-profile']);
    });

    it('manage their account as members only, where the site requires it (OPEN-A038, ROLES-09)', async () => {
      const config = { ...benefits(false), roles: { manageAccountMembersOnly: true } };
      const consumer = await openBanner({ scenario: 'consumer', config });
      expect(controls(consumer)).to.deep.equal(['Sign out']);
      const member = await openMemberBanner(1200, config);
      expect(linkTo(member, 'Manage account')).to.exist;
    });

    it('are asked before they are signed out, by keyboard too (SHELL-59, ROLES-05)', async () => {
      const page = await openBanner({ scenario: 'consumer' });
      const button = page.screen.getByShadowRole('button', { name: 'Sign out' });
      expect(button.getAttribute('aria-haspopup')).to.equal('dialog');
      expect(inside(document.body).queryByShadowRole('dialog')).to.be.null;
      button.focus();
      await press('Enter');
      expect(await inside(document.body).findByShadowRole('dialog', { name: /sign out\?$/ })).to.exist;
      expect(document.querySelectorAll(SIGN_OUT)).to.have.length(1);
      expect(page.service.requests.filter(({ path }) => path.includes('logout'))).to.be.empty;
    });

    it('leave no control behind that leads nowhere', async () => {
      const page = await openMemberBanner(1200, {
        routes: { memberBenefits: '', manageProfile: '' },
      });
      expect(controls(page)).to.deep.equal(['Sign out']);
    });
  });

  describe('member benefits', () => {
    it('are for members, in a new tab (SHELL-57, SHELL-12, SHELL-22, ROLES-09)', async () => {
      const page = await openMemberBanner(1200);
      const link = linkTo(page, MEMBER_BENEFITS)!;
      expect(link.getAttribute('href')).to.equal('/hsid-member-portal-redirection');
      expect(link.target).to.equal('_blank');
      expect(link.rel).to.contain('noopener');
    });

    it('open in the browser’s new tab after the host has been notified of it, also with a router of its own (SHELL-22)', async () => {
      const page = await openMemberBanner(1200);
      const seen = spyOnEvents('navigate');
      expect(clickForNewTab(linkTo(page, MEMBER_BENEFITS)!)).to.be.true;
      expect(seen).to.deep.equal([
        ['navigate', { name: 'memberBenefits', url: '/hsid-member-portal-redirection' }],
      ]);
      expect(page.visited).to.be.empty;
    });

    it('do not open when the host cancels (SHELL-22)', async () => {
      const page = await openMemberBanner(1200);
      cancelNavigation(page);
      expect(clickForNewTab(linkTo(page, MEMBER_BENEFITS)!)).to.be.false;
    });

    it('are for other signed-in shoppers when the site has switched them on (ROLES-06, OPEN-A038)', async () => {
      const off = await openBanner({ scenario: 'consumer', config: benefits(false) });
      expect(linkTo(off, MEMBER_BENEFITS)).to.be.null;
      const on = await openBanner({ scenario: 'consumer', config: benefits(true) });
      expect(linkTo(on, MEMBER_BENEFITS)).to.exist;
    });

    it('wait for a medium screen (LOAD-13)', async () => {
      const page = await openMemberBanner(767);
      expect(linkTo(page, MEMBER_BENEFITS)).to.be.null;
      await setWindowWidth(768);
      await eventually(() => expect(linkTo(page, MEMBER_BENEFITS)).to.exist);
    });

    it('wait for the width that the site calls medium (LOAD-13)', async () => {
      const page = await openMemberBanner(768, { breakpoints: { medium: 900 } });
      expect(linkTo(page, MEMBER_BENEFITS)).to.be.null;
    });

    it('show on small screens with their flag (LOAD-13)', async () => {
      const page = await openMemberBanner(320, benefits(true));
      await page.user.click(page.screen.getByShadowRole('button', { name: 'Account' }));
      expect(linkTo(page, MEMBER_BENEFITS)).to.exist;
    });
  });

  describe('on the page', () => {
    it('keeps the name out of attributes, events, addresses and the light DOM (contract §5)', async () => {
      const page = openTestPage({ scenario: 'member' });
      userOf(page).firstName = 'Zebulonia';
      await setWindowWidth(1200);
      const seen = spyOnEvents('navigate', 'ready', 'error');
      const { shadowRoot } = await showBanner(page);
      expect(heading(page)).to.equal('Hi Zebulonia');
      for (const link of page.screen.getAllByShadowRole('link')) clickForNewTab(link);
      const attributes = [...shadowRoot!.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      );
      expect(seen).not.to.be.empty;
      const everything = [attributes, seen, page.visited, page.log, document.documentElement.outerHTML];
      expect(JSON.stringify(everything)).not.to.contain('Zebulonia');
    });

    it('breaks a long name instead of leaving its place (SHELL-56)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      userOf(page).firstName = 'M'.repeat(80);
      page.container.style.inlineSize = '320px';
      await showBanner(page);
      expect(page.container.scrollWidth).to.equal(320);
    });

    it('stands twice, and brings one popup to sign out', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const first = await showBanner(page);
      const second = await showBanner(page);
      await page.user.click(inside(first).getByShadowRole('button', { name: 'Sign out' }));
      await page.user.click(inside(second).getByShadowRole('button', { name: 'Sign out' }));
      expect(document.querySelectorAll(SIGN_OUT)).to.have.length(1);
    });
  });
});
