import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import type { SavedPlan as WirePlan } from '../../../demo/service/index';
import type { PlanType } from '../../../src/domain/plans/plan';
import { replaceResponse, changePlan, holdResponses, makeMember, requestsTo } from '../../support/responses';
import { cardsShown, factOf, planNames } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { focused } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { placeNav } from '../../support/views';

const ACTIVE_PLAN = 'shopper-profile-active-plan';
const PLANS = 'shopper-profile-plans';
const HEADING = 'Your active plan';
const PLAN_ID = 'H1206003000';
const PLAN_NAME = 'Aetna Medicare Signature (HMO-POS)';
const LIST = '/plan-years/2026/products/';

/** In service format, which can contain supplements, too. */
type EnrolledPlan = Omit<WirePlan, 'planType'> & { planType: PlanType };

/** The page before any element is on it. `change` changes the profile's data of the active plan. */
function openActivePage(options: PageOptions = {}, change?: Partial<EnrolledPlan>): TestPage {
  const page = openTestPage({ scenario: 'member', ...options });
  const [plan] = page.service.state.memberEnrolledPlans;
  if (change) Object.assign(plan!, change);
  return page;
}

/** Places the element and waits until it shows its result. */
async function show(page: TestPage, attributes = ''): Promise<HTMLElement> {
  const element = await page.place(ACTIVE_PLAN, attributes);
  await ready();
  await settled();
  return element;
}

async function openActive(options: PageOptions = {}, change?: Partial<EnrolledPlan>): Promise<TestPage> {
  const page = openActivePage(options, change);
  await show(page);
  return page;
}

const heading = ({ screen }: TestPage, name: string | RegExp = /^(Your|Su|Sus) (active )?plan/) =>
  screen.queryByShadowRole('heading', { name });
/** The card, once it exists. */
const activeCard = async ({ screen }: TestPage): Promise<HTMLElement> =>
  eventually(() =>
    inside(screen.getByShadowRole('region', { name: /^(Your active|Su plan)/ })).getByRole('article'),
  );
const premiumOf = (card: HTMLElement) => factOf(card, 'Monthly premium');
const detailsLink = (card: HTMLElement) =>
  inside(card).getByRole<HTMLAnchorElement>('link', { name: /^View plan details: / });
const height = ({ container }: TestPage) => container.getBoundingClientRect().height;

const expectNothing = (page: TestPage): void => {
  expect(heading(page)).to.be.null;
  expect(page.screen.queryByShadowRole('article')).to.be.null;
  expect(height(page)).to.equal(0);
};

const NOTHING = '$0 + Part B premium';

/** The plan is settled, so no later response pushes the content below it down. */
const isSettled = (element: HTMLElement) => element.matches(':state(settled)');

