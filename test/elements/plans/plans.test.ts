import { expect } from 'chai';
import { cardColumnsAtom, windowWidthAtom } from '../../../src/state/page/screen';
import { read, write } from '../../../src/state/store';
import {
  forgetPlanNames,
  holdResponses,
  replaceResponse,
  changePlan,
  changePlanLists,
  requestsTo,
  setEnrollments,
} from '../../support/responses';
import { cardOf, cardsShown, planNames, textsOf } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const viewButton = ({ screen }: TestPage) =>
  screen.queryByShadowRole('button', { name: /^View \d{4} plans$/ });
const compareLinks = ({ screen }: TestPage) =>
  screen.queryAllByShadowRole<HTMLAnchorElement>('link', { name: /^Compare plans/ });
const lists = ({ screen }: TestPage) =>
  screen
    .queryAllByShadowRole('region', { name: /plans$/ })
    .filter((region) => inside(region).queryAllByRole('article').length > 0)
    .map((region) => ({
      name: region.getAttribute('aria-label'),
      plans: textsOf(inside(region).getAllByRole('heading', { level: 4 })),
    }))
    .filter(({ name }) => name !== null);

async function openPlans(...options: Parameters<typeof openTestPage>): Promise<TestPage> {
  const page = openTestPage(...options);
  await page.place(PLANS);
  await ready();
  await settled();
  return page;
}

