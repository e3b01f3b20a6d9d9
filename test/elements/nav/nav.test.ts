import { expect } from 'chai';
import { extraHelpContract } from '../../../elements/extra-help/extra-help.contract';
import { holdResponses } from '../../support/responses';
import { removePlan, textsOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { cdp } from '../../support/devtools';
import { focused, press } from '../../support/keys';
import { resetWindowWidth, setWindowWidth } from '../../support/window';
import {
  inside,
  leaveTestPage,
  openTestPage,
  ready,
  spyOnEvents,
  whenLeaving,
  type TestPage,
} from '../../support/page';
import {
  arriveAt,
  back,
  currentLinks,
  follow,
  forward,
  linkIn,
  placeViews,
  takesSpace,
} from '../../support/views';

const NAV = 'shopper-profile-nav';
const PLANS = 'shopper-profile-plans';
const TILES = 'shopper-profile-tiles';
const EXTRA_HELP = 'shopper-profile-extra-help';

type Options = Parameters<typeof openTestPage>[0];
type NavPage = TestPage & { nav: HTMLElement };

async function showNav(page: TestPage, attributes = ''): Promise<HTMLElement> {
  placeViews(page);
  const nav = await page.place(NAV, attributes);
  await ready();
  await settled();
  return nav;
}

async function openNav(options: Options = { scenario: 'consumer' }, attributes = ''): Promise<NavPage> {
  const page = openTestPage(options);
  return { ...page, nav: await showNav(page, attributes) };
}

/** A nav and the plans beside it, at the given address. */
async function openViews(hash = '', options: Options = { scenario: 'consumer' }, referrer = '') {
  const page = openTestPage(options);
  arriveAt(hash);
  comeFrom(referrer);
  const plans = await page.place(PLANS);
  return { ...page, plans, nav: await showNav(page) };
}

const viewLinks = (nav: HTMLElement) =>
  inside(inside(nav).getByShadowRole('navigation')).getAllByShadowRole('link');
const namesOf = (nav: HTMLElement): string[] => textsOf(viewLinks(nav));
const browseLink = ({ screen }: TestPage, name = 'Browse plans') =>
  screen.queryByShadowRole<HTMLAnchorElement>('link', { name });
/** It is in a separate file. */
const extraHelpIn = (nav: HTMLElement): Promise<HTMLElement> =>
  eventually(() => {
    const extraHelp = nav.shadowRoot!.querySelector<HTMLElement>(EXTRA_HELP);
    expect(extraHelp?.shadowRoot).to.exist;
    return extraHelp!;
  });
const isShort = (extraHelp: HTMLElement): unknown => 'short' in extraHelp && extraHelp.short;
const statusOf = (nav: HTMLElement): string =>
  nav.shadowRoot!.querySelector('.visually-hidden[role="status"]')!.textContent;

/** The earlier page of the shopper. */
function comeFrom(referrer: string): void {
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => referrer });
  whenLeaving(() => void Reflect.deleteProperty(document, 'referrer'));
}

const viewChanges = () => {
  const seen = spyOnEvents('view-change');
  return () => seen.map(([, detail]) => (detail as { view: string }).view);
};