describe('shopper-profile-active-plan', () => {
  afterEach(leaveTestPage);

  describe('who sees it', () => {
    for (const scenario of ['member', 'member-import', 'applications'] as const)
      it(`${scenario}: signed in, with a plan of today (SHELL-43, ACTIVE-04, ACTIVE-05)`, async () => {
        const page = await openActive({ scenario });
        expect(heading(page, HEADING)).to.exist;
        expect(inside(await activeCard(page)).getByRole('heading', { name: PLAN_NAME })).to.exist;
      });

    for (const scenario of ['guest', 'empty', 'base-account'] as const)
      it(`not ${scenario}, who has none: it takes no space (SHELL-37, SHELL-43)`, async () => {
        const page = await openActive({ scenario });
        expectNothing(page);
      });

    it('and says when nothing will push down any more what stands below it (layout shift)', async () => {
      const guest = openTestPage({ scenario: 'guest' });
      const ofGuest = await guest.place(ACTIVE_PLAN);
      await eventually(() => expect(isSettled(ofGuest)).to.be.true);
      await ready();
      const member = openActivePage({ delays: { profile: 1000 } });
      startFakeClock();
      const ofMember = await member.place(ACTIVE_PLAN);
      await settled();
      expect(isSettled(ofMember)).to.be.false;
      await pass(1000);
      await eventually(() => expect(isSettled(ofMember)).to.be.true);
      expect(heading(member, HEADING)).to.exist;
    });

    it('a saved plan that is enrolled, which is not among the saved ones then (PLANS-16, contract §7)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.state.memberEnrolledPlans = [];
      page.service.state.plansDetails.plans.push(plan());
      await show(page);
      await page.place(PLANS);
      await cardsShown(page.screen, 7);
      expect(planNames(page.screen).filter((name) => name === PLAN_NAME)).to.have.length(1);
      expect(inside(await activeCard(page)).getByRole('heading', { name: PLAN_NAME })).to.exist;
    });

    it('everyone who is signed in, members or not (OPEN-A030)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.state.plansDetails.plans = [];
      page.service.state.memberEnrolledPlans = [plan()];
      await show(page);
      expect(heading(page, HEADING)).to.exist;
    });

    it('customer service in a cloaked profile (ROLES-15)', async () => {
      const page = openTestPage({ scenario: 'cloaked' });
      page.service.state.memberEnrolledPlans = [plan()];
      await show(page);
      expect(heading(page, HEADING)).to.exist;
    });

    it('no guest, whatever the browser keeps (SHELL-43)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      const stored = { ...page.service.guestProfile, memberEnrolledPlans: [plan()] };
      localStorage.setItem('shopperProfile.guestProfile', JSON.stringify(stored));
      await show(page);
      expectNothing(page);
      await page.place(PLANS);
      expect(await cardsShown(page.screen, 3), 'what the browser keeps has been read').not.to.be.empty;
    });

    it('members alone, where the host configures it (OPEN-A030)', async () => {
      const config = { activePlan: { requireMemberProfile: true } };
      const consumer = openTestPage({ scenario: 'consumer', config });
      consumer.service.state.memberEnrolledPlans = [plan()];
      await show(consumer);
      expectNothing(consumer);
      expect(requestsTo(consumer.service, LIST)).to.be.empty;

      const member = openTestPage({ scenario: 'consumer', config });
      member.service.state.memberEnrolledPlans = [plan()];
      makeMember(member.service);
      await show(member);
      expect(heading(member, HEADING)).to.exist;
    });

    it('no one, while the flag switches it off (LOAD-16)', async () => {
      const page = openActivePage();
      replaceResponse(page.service, '/featureToggle', { activePlansSectionDisabled: true });
      await show(page);
      expectNothing(page);
      expect(requestsTo(page.service, LIST)).to.be.empty;
    });

    it('no one any more, when the flag comes late (LOAD-11, LOAD-16)', async () => {
      const page = openActivePage();
      replaceResponse(page.service, '/featureToggle', { activePlansSectionDisabled: true });
      const { arrive } = holdResponses(page.service, '/featureToggle');
      await page.place(ACTIVE_PLAN);
      await eventually(() => expect(heading(page, HEADING)).to.exist);
      arrive();
      await eventually(() => {
        expectNothing(page);
      });
    });

    it('no one before the date is known, nor a moment too early (ACTIVE-02, ACTIVE-06)', async () => {
      const page = openActivePage({ delays: { serverData: 3000 } }, { effectiveDate: '2026-11-21' });
      startFakeClock(new Date('2026-12-24T12:00:00'));
      const element = await page.place(ACTIVE_PLAN);
      await pass(2999);
      expect(isSettled(element)).to.be.false;
      expectNothing(page);
      await pass(1);
      expect(isSettled(element)).to.be.true;
      expectNothing(page);
    });

    it('no one whose profile cannot be read: loading has ended all the same (ACTIVE-06, DATA-44)', async () => {
      const page = openActivePage({ fail: { call: 'profile', kind: 500 } });
      expect(isSettled(await show(page))).to.be.true;
      expectNothing(page);
    });
  });

  describe('which plans', () => {
    for (const [name, change] of [
      ['is not enrolled (ACTIVE-01)', { isEnrolled: false }],
      ['begins tomorrow (ACTIVE-02)', { effectiveDate: '2026-11-21' }],
      ['ended yesterday (ACTIVE-03)', { terminationDate: '2026-11-19' }],
    ] as const)
      it(`none that ${name}`, async () => {
        const page = await openActive({}, change);
        expectNothing(page);
        expect(requestsTo(page.service, LIST)).to.be.empty;
      });

    for (const [name, change] of [
      ['begins today (ACTIVE-02)', { effectiveDate: '2026-11-20' }],
      ['ends today (ACTIVE-03)', { terminationDate: '2026-11-20' }],
      ['has no dates', { effectiveDate: '', terminationDate: '' }],
    ] as const)
      it(`one that ${name}`, async () => {
        expect(heading(await openActive({}, change), HEADING)).to.exist;
      });

    it('each once, and reports it when there are several (ACTIVE-04, ACTIVE-05)', async () => {
      const page = openActivePage();
      page.service.state.memberEnrolledPlans.push(
        plan({ effectiveDate: '2025-01-01' }),
        plan({ planId: 'S5601034000', planType: 'PDP', planName: 'SilverScript Choice (PDP)' }),
      );
      await show(page);
      expect(heading(page, 'Your active plans')).to.exist;
      expect(planNames(page.screen)).to.deep.equal([PLAN_NAME, 'SilverScript Choice (PDP)']);
      expect(page.screen.getAllByShadowText('Active since January 1, 2026')).to.have.length(2);
      expect(page.screen.queryByShadowText(/2025/)).to.be.null;
    });

    it('one that is saved, too, which is then not among the saved ones (contract §7, PLANS-16)', async () => {
      const page = openActivePage({ date: '2026-06-30' });
      const { plansDetails } = page.service.state;
      plansDetails.plans = [
        plan({ isEnrolled: false }),
        plan({ isEnrolled: false, planId: 'S5601034000', planType: 'PDP' }),
      ];
      await show(page);
      const saved = await page.place(PLANS);
      await cardsShown(page.screen, 2);
      expect(planNames(inside(saved))).to.deep.equal(['SilverScript Choice (PDP)']);
      expect(inside(await activeCard(page)).getByRole('heading', { name: PLAN_NAME })).to.exist;
    });
  });

  describe('what it says', () => {
    it('name, kind, first day, premium, number and the way to the details (SHELL-43, DATA-18, DATA-26)', async () => {
      const card = await activeCard(await openActive());
      expect(inside(card).getByRole('heading', { level: 3, name: PLAN_NAME })).to.exist;
      expect(inside(card).getByText('Medicare Advantage plan with drug coverage')).to.exist;
      expect(inside(card).getByText('Active since January 1, 2026')).to.exist;
      expect(inside(card).queryByText(/^Active until/)).to.be.null;
      expect(premiumOf(card)).to.deep.equal([NOTHING, 'With Extra Help']);
      expect(inside(card).getByText('ID H1206-003-000')).to.exist;
      expect(detailsLink(card).getAttribute('href')).to.contain(PLAN_ID).and.to.contain('2026');
    });

    for (const [planType, kind] of [
      ['MA', 'Medicare Advantage plan'],
      ['MAPD', 'Medicare Advantage plan with drug coverage'],
      ['PDP', 'Medicare prescription drug plan'],
      ['SNP', 'Medicare special needs plan'],
      ['MS', 'Medicare Supplement plan'],
    ] as const)
      it(`the kind of a plan of type ${planType} in words (DATA-26)`, async () => {
        const card = await activeCard(await openActive({}, { planType }));
        expect(inside(card).getByText(kind)).to.exist;
      });

    for (const [terminationDate, words] of [
      ['2026-12-31', 'Active until December 31, 2026'],
      ['11/30/2026', 'Active until November 30, 2026'],
    ] as const)
      it(`the last day, ${terminationDate} (DATA-18)`, async () => {
        const card = await activeCard(await openActive({}, { terminationDate }));
        expect(inside(card).getByText(words)).to.exist;
      });

    it('no day for a date that cannot be read (DATA-18)', async () => {
      const card = await activeCard(
        await openActive({}, { effectiveDate: 'spring', terminationDate: '02/30/2026' }),
      );
      expect(card.textContent).not.to.match(/Active (since|until)/);
    });

    it('what the plan is called by the services; without a name its number (PLANS-17)', async () => {
      const page = openActivePage();
      changePlan(page.service, PLAN_ID, { planName: 'Sample Choice (PPO)' });
      await show(page);
      expect(planNames(page.screen)).to.deep.equal(['Sample Choice (PPO)']);
      const nameless = await openActive({ fail: { call: 'planList', kind: 500 } }, { planName: '' });
      expect(planNames(nameless.screen)).to.deep.equal(['Plan H1206-003-000']);
    });

    it('the premium with Extra Help first, the normal one beside it (PLANS-19, PRICE-09)', async () => {
      const page = openActivePage();
      changePlan(page.service, PLAN_ID, { monthlyPremium: 40, '100Percent': 12.5 });
      await show(page);
      expect(premiumOf(await activeCard(page))).to.deep.equal([
        '$12.50 + Part B premium',
        'With Extra Help; $40.00 without it',
      ]);
    });

    it('nothing to enroll in and nothing to remove', async () => {
      const page = await openActive();
      await activeCard(page);
      expect(page.screen.queryAllByShadowRole('button')).to.be.empty;
    });

    it('dates in Spanish', async () => {
      const page = await openActive({ config: { locale: 'es' } }, { terminationDate: '2026-12-31' });
      const card = inside(await activeCard(page));
      expect(card.getByText('Activo desde el 1 de enero de 2026')).to.exist;
      expect(card.getByText('Activo hasta el 31 de diciembre de 2026')).to.exist;
    });
  });

  describe('the link to the plan details', () => {
    it('goes there, once the host has been notified of it (SHELL-26, contract §2)', async () => {
      const page = openActivePage();
      const seen = spyOnEvents('navigate');
      await show(page);
      const link = detailsLink(await activeCard(page));
      await page.user.click(link);
      expect(seen).to.deep.equal([['navigate', { name: 'planDetails', url: link.getAttribute('href') }]]);
      expect(page.visited).to.deep.equal([link.getAttribute('href')]);
    });

    it('stays when the host requires it', async () => {
      const page = openActivePage();
      const element = await show(page);
      element.addEventListener('shopper-profile-navigate', (event) => event.preventDefault());
      await page.user.click(detailsLink(await activeCard(page)));
      expect(page.visited).to.be.empty;
    });
  });

  describe('details of the plan', () => {
    it('are requested once, with the saved plans around it and several of it (OPEN-A101)', async () => {
      const page = openActivePage();
      await page.place(PLANS);
      await page.place(ACTIVE_PLAN);
      await show(page);
      expect(requestsTo(page.service, LIST)).to.have.length(1);
    });

    it('come with the list that the saved plans need anyway', async () => {
      const page = openActivePage({ date: '2026-06-30' });
      page.service.state.plansDetails.plans = [plan({ isEnrolled: false, planId: 'H5521016000' })];
      await page.place(PLANS);
      await show(page);
      expect(premiumOf(await activeCard(page))).to.exist;
      expect(requestsTo(page.service, LIST)).to.have.length(1);
    });

    it('are not requested where the element is not on the page', async () => {
      const page = openActivePage();
      await page.place(PLANS);
      await ready();
      await settled();
      expect(requestsTo(page.service, '/products/')).not.to.be.empty;
      expect(requestsTo(page.service, LIST)).to.be.empty;
    });

    it('are grey lines at first; the rest is there already, and stays where it is', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { planList: 3000 } });
      page.service.state.memberEnrolledPlans = [plan()];
      startFakeClock();
      await page.place(ACTIVE_PLAN);
      await pass(1);
      const card = await activeCard(page);
      expect(premiumOf(card)).to.deep.equal(['Loading plan details']);
      expect(inside(card).getByText('Active since January 1, 2026')).to.exist;
      expect(detailsLink(card)).to.exist;
      const before = card.getBoundingClientRect().height;
      await pass(3000);
      expect(premiumOf(card)).to.deep.equal([NOTHING]);
      expect(card.getBoundingClientRect().height).to.be.closeTo(before, 1);
    });

    for (const kind of [500, 'garbage'] as const)
      it(`that cannot be had (${kind}) leave a card that is of use, and can be requested again (ERR-05)`, async () => {
        const page = await openActive({ fail: { call: 'planList', kind } });
        const card = await activeCard(page);
        expect(inside(card).getByText(/^We cannot show the prices of this plan right now/)).to.exist;
        expect(inside(card).getByText('Active since January 1, 2026')).to.exist;
        expect(inside(card).getByText('ID H1206-003-000')).to.exist;
        expect(premiumOf(card)).to.be.undefined;
        expect(detailsLink(card)).to.exist;

        page.service.setFailures([]);
        await page.user.click(inside(card).getByRole('button', { name: `Try again: ${PLAN_NAME}` }));
        expect(focused()?.textContent).to.equal(HEADING);
        await eventually(() => expect(premiumOf(card)).to.exist);
        expect(inside(card).queryByRole('button')).to.be.null;
      });

    it('that never come are given up after loading.callWaitMs (LOAD-43)', async () => {
      const page = openActivePage({ fail: { call: 'planList', kind: 'timeout' } });
      startFakeClock();
      await page.place(ACTIVE_PLAN);
      await pass(9_000);
      const card = await activeCard(page);
      expect(premiumOf(card)).to.deep.equal(['Loading plan details']);
      await pass(10_000);
      expect(inside(card).getByText(/^We cannot show the prices/)).to.exist;
    });

    describe('of a supplement', () => {
      const SEARCH = '/products/MEDSUPP/search';
      const supplement = { planType: 'MS', planId: 'G01', planName: 'My Plan G' } as const;

      it('are what the supplement search has, without Extra Help, and a details page of its own (NET-25, MEDSUPP-01, PRICE-09)', async () => {
        const page = await openActive(
          { config: { personalization: { getExtraHelp: () => Promise.resolve('yes') } } },
          supplement,
        );
        const card = await activeCard(page);
        await eventually(() => expect(premiumOf(card)).to.deep.equal(['$121.91 + Part B premium']));
        expect(inside(card).getByRole('heading', { name: 'Medicare Supplement Plan G' })).to.exist;
        expect(card.textContent).not.to.match(/Extra Help/);
        expect(requestsTo(page.service, LIST)).to.be.empty;
        const seen = spyOnEvents('navigate');
        expect(detailsLink(card).getAttribute('href')).to.equal(
          '/health-plans/medsupp-details.html/60614/G01/2026',
        );
        await page.user.click(detailsLink(card));
        expect((seen[0]![1] as { name: string }).name).to.equal('medsuppDetails');
      });

      it('that cannot be had can be requested again (ERR-05, MEDSUPP-15)', async () => {
        const page = await openActive({ fail: { call: 'medsuppSearch', kind: 500 } }, supplement);
        const card = await activeCard(page);
        expect(inside(card).getByRole('heading', { name: 'My Plan G' })).to.exist;
        page.service.setFailures([]);
        await page.user.click(await inside(card).findByRole('button', { name: 'Try again: My Plan G' }));
        await eventually(async () =>
          expect(premiumOf(await activeCard(page))).to.deep.equal(['$121.91 + Part B premium']),
        );
        expect(requestsTo(page.service, SEARCH)).to.have.length(2);
      });
    });
  });

  describe('after window.shopperProfile.refresh()', () => {
    const refresh = () => window.shopperProfile!.refresh!();

    it('says what the services say now (LOAD-18)', async () => {
      const page = await openActive();
      const card = await activeCard(page);
      changePlan(page.service, PLAN_ID, { monthlyPremium: 99, '100Percent': 99 });
      await refresh();
      await eventually(() => expect(premiumOf(card)![0]).to.equal('$99.00 + Part B premium'));
      expect(requestsTo(page.service, LIST)).to.have.length(2);
    });

    it('comes and goes with the plan (ACTIVE-06)', async () => {
      const page = await openActive({}, { isEnrolled: false });
      expectNothing(page);
      const [enrolled] = page.service.state.memberEnrolledPlans;
      enrolled!.isEnrolled = true;
      await refresh();
      await activeCard(page);
      enrolled!.terminationDate = '2026-11-01';
      await refresh();
      await eventually(() => {
        expectNothing(page);
      });
    });

    it('keeps what it has, when nothing can be had (ERR-05)', async () => {
      const page = await openActive();
      page.service.setFailures([
        { call: 'profile', kind: 500 },
        { call: 'planList', kind: 500 },
      ]);
      await refresh();
      await settled();
      expect(premiumOf(await activeCard(page))).to.exist;
    });
  });

  describe('on the page', () => {
    it('belongs to the plans (SHELL-02)', async () => {
      const page = await openActive();
      expect(height(page)).to.be.above(0);
      const goTo = await placeNav(page);
      await goTo('drugs');
      expect(height(page)).to.equal(0);
    });

    it('has targets of 44 px and more, and fits 320 px', async () => {
      const page = await openActive({ fail: { call: 'planList', kind: 500 } });
      page.container.style.inlineSize = '320px';
      const controls = ['link', 'button'].flatMap((role) => page.screen.getAllByShadowRole(role));
      for (const control of controls) {
        const { width, height } = control.getBoundingClientRect();
        expect(Math.min(width, height), control.textContent).to.be.at.least(44);
      }
      expect(page.container.scrollWidth).to.equal(320);
    });
  });
});

/** A plan of this year in the county of the demo's members. */
function plan(change: Partial<EnrolledPlan> = {}): WirePlan {
  return {
    planId: PLAN_ID,
    planType: 'MAPD',
    planYear: '2026',
    planName: PLAN_NAME,
    zipCode: '60614',
    county: { fipsCountyCode: '031', fipsCountyName: 'Cook County', fipsStateCode: '17', stateCode: 'IL' },
    isEnrolled: true,
    effectiveDate: '2026-01-01',
    ...change,
  } as WirePlan;
}