describe('shopper-profile-plans', () => {
  afterEach(leaveTestPage);

  describe('lists', () => {
    it('shows the shopper’s plans of the active year by name (PLANS-15, PLANS-17)', async () => {
      const { screen } = await openPlans({ scenario: 'consumer' });
      expect(await cardsShown(screen, 6)).to.deep.equal([
        'Aetna Medicare Premier (PPO)',
        'Humana Gold Choice H8145-006 (PFFS)',
        'AARP Medicare Rx Saver from UHC (PDP)',
        'Humana Premier Rx Plan (PDP)',
        'DEVOTED C-SNP PREMIUM 005 IL (HMO C-SNP)',
        'Provider Partners Illinois Advantage Plan (HMO I-SNP)',
      ]);
    });

    it('keeps kinds of plans apart, and draws no empty list (PLANS-08)', async () => {
      const page = await openPlans({ scenario: 'guest' });
      expect(lists(page)).to.deep.equal([
        {
          name: 'Medicare Advantage plans',
          plans: ['Humana Gold Plus H1036-054C (HMO)', 'HumanaChoice Florida H7284-008 (PPO)'],
        },
        { name: 'Special needs plans', plans: ['Humana Gold Plus SNP-DE H1036-077A (HMO D-SNP)'] },
      ]);
    });

    it('puts Medicare Supplement plans last (PLANS-08)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.state.plansDetails.plans.unshift({
        planId: 'G01',
        planType: 'MS',
        planYear: '2027',
        zipCode: '60614',
        isEnrolled: false,
      } as never);
      await page.place(PLANS);
      await cardsShown(page.screen, 7);
      expect(lists(page).map(({ name }) => name)).to.deep.equal([
        'Medicare Advantage plans',
        'Prescription drug plans',
        'Special needs plans',
        'Medicare Supplement plans',
      ]);
    });

    it('shows plans of this year only, outside of the annual enrollment period (PLANS-15)', async () => {
      const { screen } = await openPlans({ scenario: 'consumer', date: '2026-06-30' });
      expect(await cardsShown(screen, 2)).to.deep.equal([
        'AARP Medicare Advantage Patriot No Rx IL-MA01 (PPO)',
        'SilverScript Choice (PDP)',
      ]);
    });

    it('never shows plans of another year, such as 2025, the year of the samples (PLANS-15, CONST-18)', async () => {
      const page = openTestPage({ scenario: 'consumer', date: '2026-06-30' });
      for (const plan of page.service.state.plansDetails.plans) plan.planYear = '2025';
      await page.place(PLANS);
      expect(await page.screen.findByShadowRole('heading', { name: 'You have no saved plans' })).to.exist;
    });

    it('shows a thousand saved plans, all of them (PLANS-08)', async () => {
      const { shadowRoot } = await openTestPage({ scenario: 'many-plans' }).place(PLANS);
      await ready();
      const button = (text: string) =>
        [...shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(text));
      const allShown = () =>
        eventually(() => expect(shadowRoot!.querySelectorAll('article')).to.have.length(500), 25_000);
      await allShown();
      expect(shadowRoot!.textContent).not.to.contain('We cannot show the prices');
      const names = new Set(textsOf(shadowRoot!.querySelectorAll('article h4')));
      expect(names.size).to.be.greaterThan(400);
      button('View 2026 plans')!.click();
      await eventually(() => expect(button('View 2027 plans')).to.exist);
      await allShown();
    }).timeout(60_000);
  });

  describe('comparing', () => {
    it('offers to compare where a list has more than one plan (PLANS-09)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      expect(compareLinks(page).map((link) => link.getAttribute('aria-label'))).to.deep.equal([
        'Compare plans: Prescription drug plans',
        'Compare plans: Special needs plans',
      ]);
    });

    it('hides Compare when only one plan is comparable (PLANS-09, PLANS-10, PLANS-12)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      // Two Medicare Advantage plans are saved. One of them is private fee-for-service.
      expect(compareLinks(page).map((link) => link.getAttribute('aria-label'))).not.to.include(
        'Compare plans: Medicare Advantage plans',
      );
    });

    it('shows a note if the list has a private fee-for-service plan (PLANS-10, PLANS-12)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      const note = /^Private fee-for-service \(PFFS\) plans cannot be compared here/;
      const list = page.screen.getByShadowRole('region', { name: 'Medicare Advantage plans' });
      expect(inside(list).getByText(note)).to.exist;
      expect(page.screen.getAllByShadowText(note)).to.have.lengthOf(1);
    });

    it('names the id once on a card whose plan could not be loaded (PLANS-17)', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: { call: 'planList', kind: 500 } });
      forgetPlanNames(page.service);
      await page.place(PLANS);
      const { textContent } = await cardOf(page.screen, /^Plan H5521-016-000$/);
      expect(textContent.match(/H5521-016-000/g)).to.have.lengthOf(1);
    });

    it('hides Compare for that list, too, while the names of its plans are not known (PLANS-10, PLANS-12)', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: [{ call: 'planDetails', kind: 500 }] });
      forgetPlanNames(page.service);
      changePlanLists(page.service, (plans) => plans.filter(({ planId }) => planId !== 'H7151005000'));
      await page.place(PLANS);
      await ready();
      await settled();
      expect(compareLinks(page).map((link) => link.getAttribute('aria-label'))).to.deep.equal([
        'Compare plans: Prescription drug plans',
      ]);
    });

    it('hides Compare if no plan of the list could be loaded (PLANS-09, OPEN-A047)', async () => {
      const page = await openPlans({ scenario: 'consumer', fail: { call: 'planList', kind: 500 } });
      expect(planNames(page.screen)).to.have.lengthOf(6);
      expect(compareLinks(page)).to.be.empty;
    });

    it('offers to compare on the page of the site if a plan of the list was loaded (PLANS-09)', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: [{ call: 'planDetails', kind: 500 }] });
      forgetPlanNames(page.service);
      changePlanLists(page.service, (plans) => plans.filter(({ planId }) => planId !== 'S5884163000'));
      await page.place(PLANS);
      await ready();
      await settled();
      expect(await cardOf(page.screen, /^Plan S5884-163-000$/)).to.exist;
      expect(compareLinks(page).map((link) => link.getAttribute('aria-label'))).to.include(
        'Compare plans: Prescription drug plans',
      );
    });

    it('leaves suppressed plans out of the comparison (PLANS-11)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      replaceResponse(page.service, '/suppression.json', {
        entities: [
          { properties: { elements: { planYear: { value: '2027' }, enroll: { value: ['S5884163000'] } } } },
          { properties: { elements: { planYear: { value: '2026' }, enroll: { value: ['H7151005000'] } } } },
        ],
      });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      await eventually(() =>
        expect(compareLinks(page).map((link) => link.getAttribute('aria-label'))).to.deep.equal([
          'Compare plans: Special needs plans',
        ]),
      );
    });

    it('leads to the comparison of these plans at their place and year (PLANS-09)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      const url = new URL(compareLinks(page)[0]!.href);
      expect(url.pathname).to.equal('/health-plans/plan-compare.html');
      expect(Object.fromEntries(url.searchParams)).to.deep.equal({
        zipcode: '60614',
        county: 'Cook County',
        planYear: '2027',
        planType: 'PDP',
        compareplanids: 'S5921362000,S5884163000',
      });
    });

    it('takes no private fee-for-service plan along (PLANS-12)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      changePlan(page.service, 'H7151005000', { planName: 'Somebody’s PFFS plan' });
      page.service.state.plansDetails.plans.push({
        ...page.service.state.plansDetails.plans.at(-1)!,
        planId: 'H0318003000',
        planName: 'A third plan',
      });
      await page.place(PLANS);
      await cardsShown(page.screen, 7);
      const link = compareLinks(page).find((candidate) => candidate.ariaLabel?.includes('Special needs'));
      expect(new URL(link!.href).searchParams.get('compareplanids')).to.equal('H3800001000,H0318003000');
    });
  });

  describe('year toggle', () => {
    const caption = (page: TestPage) => page.screen.queryByShadowText(/New coverage/)?.textContent;

    it('is not there outside of the annual enrollment period (PLANS-01)', async () => {
      for (const date of ['2026-09-30T23:59:59', '2027-01-01']) {
        const page = await openPlans({ scenario: 'consumer', date });
        expect(viewButton(page), date).to.be.null;
        expect(caption(page), date).to.be.undefined;
      }
    });

    for (const date of ['2026-10-01', '2026-11-20', '2026-12-31T23:59:59']) {
      it(`offers this year’s plans while next year’s show (${date}) (PLANS-01 … PLANS-03)`, async () => {
        const page = await openPlans({ scenario: 'consumer', date });
        expect(viewButton(page)?.textContent).to.equal('View 2026 plans (2)');
        expect(caption(page)).to.equal('Plans for 2027. New coverage starts in January 2027 or later.');
      });
    }

    for (const [date, sentence] of [
      ['2026-10-01', 'Plans for 2026. New coverage starts in November or December 2026.'],
      ['2026-10-31', 'Plans for 2026. New coverage starts in November or December 2026.'],
      ['2026-11-01', 'Plans for 2026. New coverage starts in December 2026.'],
      ['2026-11-30', 'Plans for 2026. New coverage starts in December 2026.'],
      ['2026-12-01', 'Plans for 2026. New coverage cannot start in 2026 any more.'],
    ] as const) {
      it(`names only months in which this year’s plans can still start (${date}) (PLANS-03)`, async () => {
        const page = openTestPage({ scenario: 'consumer', date });
        localStorage.setItem('shopperProfile.activeYear', '2026');
        await page.place(PLANS);
        await cardsShown(page.screen, 2);
        expect(viewButton(page)?.textContent).to.equal('View 2027 plans (6)');
        expect(caption(page)).to.equal(sentence);
      });
    }

    for (const [date, sentence] of [
      ['2026-10-14', undefined],
      ['2026-10-15', 'Open enrollment ends December\u00a07, 2026: 53\u00a0days left.'],
      ['2026-12-06T23:59:59', 'Open enrollment ends December\u00a07, 2026: 1\u00a0day left.'],
      ['2026-12-07T23:59:59', 'Today, December\u00a07, 2026, is the last day of open enrollment.'],
      ['2026-12-08', undefined],
    ] as const)
      it(`says ${sentence ? 'how long open enrollment lasts' : 'nothing about open enrollment'} (${date}) (contract §8)`, async () => {
        const { screen } = await openPlans({ scenario: 'consumer', date });
        await cardsShown(screen, 6);
        expect(screen.queryByShadowText(/open enrollment/i)?.textContent).to.equal(sentence);
      });

    it('says nothing about open enrollment while the date of the server is unknown', async () => {
      const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
      page.service.setFailures([
        { call: 'serverData', kind: 500 },
        { call: 'featureToggle', kind: 500 },
      ]);
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      expect(page.screen.queryByShadowText(/open enrollment/i)).to.be.null;
    });

    it('says nothing about open enrollment with the plans of this year', async () => {
      const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
      localStorage.setItem('shopperProfile.activeYear', '2026');
      await page.place(PLANS);
      await cardsShown(page.screen, 2);
      expect(page.screen.queryByShadowText(/open enrollment/i)).to.be.null;
    });

    it('is one group of two buttons, with the number of saved plans of each year (PLANS-01, PLANS-02)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      await cardsShown(page.screen, 6);
      const group = page.screen.getByShadowRole('group', { name: 'Plan year' });
      const [thisYear, nextYear] = inside(group).getAllByRole('button');
      const pressed = () => [thisYear, nextYear].map((button) => button!.getAttribute('aria-pressed'));
      expect(textsOf([thisYear!, nextYear!])).to.deep.equal(['View 2026 plans (2)', '2027 plans (6)']);
      expect(pressed()).to.deep.equal(['false', 'true']);
      const description = (button: HTMLElement) =>
        (button.getRootNode() as ShadowRoot).getElementById(button.getAttribute('aria-describedby')!)
          ?.textContent;
      expect([thisYear!, nextYear!].map(description)).to.deep.equal(['2 saved plans', '6 saved plans']);
      const seen = spyOnEvents('year-change');
      await page.user.click(nextYear!);
      expect(seen, 'the year that shows').to.be.empty;
      thisYear!.focus();
      await press('Enter');
      await cardsShown(page.screen, 2);
      expect(pressed()).to.deep.equal(['true', 'false']);
      expect(focused()).to.equal(thisYear);
      expect(textsOf([thisYear!, nextYear!])).to.deep.equal(['2026 plans (2)', 'View 2027 plans (6)']);
    });

    it('switches the year, remembers it, reads the profile again and tells the host (PLANS-04 … PLANS-06)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      const seen = spyOnEvents('year-change');
      await cardsShown(page.screen, 6);
      await page.user.click(viewButton(page)!);
      expect(await cardsShown(page.screen, 2)).to.include('SilverScript Choice (PDP)');
      expect(localStorage.getItem('shopperProfile.activeYear')).to.equal('2026');
      expect(requestsTo(page.service, '/Users/demo-consumer/all')).to.have.length(2);
      expect(seen).to.deep.equal([['year-change', { year: 2026 }]]);
      await page.user.click(viewButton(page)!);
      await cardsShown(page.screen, 6);
      expect(localStorage.getItem('shopperProfile.activeYear')).to.equal('2027');
    });

    it('is switched once by a double click, however slow the click and quick the response, and keeps focus (PLANS-04)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      const seen = spyOnEvents('year-change');
      const button = viewButton(page)!;
      button.focus();
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
      await cardsShown(page.screen, 2);
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 2 }));
      await settled();
      expect(seen).to.deep.equal([['year-change', { year: 2026 }]]);
      expect(planNames(page.screen)).to.have.length(2);
      expect(focused()).to.equal(button);
    });

    it('is not switched again while the plans of the year are on their way (PLANS-04, PLANS-06)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      const seen = spyOnEvents('year-change');
      const button = viewButton(page)!;
      const { arrive } = holdResponses(page.service, '/all');
      button.click();
      await eventually(() => expect(button.getAttribute('aria-disabled')).to.equal('true'));
      button.click();
      viewButton(page)!.click(); // the button of the other year
      arrive();
      await cardsShown(page.screen, 2);
      expect(button.getAttribute('aria-disabled')).to.equal('false');
      expect(seen).to.have.length(1);
    });

    it('does not request a list again (OPEN-A101)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      await page.user.click(viewButton(page)!);
      await cardsShown(page.screen, 2);
      await page.user.click(viewButton(page)!);
      await cardsShown(page.screen, 6);
      const paths = requestsTo(page.service, '/planinfo/').map(({ path }) => path);
      expect(new Set(paths).size).to.equal(paths.length).and.to.equal(5);
    });

    it('shows that it is loading, and keeps focus (PLANS-06)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      page.service.setFailures({ call: 'profile', kind: 'timeout' });
      startFakeClock();
      const button = viewButton(page)!;
      button.focus();
      await page.user.click(button);
      await settled();
      expect(planNames(page.screen)).to.be.empty;
      expect(page.screen.getByShadowRole('status').textContent).to.equal('Loading your plans');
      expect(focused()).to.equal(button);
    });

    it('switches every element of the page (DATA-52)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      await page.place(PLANS);
      await cardsShown(page.screen, 12);
      await page.user.click(page.screen.getAllByShadowRole('button', { name: 'View 2026 plans' })[0]!);
      await cardsShown(page.screen, 4);
    });

    it('shows the statuses of the profile that it has read again (PLANS-07, PLANS-43)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      setEnrollments(page.service, {
        planId: 'S5601034000',
        planYear: '2026',
        isSubmitted: true,
      });
      await page.user.click(viewButton(page)!);
      await cardsShown(page.screen, 2);
      expect(await page.screen.findByShadowText('Application: Submitted')).to.exist;
    });
  });

  describe('links', () => {
    const browse = ({ screen }: TestPage) =>
      screen.findByShadowRole<HTMLAnchorElement>('link', { name: 'Browse all plans' });

    it('says when nothing is saved, and leads to all plans of the ZIP code (PLANS-13)', async () => {
      const page = await openPlans({ scenario: 'empty' });
      page.screen.getByShadowRole('heading', { name: 'You have no saved plans' });
      expect((await browse(page)).getAttribute('href')).to.equal(
        '/health-plans.html?zipcode=60614&planYear=2027',
      );
    });

    it('leads to the entry of a ZIP code when there is none (PLANS-13)', async () => {
      const page = openTestPage({ scenario: 'empty' });
      page.service.state.plansDetails.zipCode = '';
      await page.place(PLANS);
      expect((await browse(page)).getAttribute('href')).to.equal('/health-plans.html');
    });

    it('says when plans are saved for another year only (PLANS-13)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.state.plansDetails.plans = page.service.state.plansDetails.plans.filter(
        ({ planYear }) => planYear === '2026',
      );
      await page.place(PLANS);
      expect(await page.screen.findByShadowText('You have saved plans for 2026, but none for 2027.')).to
        .exist;
      expect(page.screen.getByShadowRole('heading', { name: 'You have no saved plans for 2027' })).to.exist;
    });

    it('offers each navigation to the host first, with its name (PLANS-33)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      const seen = spyOnEvents('navigate');
      await page.user.click(compareLinks(page)[0]!);
      const [details] = page.screen.getAllByShadowRole('link', { name: /^View plan details: Aetna/ });
      await page.user.click(details!);
      expect(seen.map(([, detail]) => (detail as { name: string }).name)).to.deep.equal([
        'planCompare',
        'planDetails',
      ]);
      expect(page.visited).to.deep.equal(seen.map(([, detail]) => (detail as { url: string }).url));
    });

    it('goes nowhere when the host cancels (PLANS-33)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      const hold = (event: Event): void => event.preventDefault();
      page.container.addEventListener('shopper-profile-navigate', hold);
      await page.user.click(compareLinks(page)[0]!);
      expect(page.visited).to.be.empty;
    });

    it('leaves a click for a new tab to the browser (PLANS-33)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      const seen = spyOnEvents('navigate');
      const link = compareLinks(page)[0]!;
      const click = new MouseEvent('click', {
        bubbles: true,
        composed: true,
        cancelable: true,
        ctrlKey: true,
      });
      // An earlier listener keeps the test from opening a tab.
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
      expect(wasLeftAlone).to.be.true;
      expect(seen).to.be.empty;
    });

    it('uses the routes that the page configures (PLANS-33)', async () => {
      const page = await openPlans({
        scenario: 'consumer',
        config: { routes: { planDetails: '/plan?id={planId}&year={planYear}&at={zipcode}' } },
      });
      const [details] = page.screen.getAllByShadowRole<HTMLAnchorElement>('link', {
        name: /^View plan details: Aetna/,
      });
      expect(details!.getAttribute('href')).to.equal('/plan?id=H5521016000&year=2027&at=60614');
    });
  });

  describe('while it loads', () => {
    it('says that it loads, as a busy region (PLANS-06)', async () => {
      const page = openTestPage({ scenario: 'consumer', delayMs: 500 });
      startFakeClock();
      await page.place(PLANS);
      await settled();
      const region = page.screen.getByShadowRole('region', { name: 'Your plans' });
      expect(region.ariaBusy).to.equal('true');
      expect(page.screen.getByShadowRole('status').textContent).to.equal('Loading your plans');
      await pass(500);
      await pass(500);
      await cardsShown(page.screen, 6);
      expect(region.ariaBusy).to.equal('false');
      expect(page.screen.getByShadowRole('status').textContent).to.equal('6 saved plans for 2027');
    });

    it('reserves space for as many cards as the last visit had, up to six (PLANS-14)', async () => {
      const page = openTestPage({ scenario: 'guest', delayMs: 500 });
      startFakeClock(new Date('2026-11-20T10:00:00'));
      const { shadowRoot } = await page.place(PLANS);
      await settled();
      expect(shadowRoot!.querySelector('.cards')!.children).to.have.length(3);
    });

    for (const width of [358, 896])
      it(`keeps the space of the year buttons and of the list’s heading (${String(width)} px) (PLANS-01, PLANS-08)`, async () => {
        const page = openTestPage({ scenario: 'guest' });
        page.container.style.inlineSize = `${String(width)}px`;
        const held = holdResponses(page.service, '/planinfo/product-details/');
        const { shadowRoot } = await page.place(PLANS);
        await settled();
        const placesOf = (selectors: string[]) =>
          selectors.map((selector) => shadowRoot!.querySelector(selector)!.getBoundingClientRect().top);
        const before = placesOf(['.toggle-years', '.group-title', '.cards']);
        expect(page.screen.queryByShadowRole('group', { name: 'Plan year' }), 'shown').to.be.null;
        expect(page.screen.queryByShadowRole('heading', { name: /^Plan H/ }), 'an id as a name').to.be.null;
        held.arrive();
        await cardsShown(page.screen, 3);
        await settled();
        expect(page.screen.getByShadowRole('group', { name: 'Plan year' })).to.exist;
        for (const [index, top] of placesOf(['.toggle-years', '.group-title', '.cards']).entries())
          expect(top).to.be.closeTo(before[index]!, 1);
      });

    it('shows a bar instead of the id of a plan whose name is loading (PLANS-17)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      forgetPlanNames(page.service);
      changePlanLists(page.service, (plans) => plans.filter(({ planId }) => planId !== 'H5521016000'));
      const held = holdResponses(page.service, '/planinfo/details/');
      await page.place(PLANS);
      const isOfPlan = { name: 'Plan H5521-016-000', level: 4 };
      const heading = await eventually(() => page.screen.getByShadowRole('heading', isOfPlan));
      const { width } = heading.querySelector('span')!.getBoundingClientRect();
      expect(width, 'for screen readers').to.be.at.most(1);
      held.arrive();
      await eventually(() => expect(planNames(page.screen)).to.include('Aetna Medicare Premier (PPO)'));
      expect(page.screen.queryByShadowRole('heading', isOfPlan)).to.be.null;
    });
  });

  describe('columns', () => {
    const columns = (page: TestPage) =>
      getComputedStyle(
        page.screen
          .getAllByShadowRole('list')
          .find((list) => inside(list).queryAllByRole('article').length > 0)!,
      ).gridTemplateColumns.split(' ').length;

    it('are one, and two from a medium screen (PLANS-14)', async () => {
      const page = await openPlans({ scenario: 'consumer' });
      await cardsShown(page.screen, 6);
      write(windowWidthAtom, 767);
      await eventually(() => expect(columns(page)).to.equal(1));
      write(windowWidthAtom, 768);
      await eventually(() => expect(columns(page)).to.equal(2));
    });

    for (const event of ['resize', 'load']) {
      it(`are computed again when the window fires ${event} (LOAD-27, LOAD-28, POP-20)`, async () => {
        await openPlans({ scenario: 'consumer', config: { breakpoints: { medium: 900 } } });
        const before = Object.getOwnPropertyDescriptor(window, 'innerWidth')!;
        for (const [width, count] of [
          [899, 1],
          [900, 2],
        ] as const) {
          Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
          window.dispatchEvent(new Event(event));
          expect(read(cardColumnsAtom)).to.equal(count);
        }
        Object.defineProperty(window, 'innerWidth', before);
      });
    }
  });

  it('follows the outline of the page (PLANS-17)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place(PLANS, 'heading-level="3"');
    await cardsShown(page.screen, 6);
    const levels = (level: number) => page.screen.getAllByShadowRole('heading', { level }).length;
    expect([levels(3), levels(4), levels(5)]).to.deep.equal([1, 3, 6]);
  });

  it('moves in the page without losing what it shows, and without a call', async () => {
    const page = await openPlans({ scenario: 'consumer' });
    await cardsShown(page.screen, 6);
    const { length } = page.service.requests;
    const other = document.createElement('div');
    page.container.append(other);
    other.append(page.container.querySelector(PLANS)!);
    await settled();
    expect(planNames(page.screen)).to.have.length(6);
    expect(page.service.requests).to.have.length(length);
  });

  it('shows nothing twice when a list has a plan twice (DATA-24)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    changePlanLists(page.service, (plans) => [...plans, ...plans]);
    await page.place(PLANS);
    await cardsShown(page.screen, 6);
  });

  it('shows a plan once that is saved twice (PLANS-16)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const { plans } = page.service.state.plansDetails;
    plans.push(...structuredClone(plans.slice(-1)));
    await page.place(PLANS);
    await cardsShown(page.screen, 6);
  });
});
