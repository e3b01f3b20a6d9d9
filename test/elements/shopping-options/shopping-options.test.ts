import { expect } from 'chai';
import { holdResponses } from '../../support/responses';
import { textsOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { recommend } from '../../support/recommendation';
import { placeNav } from '../../support/views';

const OPTIONS = 'shopper-profile-shopping-options';
const HEADING = 'Looking for other options?';
const PLAN_SUMMARY = '/health-plans.html?zipcode=60614&planYear=2027';
const RESULTS = 'See your recommended plans';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

async function show(page: TestPage, attributes = ''): Promise<HTMLElement> {
  const element = await page.place(OPTIONS, attributes);
  await ready();
  await settled();
  return element;
}

async function open(options: Options = { scenario: 'consumer' }): Promise<TestPage> {
  const page = openTestPage(options);
  await show(page);
  return page;
}

const links = ({ screen }: TestPage) => screen.queryAllByShadowRole<HTMLAnchorElement>('link');
const ways = (page: TestPage) => textsOf(links(page));
const urlOf = ({ screen }: TestPage, name: string) =>
  screen.queryByShadowRole('link', { name })?.getAttribute('href');
const isGone = (element: HTMLElement) => getComputedStyle(element).display === 'none';

describe(OPTIONS, () => {
  afterEach(leaveTestPage);

  describe('shows', () => {
    it('ways on when a plan is saved (SHELL-67, OPEN-A042)', async () => {
      const page = await open();
      expect(page.screen.getByShadowRole('heading', { name: HEADING })).to.exist;
      expect(ways(page)).to.deep.equal([
        'Continue shopping',
        'Get a plan recommendation',
        'Learn about Medicare',
      ]);
    });

    it('the same to guests (SHELL-67)', async () => {
      expect(ways(await open({ scenario: 'guest' }))).to.have.length(3);
    });

    for (const origin of [
      undefined,
      'pharmacy-search',
      'drug-cost-estimator',
      'plan-recommendation',
    ] as const)
      it(`no way to shop or to a recommendation in a cloaked profile, from ${origin ?? 'anywhere'} (SHELL-67, ROLES-20)`, async () => {
        const page = await open({ scenario: 'cloaked', ...(origin && { config: { origin } }) });
        expect(ways(page)).to.deep.equal(['Learn about Medicare']);
        expect(page.screen.queryAllByShadowRole('button')).to.be.empty;
      });

    it('nothing when no plan is saved, and takes no space then (SHELL-67)', async () => {
      const page = openTestPage({ scenario: 'empty' });
      expect(isGone(await show(page))).to.be.true;
    });

    it('nothing when the profile could not be read (SHELL-67)', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: [{ call: 'profile', kind: 500 }] });
      expect(isGone(await show(page))).to.be.true;
    });

    it('nothing where the site has it switched off (OPEN-A042)', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { blocks: { shoppingOptions: false } } });
      expect(isGone(await show(page))).to.be.true;
    });

    it('nothing where none of the pages is there', async () => {
      const routes = { planSummary: '', recommendation: '', education: '' };
      const page = openTestPage({ scenario: 'consumer', config: { routes } });
      expect(isGone(await show(page))).to.be.true;
    });

    it('no way that leads nowhere', async () => {
      const page = await open({ scenario: 'consumer', config: { routes: { education: '' } } });
      expect(ways(page)).to.deep.equal(['Continue shopping', 'Get a plan recommendation']);
    });

    it('in the plans view (SHELL-36)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const element = await show(page);
      const goTo = await placeNav(page);
      await goTo('drugs');
      await eventually(() => expect(isGone(element)).to.be.true);
    });
  });

  describe('leads', () => {
    it('to the plan summary, the recommendation, and about Medicare (SHELL-13, SHELL-35, SHELL-67)', async () => {
      const page = await open();
      expect(links(page).map((link) => link.getAttribute('href'))).to.deep.equal([
        PLAN_SUMMARY,
        '/plan-recommendation-engine.html',
        '/medicare-education.html',
      ]);
      const seen = spyOnEvents('navigate');
      for (const link of links(page)) await page.user.click(link);
      expect(seen.map(([, detail]) => (detail as { name: string }).name)).to.deep.equal([
        'planSummary',
        'recommendation',
        'education',
      ]);
      expect(page.visited).to.have.length(3);
    });

    it('to the results of a recommendation, for the active year (SHELL-14, SHELL-23)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      recommend(page.service, 2027);
      await show(page);
      expect(urlOf(page, RESULTS)).to.equal('/plan-recommendation-engine.html/result?year=2027');
      await page.place('shopper-profile-plans');
      await page.user.click(await page.screen.findByShadowRole('button', { name: 'View 2026 plans' }));
      await eventually(() => expect(urlOf(page, RESULTS)).to.equal(undefined));
    });

    for (const [origin, name, url] of [
      ['pharmacy-search', 'Back to the pharmacy search', '/health-plans/uhc-pharmacy.html'],
      [
        'drug-cost-estimator',
        'Back to the drug cost estimator',
        '/health-plans/estimate-drug-costs.html?dceProfile=true',
      ],
    ] as const) {
      it(`back to where the shopper came from: ${origin} (SHELL-32, SHELL-33)`, async () => {
        const page = await open({ scenario: 'consumer', config: { origin } });
        expect(ways(page)).to.have.length(3);
        expect(urlOf(page, name)).to.equal(url);
      });
    }

    it('to one page once: back to the recommendation is the way to it (SHELL-34)', async () => {
      const page = await open({ scenario: 'consumer', config: { origin: 'plan-recommendation' } });
      expect(ways(page)).to.deep.equal(['Back to the plan recommendation', 'Learn about Medicare']);
    });

    it('customer service to no plan summary, without a word to the host (ROLES-20, OPEN-A093)', async () => {
      const page = await open({ scenario: 'cloaked' });
      const seen = spyOnEvents('navigate');
      for (const link of links(page)) await page.user.click(link);
      expect(seen).to.have.length(1);
      expect(page.visited).to.deep.equal(['/medicare-education.html']);
    });

    it('no one anywhere when the host cancels', async () => {
      const page = await open();
      page.container.addEventListener('shopper-profile-navigate', (event) => event.preventDefault());
      for (const link of links(page)) await page.user.click(link);
      expect(page.visited).to.be.empty;
    });
  });

  describe('on the page', () => {
    it('says nothing until it is known whether a plan is saved', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const { arrive } = holdResponses(page.service, '/all');
      const element = await page.place(OPTIONS);
      await settled();
      expect(element.shadowRoot!.textContent).to.equal('');
      arrive();
      await ready();
      await eventually(() => expect(ways(page)).not.to.be.empty);
    });
  });
});