describe('shopper-profile-nav', () => {
  afterEach(leaveTestPage);
  afterEach(resetWindowWidth);

  describe('links', () => {
    it('stand in a landmark with a name, one for each view (SHELL-03, SHELL-04)', async () => {
      const { nav, screen } = await openNav();
      expect(screen.getByShadowRole('navigation', { name: 'Your profile' })).to.exist;
      for (const [index, name] of [/^Your plans$/, /^Your drugs/, /^Your doctors and dentists/].entries())
        expect(linkIn(screen, name)).to.equal(viewLinks(nav)[index]);
    });

    it('can be opened in a new tab, wherever a base of the page points', async () => {
      const { nav, screen, user } = await openViews();
      const base = document.createElement('base');
      base.href = 'https://cdn.example.com/assets/';
      document.head.append(base);
      whenLeaving(() => {
        base.remove();
      });
      await user.click(linkIn(screen, /^Your drugs/));
      await settled();
      const here = location.pathname + location.search;
      expect(location.href).to.equal(`${location.origin}${here}#drugs`);
      await user.click(linkIn(screen, 'Your plans'));
      await settled();
      await back();
      await eventually(() => expect(currentLinks(screen)[0]).to.match(/^Your drugs/));
      const hrefs = viewLinks(nav).map((link) => link.getAttribute('href'));
      expect(hrefs).to.deep.equal([`${here}#plans`, `${here}#drugs`, `${here}#providers`]);
    });

    it('say how many drugs and doctors are saved, in words too (SHELL-05)', async () => {
      const { screen } = await openNav();
      expect(linkIn(screen, 'Your drugs, 3 saved').querySelector('.count')!.textContent).to.equal('3');
      expect(linkIn(screen, 'Your doctors and dentists, 2 saved')).to.exist;
      expect(linkIn(screen, 'Your plans').textContent).not.to.match(/\d/);
    });

    it('say that nothing is saved, once that is known (SHELL-05)', async () => {
      const { screen } = await openNav({ scenario: 'empty' });
      expect(linkIn(screen, 'Your drugs, 0 saved')).to.exist;
      expect(linkIn(screen, 'Your doctors and dentists, 0 saved')).to.exist;
    });

    it('lead to views that have an element on the page, now or later (SHELL-04, contract, "Views without their element")', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      const nav = await page.place(NAV);
      await ready();
      await settled();
      expect(namesOf(nav)).to.deep.equal(['Your plans']);
      const late = page.container.appendChild(document.createElement('div'));
      late.attachShadow({ mode: 'open' }).append(document.createElement('shopper-profile-doctors'));
      window.shopperProfile!.observe(late.shadowRoot!);
      await eventually(() => expect(namesOf(nav)).to.have.length(2));
      page.container.querySelector(PLANS)!.remove();
      await eventually(() => expect(namesOf(nav).join()).to.match(/^[^,]*Your doctors[^,]*/));
      expect(namesOf(nav)).to.have.length(1);
    });

    it('say no number while it is not known (SHELL-05)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const { arrive } = holdResponses(page.service, '/all');
      page.container.style.inlineSize = '1000px'; // Enough for one line per link in any font.
      placeViews(page);
      await page.place(NAV);
      await settled();
      const link = linkIn(page.screen, 'Your drugs');
      const height = link.getBoundingClientRect().height;
      arrive();
      await eventually(() => expect(linkIn(page.screen, 'Your drugs, 3 saved')).to.equal(link));
      expect(link.getBoundingClientRect().height).to.equal(height);
    });

    it('say no number when the profile could not be read (SHELL-05)', async () => {
      const { nav } = await openNav({ scenario: 'consumer', fail: [{ call: 'profile', kind: 500 }] });
      expect(namesOf(nav)).to.deep.equal(['Your plans', 'Your drugs', 'Your doctors and dentists']);
      expect(nav.shadowRoot!.textContent).not.to.contain('saved plan');
    });

    it('keep to guests what they have saved in this browser (SHELL-05)', async () => {
      const { screen } = await openNav({ scenario: 'guest' });
      expect(linkIn(screen, 'Your drugs, 3 saved')).to.exist;
    });
  });

  describe('views', () => {
    it('show one at a time, by mouse (SHELL-02, SHELL-04)', async () => {
      const { plans, screen, user, visited } = await openViews();
      await eventually(() => expect(takesSpace(plans)).to.be.true);
      await eventually(() => expect(currentLinks(screen)).to.deep.equal(['Your plans']));
      await user.click(linkIn(screen, /^Your drugs/));
      await eventually(() => expect(plans.matches(':state(hidden-view)')).to.be.true);
      await eventually(() => expect(takesSpace(plans)).to.be.false);
      await eventually(() => expect(currentLinks(screen)[0]).to.match(/^Your drugs/));
      await user.click(linkIn(screen, 'Your plans'));
      await eventually(() => expect(plans.matches(':state(hidden-view)')).to.be.false);
      await eventually(() => expect(takesSpace(plans)).to.be.true);
      expect(visited).to.be.empty;
    });

    it('are said to style sheets, which reserve space for what will show (SHELL-04)', async () => {
      const { nav, screen, user } = await openViews('#drugs');
      expect(nav.matches(':state(drugs):not(:state(plans))')).to.be.true;
      await user.click(linkIn(screen, 'Your plans'));
      await eventually(() => expect(nav.matches(':state(plans):not(:state(drugs))')).to.be.true);
    });

    it('show one at a time, by keyboard (SHELL-04)', async () => {
      const { plans, screen } = await openViews();
      linkIn(screen, 'Your plans').focus();
      await press('Tab');
      await press('Tab');
      await press('Enter');
      await settled();
      await eventually(() => expect(location.hash).to.equal('#providers'));
      await eventually(() => expect(takesSpace(plans)).to.be.false);
      await eventually(() => expect(currentLinks(screen)[0]).to.match(/^Your doctors and dentists/));
    });

    it('stay when the link is opened in a tab or window of its own', async () => {
      const { screen } = await openViews();
      const link = linkIn(screen, /^Your drugs/);
      for (const init of [
        { ctrlKey: true },
        { metaKey: true },
        { shiftKey: true },
        { altKey: true },
        { button: 1 },
      ]) {
        const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
        let wasLeftAlone = false;
        window.addEventListener(
          'click',
          (event) => {
            wasLeftAlone = !event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        link.dispatchEvent(click);
        expect(wasLeftAlone, JSON.stringify(init)).to.be.true;
        expect(currentLinks(screen)[0]).to.match(/^Your plans/);
      }
    });

    it('follow Back and Forward, and tell the host once each (SHELL-02)', async () => {
      const { plans, screen, user } = await openViews();
      const changes = viewChanges();
      await user.click(linkIn(screen, /^Your drugs/));
      await settled();
      await back();
      await settled();
      await eventually(() => expect(takesSpace(plans)).to.be.true);
      await forward();
      await settled();
      await eventually(() => expect(takesSpace(plans)).to.be.false);
      expect(changes()).to.deep.equal(['drugs', 'plans', 'drugs']);
    });

    it('stay when the address goes to another place of the page', async () => {
      const { plans, screen, user } = await openViews();
      await user.click(linkIn(screen, /^Your drugs/));
      await settled();
      const changes = viewChanges();
      await follow('#content');
      await settled();
      await eventually(() => expect(takesSpace(plans)).to.be.false);
      expect(changes()).to.be.empty;
    });

    it('start with the one that the address names (LOAD-44)', async () => {
      const { plans, screen } = await openViews('#providers');
      await eventually(() => expect(takesSpace(plans)).to.be.false);
      await eventually(() => expect(currentLinks(screen)[0]).to.match(/^Your doctors/));
    });

    for (const [row, path] of [
      ['LOAD-45', '/health-plans/uhc-pharmacy.html'],
      ['LOAD-46', '/health-plans/estimate-drug-costs.html'],
    ] as const)
      it(`start with the drugs for those who come from ${path} (${row})`, async () => {
        const options = { scenario: 'consumer', config: { site: 'UMS' } } as const;
        const { plans, screen } = await openViews('', options, location.origin + path);
        await eventually(() => expect(takesSpace(plans)).to.be.false);
        await eventually(() => expect(currentLinks(screen)[0]).to.match(/^Your drugs/));
      });

    it('all show again when the nav leaves the page', async () => {
      const { nav, plans, screen, user } = await openViews();
      await user.click(linkIn(screen, /^Your drugs/));
      nav.remove();
      await settled();
      await eventually(() => expect(takesSpace(plans)).to.be.true);
    });

    it('stay as they are when the nav is moved', async () => {
      const { nav, plans, screen, user, container } = await openViews();
      await user.click(linkIn(screen, /^Your drugs/));
      const changes = viewChanges();
      container.prepend(nav);
      await settled();
      await eventually(() => expect(takesSpace(plans)).to.be.false);
      expect(changes()).to.be.empty;
    });

    it('are the same for two navs, and change once for both', async () => {
      const page = await openViews();
      const second = await showNav(page);
      const changes = viewChanges();
      await page.user.click(viewLinks(second)[1]!);
      await settled();
      expect(changes()).to.deep.equal(['drugs']);
      await eventually(() => expect(currentLinks(inside(page.nav))[0]).to.match(/^Your drugs/));
      await eventually(() => expect(currentLinks(inside(second))[0]).to.match(/^Your drugs/));
      page.nav.remove();
      await settled();
      await eventually(() => expect(takesSpace(page.plans)).to.be.false);
    });

    it('all show on paper (SHELL-02)', async () => {
      const { plans, screen, user } = await openViews();
      const link = linkIn(screen, /^Your drugs/);
      await user.click(link);
      await eventually(() => expect(takesSpace(plans)).to.be.false);
      await cdp('Emulation.setEmulatedMedia', { media: 'print' });
      try {
        await eventually(() => expect(takesSpace(plans)).to.be.true);
        await eventually(() => expect(takesSpace(link)).to.be.false);
      } finally {
        await cdp('Emulation.setEmulatedMedia', { media: '' });
      }
    });
  });

  describe('focus and what is read out', () => {
    it('goes to the heading of a view that has one (SHELL-04)', async () => {
      const { screen, user } = await openViews('#drugs');
      await user.click(linkIn(screen, 'Your plans'));
      const heading = screen.getByShadowRole('heading', { name: 'Your plans' });
      await eventually(() => expect(focused()).to.equal(heading));
    });

    it('stays on the link where the view has no heading on the page, and the view is named (ERRB-15)', async () => {
      const { nav, screen, user, log } = await openViews();
      expect(statusOf(nav)).to.equal('');
      const link = linkIn(screen, /^Your drugs/);
      await user.click(link);
      await eventually(() => expect(log.join()).to.contain('Element not found to scroll & focus'));
      await settled();
      expect(focused()).to.equal(link);
      await eventually(() => expect(statusOf(nav)).to.equal('Your drugs are now on the screen.'));
    });

    it('goes to the link of the view when the switch has taken away what had it (SHELL-04)', async () => {
      const page = await openViews();
      const tiles = await page.place(TILES);
      await settled();
      await page.user.click(linkIn(inside(tiles), /Your doctors/));
      await eventually(() => expect(takesSpace(tiles)).to.be.false);
      await eventually(() => expect(focused()).to.equal(viewLinks(page.nav)[2]));
    });

    it('goes to the next link when the host takes out the element of a view whose link has it (contract, "Views without their element")', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const plans = await page.place(PLANS);
      await page.place('shopper-profile-drugs');
      const nav = await page.place(NAV);
      await ready();
      await eventually(() => expect(viewLinks(nav)).to.have.length(2));
      viewLinks(nav)[0]!.focus();
      plans.remove();
      await eventually(() => expect(viewLinks(nav)).to.have.length(1));
      await eventually(() => expect(focused()).to.equal(viewLinks(nav)[0]));
    });
  });

  describe('the prompt to browse plans', () => {
    it('says how many are saved, and follows a removal immediately (SHELL-06, DEL-12)', async () => {
      const page = await openNav();
      expect(page.screen.getByShadowText('You have 6 saved plans for 2027.')).to.exist;
      holdResponses(page.service, '/plans');
      await removePlan(page);
      expect(await page.screen.findByShadowText('You have 5 saved plans for 2027.')).to.exist;
    });

    it('counts a plan again whose removal has failed (SHELL-06, DEL-12)', async () => {
      const page = await openNav({ scenario: 'consumer', fail: [{ call: 'deletePlan', kind: 500 }] });
      await removePlan(page);
      await settled();
      expect(page.screen.getByShadowText('You have 6 saved plans for 2027.')).to.exist;
    });

    for (const [locale, sentence] of [
      ['en', 'You have no saved plans for 2027 yet.'],
      ['es', 'Aún no tiene planes guardados para 2027.'],
    ] as const) {
      it(`names the year in which there are none, where another year has some (${locale}, SHELL-06)`, async () => {
        const page = openTestPage({ scenario: 'consumer', config: { locale } });
        const { plansDetails } = page.service.state;
        plansDetails.plans = plansDetails.plans.filter(({ planYear }) => planYear === '2026');
        await page.place(NAV);
        await ready();
        expect(await page.screen.findByShadowText(sentence)).to.exist;
      });
    }

    it('shows a message when there are none (SHELL-06)', async () => {
      const { screen } = await openNav({ scenario: 'empty' });
      expect(screen.getByShadowText('You have no saved plans yet.')).to.exist;
    });

    it('leads to the plan summary, after the host has been notified of it (SHELL-06, SHELL-29)', async () => {
      const page = await openNav();
      const seen = spyOnEvents('navigate');
      await page.user.click(browseLink(page)!);
      const url = '/health-plans.html?zipcode=60614&planYear=2027';
      expect(seen).to.deep.equal([['navigate', { name: 'planSummary', url }]]);
      expect(page.visited).to.deep.equal([url]);
    });

    it('leads to the entry of a ZIP code where there is none yet (SHELL-29)', async () => {
      const page = openTestPage({ scenario: 'empty' });
      Object.assign(page.service.state.plansDetails, { zipCode: '' });
      await showNav(page);
      const seen = spyOnEvents('navigate');
      await page.user.click(browseLink(page)!);
      expect(seen).to.deep.equal([['navigate', { name: 'zipEntry', url: '/health-plans.html' }]]);
    });

    it('goes nowhere with a cloaked profile, by no button of the mouse, without a word to the host (ROLES-20, OPEN-A093)', async () => {
      const page = await openNav({ scenario: 'cloaked' });
      const seen = spyOnEvents('navigate', 'view-profile');
      expect(browseLink(page)).to.be.null;
      const button = page.screen.getByShadowRole('button', { name: 'Browse plans' });
      await page.user.pointer([{ target: button, keys: '[MouseMiddle]' }]);
      expect(seen).to.be.empty;
      await page.user.click(button);
      expect(seen).to.deep.equal([['view-profile', { name: 'planSummary' }]]);
      expect(page.visited).to.be.empty;
    });

    it('has no link where the page has no route for it', async () => {
      const page = await openNav({ scenario: 'consumer', config: { routes: { planSummary: '' } } });
      expect(browseLink(page)).to.be.null;
      expect(page.screen.getByShadowText('You have 6 saved plans for 2027.')).to.exist;
    });
  });

  describe('Extra Help', () => {
    it('is part of it, in its language and at its level (SHELL-07)', async () => {
      const { nav } = await openNav({ scenario: 'consumer' }, 'lang="es" heading-level="4"');
      const extraHelp = await extraHelpIn(nav);
      await eventually(() => expect(inside(extraHelp).getByShadowRole('heading', { level: 4 })).to.exist);
      expect(extraHelp.shadowRoot!.querySelector('.root')!.getAttribute('lang')).to.equal('es');
    });

    it('is left out where the page places it elsewhere (SHELL-07)', async () => {
      const { nav } = await openNav({ scenario: 'consumer' }, 'without-extra-help');
      expect(nav.shadowRoot!.querySelector(EXTRA_HELP)).to.be.null;
    });

    it('takes no space with a cloaked profile (HELP-10)', async () => {
      const { nav } = await openNav({ scenario: 'cloaked' });
      const extraHelp = await extraHelpIn(nav);
      await eventually(() => expect(takesSpace(extraHelp)).to.be.false);
    });

    it('has its space before its files are there (layout shift)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.container.style.inlineSize = '300px'; // A side column.
      const nav = await showNav(page);
      const notLoaded = document.createElement('not-loaded-yet');
      (await extraHelpIn(nav)).before(notLoaded);
      const { height } = notLoaded.getBoundingClientRect();
      notLoaded.style.minBlockSize = '0';
      notLoaded.style.blockSize = extraHelpContract.reservedBlockSize;
      expect(height).to.be.above(0).and.to.equal(notLoaded.getBoundingClientRect().height);
      notLoaded.remove();
    });
  });

  describe('on the page', () => {
    it('works on the narrowest screen, in a side column and at the top of a page', async () => {
      for (const lang of ['en', 'es']) {
        for (const width of [240, 320, 640, 720, 1100]) {
          const page = openTestPage({ scenario: 'consumer' });
          page.container.style.inlineSize = `${width}px`;
          const nav = await showNav(page, `lang="${lang}"`);
          await eventually(() => expect(viewLinks(nav)).to.have.length(3));
          expect(page.container.scrollWidth, `${lang} ${width} px`).to.equal(width);
          for (const link of viewLinks(nav)) {
            const { width: itsWidth, height } = link.getBoundingClientRect();
            expect(Math.min(itsWidth, height)).to.be.at.least(44);
          }
        }
      }
    });

    for (const lang of ['en', 'es'])
      it(`has one row of links and the short form of Extra Help on a phone (${lang})`, async () => {
        await setWindowWidth(390);
        const page = openTestPage({ scenario: 'consumer' });
        page.container.style.inlineSize = '358px';
        const nav = await showNav(page, `lang="${lang}"`);
        await eventually(() => expect(viewLinks(nav)).to.have.length(3));
        const boxes = viewLinks(nav).map((link) => link.getBoundingClientRect());
        expect(new Set(boxes.map(({ top }) => top)).size).to.equal(1);
        expect(Math.max(...boxes.map(({ height }) => height))).to.be.within(44, 80);
        expect(isShort(await extraHelpIn(nav))).to.be.true;
        expect(page.container.scrollWidth).to.equal(358);
      });

    it('has the whole of Extra Help in a side column', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.container.style.inlineSize = '300px';
      const nav = await showNav(page);
      expect(isShort(await extraHelpIn(nav))).to.be.false;
    });

    it('replaces the tiles where the site sets this (SHELL-49, `blocks.besideNav`)', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { blocks: { besideNav: false } } });
      const tiles = await page.place(TILES);
      await ready();
      await settled();
      expect(takesSpace(tiles)).to.be.true;
      const nav = await showNav(page);
      await eventually(() => expect(takesSpace(tiles)).to.be.false);
      nav.remove();
      await eventually(() => expect(takesSpace(tiles)).to.be.true);
    });

    for (const site of ['AMP', 'UMS'] as const)
      it(`marks the current view by more than color (${site})`, async () => {
        const { nav } = await openNav({ scenario: 'consumer', config: { site } });
        const [current, other] = viewLinks(nav).map((link) => getComputedStyle(link));
        expect(Number(current!.fontWeight)).to.be.greaterThan(Number(other!.fontWeight));
        expect(current!.borderColor).not.to.equal(other!.borderColor);
      });

    it('says in Spanish, too, which view has come', async () => {
      const { nav, screen, user } = await openViews('', { scenario: 'consumer', config: { locale: 'es' } });
      await user.click(linkIn(screen, 'Sus médicos y dentistas, 2 guardados'));
      await eventually(() =>
        expect(statusOf(nav)).to.equal('Sus médicos y dentistas están ahora en la pantalla.'),
      );
    });
  });
});
