import { expect } from 'chai';
import type { CallName, FailKind } from '../../../demo/service/index';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { identityAtom } from '../../../src/state/shopper/identity';
import {
  isDrugsLoadedAtom,
  isMedsuppLoadedAtom,
  isPlansLoadedAtom,
  isProvidersLoadedAtom,
  profileAtom,
} from '../../../src/state/profile/profile-state';
import { read } from '../../../src/state/store';
import {
  replaceResponse,
  replaceResponseText,
  asked,
  changePlan,
  changePlanLists,
  forgetPlanNames,
  requestsTo,
} from '../../support/responses';
import { cardOf, cardsShown, factOf, planNames } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const marker = () => sessionStorage.getItem('shopperProfile.flowCompleted');
const loadFlags = () =>
  [isPlansLoadedAtom, isDrugsLoadedAtom, isProvidersLoadedAtom, isMedsuppLoadedAtom].map(read);
const profileReads = ({ requests }: { requests: { path: string }[] }) =>
  requests.filter(({ path }) => path.endsWith('/all')).length;

describe('when something goes wrong while loading', () => {
  afterEach(leaveTestPage);

  describe('the session has ended (ERR-02)', () => {
    it('logs out, goes on as a guest once, and goes nowhere', async () => {
      const { service, place, screen, visited } = openTestPage({
        scenario: 'consumer',
        fail: { call: 'profile', kind: 401 },
      });
      await place(PLANS);
      expect(await ready()).to.deep.equal({ outcome: 'success' });
      await settled();
      expect(profileReads(service)).to.equal(1);
      expect(requestsTo(service, '/logout').map(({ method }) => method)).to.deep.equal(['DELETE']);
      expect(read(identityAtom)?.isGuest).to.be.true;
      expect(visited).to.be.empty;
      expect(await screen.findByShadowRole('heading', { name: 'You were signed out' })).to.exist;
    });

    it('shows what a guest has in this browser', async () => {
      const { place, screen } = openTestPage({
        scenario: 'consumer',
        fail: { call: 'profile', kind: 401 },
      });
      localStorage.setItem(
        'shopperProfile.guestProfile',
        JSON.stringify({
          plansDetails: {
            zipCode: '33125',
            plans: [
              {
                planId: 'H1036054000',
                planType: 'MAPD',
                planYear: '2027',
                zipCode: '33125',
                county: { fipsCountyCode: '086', stateCode: 'FL' },
              },
            ],
          },
        }),
      );
      await place(PLANS);
      expect(await cardsShown(screen, 1)).to.deep.equal(['Humana Gold Plus H1036-054C (HMO)']);
    });

    it('goes on as a guest although logging out fails', async () => {
      const { service, place, screen, log } = openTestPage({
        scenario: 'consumer',
        fail: [
          { call: 'profile', kind: 401 },
          { call: 'logout', kind: 500 },
        ],
      });
      await place(PLANS);
      expect(await screen.findByShadowRole('heading', { name: 'You were signed out' })).to.exist;
      expect(requestsTo(service, '/logout')).to.have.length(1);
      expect(log.join()).to.contain('logout failed: status 500');
    });

    it('takes a 401 without the marker for an ordinary failure', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer' });
      replaceResponseText(service, '/Users/', 'Who are you?', 401);
      await place(PLANS);
      expect(await screen.findByShadowRole('alert')).to.exist;
      expect(requestsTo(service, '/logout')).to.be.empty;
      expect(read(identityAtom)?.isGuest).to.be.false;
    });
  });

  describe('a profile without userDetails', () => {
    it('logs out and goes to the sign-in page (LOAD-26)', async () => {
      const { service, place, visited } = openTestPage({ scenario: 'consumer' });
      Reflect.deleteProperty(service.state, 'userDetails');
      await place(PLANS);
      expect(await ready()).to.deep.equal({ outcome: 'failure' });
      expect(requestsTo(service, '/logout')).to.have.length(1);
      expect(visited).to.deep.equal(['/hsid-login']);
      expect([marker(), ...loadFlags()]).to.deep.equal(['failure', true, true, true, true]);
    });

    it('tells the host before it goes there, and stays when the host requires it (LOAD-26)', async () => {
      const { service, place, visited } = openTestPage({ scenario: 'consumer' });
      Reflect.deleteProperty(service.state, 'userDetails');
      const hold = (event: Event): void => event.preventDefault();
      document.addEventListener('shopper-profile-navigate', hold);
      const seen = spyOnEvents('navigate');
      await place(PLANS);
      await ready();
      document.removeEventListener('shopper-profile-navigate', hold);
      expect(seen).to.deep.equal([['navigate', { name: 'signIn', url: '/hsid-login' }]]);
      expect(visited).to.be.empty;
    });

    it('shows none of its plans (LOAD-26)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer' });
      Reflect.deleteProperty(service.state, 'userDetails');
      await place(PLANS);
      await ready();
      await settled();
      expect(planNames(screen)).to.be.empty;
      expect(read(profileAtom).plans).to.be.empty;
    });

    it('only logs out when there is no profile at all (ERR-03)', async () => {
      const { service, place, visited } = openTestPage({
        scenario: 'consumer',
        fail: { call: 'profile', kind: 'null' },
      });
      await place(PLANS);
      expect(await ready()).to.deep.equal({ outcome: 'failure' });
      expect(requestsTo(service, '/logout')).to.have.length(1);
      expect(visited).to.be.empty;
    });
  });

  describe('the profile does not come', () => {
    for (const kind of [500, 404, 'html', 'garbage', 'empty'] as const) {
      it(`shows a message, offers to try again, and shows the plans then (${kind}) (LOAD-25, ERR-07)`, async () => {
        const { service, place, screen, user, log } = openTestPage({
          scenario: 'consumer',
          fail: { call: 'profile', kind },
        });
        const seen = spyOnEvents('error');
        await place(PLANS);
        const alert = await screen.findByShadowRole('alert');
        expect(alert.textContent).to.contain('We cannot show your plans right now');
        expect(marker()).to.equal('failure');
        expect(log.join()).to.match(/profile \(all\) failed: /);
        expect(seen).to.have.length(1);
        expect(seen[0]![1]).to.include({ source: 'load', code: 'profile-failed' });

        service.setFailures([]);
        await user.click(inside(alert).getByRole('button', { name: 'Try again' }));
        await cardsShown(screen, 6);
        expect(screen.queryByShadowRole('alert')).to.be.null;
      });
    }

    it('shows a message when it is overdue, and shows it when it comes after all (ERR-07)', async () => {
      const { place, screen } = openTestPage({ scenario: 'consumer', delays: { profile: 15_000 } });
      startFakeClock();
      await place(PLANS);
      await pass(9_999);
      expect(screen.queryByShadowRole('alert')).to.be.null;
      await pass(1);
      await eventually(() => screen.getByShadowRole('alert'));
      expect(marker()).to.equal('failure');
      await pass(5_000);
      await cardsShown(screen, 6);
    });

    it('asks again for a profile that never comes, when told to (ERR-07)', async () => {
      const { service, place, screen, user } = openTestPage({
        scenario: 'consumer',
        fail: { call: 'profile', kind: 'timeout' },
      });
      startFakeClock();
      await place(PLANS);
      await pass(10_000);
      await eventually(() => screen.getByShadowRole('alert'));
      service.setFailures([]);
      await user.click(screen.getByShadowRole('button', { name: 'Try again' }));
      await cardsShown(screen, 6);
    });
  });

  describe('one call does not respond as it should: the rest shows', () => {
    const optional: [CallName, string][] = [
      ['serverData', 'serverData'],
      ['featureToggle', 'featureToggle'],
      ['suppression', 'content suppression'],
      ['planBenefits', 'content planBenefits'],
      ['profileTexts', 'content profileTexts'],
      ['shopperTexts', 'content shopperTexts'],
    ];
    for (const [call, name] of optional) {
      for (const kind of [500, 'html', 'garbage'] as const) {
        it(`${call} responds with ${kind} (ERR-04 … ERR-07)`, async () => {
          const { place, screen, log } = openTestPage({ scenario: 'consumer', fail: { call, kind } });
          startFakeClock(new Date('2026-11-20T10:00:00'));
          const seen = spyOnEvents('error');
          await place(PLANS);
          await cardsShown(screen, 6);
          const reason = kind === 500 ? 'status 500' : 'the response is not JSON';
          await eventually(() => expect(log.join()).to.contain(`${name} failed: ${reason}`));
          expect(seen.map(([, detail]) => (detail as { message: string }).message)).to.deep.equal([
            `${name} failed: ${reason}`,
          ]);
        });
      }

      it(`${call} responds with null (ERR-07)`, async () => {
        const { place, screen } = openTestPage({ scenario: 'consumer', fail: { call, kind: 'null' } });
        startFakeClock(new Date('2026-11-20T10:00:00'));
        await place(PLANS);
        await cardsShown(screen, 6);
      });

      it(`${call} never responds (ERR-07)`, async () => {
        const { place, screen } = openTestPage({ scenario: 'consumer', fail: { call, kind: 'timeout' } });
        startFakeClock(new Date('2026-11-20T10:00:00'));
        await place(PLANS);
        await pass(10_000);
        await cardsShown(screen, 6);
        expect(marker()).to.equal('success');
      });
    }

    const missing = (screen: Parameters<typeof planNames>[0]) =>
      screen.queryAllByShadowRole('button', { name: /^Try again: / }).length;

    for (const kind of [500, 'html', 'garbage', 'empty'] as FailKind[]) {
      it(`a county list responds with ${kind}: one notice reports it, Try again asks again (ERR-05)`, async () => {
        const { service, place, screen, user, log } = openTestPage({
          scenario: 'consumer',
          fail: { call: 'planList', kind },
        });
        const seen = spyOnEvents('error');
        await place(PLANS);
        await cardsShown(screen, 6);
        const alert = await screen.findByShadowRole('alert');
        expect(alert.textContent).to.match(/^We cannot show prices and benefits right now/);
        expect(missing(screen)).to.equal(0);
        expect(log.join()).to.match(/plan list failed: [^[]*\[plans-failed\]/);
        expect(seen.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal(
          Array<string>(3).fill('plans-failed'),
        );
        expect(await ready()).to.deep.equal({ outcome: 'success' });

        service.setFailures([]);
        await user.click(inside(alert).getByRole('button', { name: 'Try again' }));
        await eventually(() => expect(planNames(screen)).to.include('Aetna Medicare Premier (PPO)'));
        await eventually(() => expect(screen.queryByShadowRole('alert')).to.be.null);
      });
    }

    it('a retry fails, too: the notice reports it, until the year changes (WCAG 4.1.3)', async () => {
      const { place, screen, user } = openTestPage({
        scenario: 'consumer',
        fail: { call: 'planList', kind: 500 },
      });
      await place(PLANS);
      const again = /We tried again, but it did not work\./;
      const notice = () => screen.findByShadowRole('alert');
      expect((await notice()).textContent).not.to.match(again);
      await user.click(inside(await notice()).getByRole('button', { name: 'Try again' }));
      await eventually(() => expect(screen.getByShadowRole('alert').textContent).to.match(again));
      expect(screen.getByShadowRole('status').textContent).to.equal(
        'We tried again, but it did not work. 6 saved plans for 2027',
      );
      await user.click(screen.getByShadowRole('button', { name: 'View 2026 plans' }));
      await cardsShown(screen, 2);
      await eventually(() => expect(screen.getByShadowRole('alert').textContent).not.to.match(again));
    });

    it('a county list says null: its plans are requested one by one (OPEN-A101)', async () => {
      const { service, place, screen } = openTestPage({
        scenario: 'consumer',
        fail: { call: 'planList', kind: 'null' },
      });
      await place(PLANS);
      await eventually(() => expect(planNames(screen)).to.include('Aetna Medicare Premier (PPO)'));
      expect(requestsTo(service, '/planinfo/details/')).to.have.length(6);
    });

    it('a county list never responds: one notice reports it, and Try again asks again (ERR-05)', async () => {
      const { service, place, screen, user } = openTestPage({
        scenario: 'consumer',
        fail: { call: 'planList', kind: 'timeout' },
      });
      startFakeClock();
      await place(PLANS);
      await pass(10_000);
      const alert = await screen.findByShadowRole('alert');

      service.setFailures([]);
      await user.click(inside(alert).getByRole('button', { name: 'Try again' }));
      await eventually(() => expect(planNames(screen)).to.include('Aetna Medicare Premier (PPO)'));
    });

    it('one list fails: the other cards show (ERR-05)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer' });
      replaceResponseText(service, '/products/PDP/', 'no', 503);
      await place(PLANS);
      const alert = await screen.findByShadowRole('alert');
      expect(alert.textContent).to.match(/^We cannot show the prices and benefits of some plans right now/);
      expect(inside(alert).getAllByRole('button')).to.have.length(1);
      expect(factOf(await cardOf(screen, /Aetna Medicare Premier/), 'Monthly premium')).to.deep.equal([
        '$44.00 + Part B premium',
      ]);
    });

    it('a plan that its county list lacks is requested by itself, after the others (OPEN-A101)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer', delays: { planDetails: 500 } });
      changePlanLists(service, (plans) => plans.filter(({ planId }) => planId !== 'H5521016000'));
      startFakeClock();
      await place(PLANS);
      await eventually(() => expect(planNames(screen)).to.include('Humana Premier Rx Plan (PDP)'));
      expect(marker()).to.equal('success');
      expect(requestsTo(service, '/planinfo/details/').map(({ path }) => path)).to.deep.equal([
        '/planinfo/details/VPP/plan-years/2027/plans/H5521016000',
      ]);
      await pass(500);
      await cardOf(screen, /Aetna Medicare Premier/);
    });

    it('an unknown plan: its card and the log report it (ERR-08)', async () => {
      const { service, place, screen, log } = openTestPage({ scenario: 'consumer' });
      changePlanLists(service, (plans) => plans.filter(({ planId }) => planId !== 'H5521016000'));
      replaceResponse(service, '/planinfo/details/', { data: {} });
      forgetPlanNames(service);
      await place(PLANS);
      const card = await cardOf(screen, /H5521-016-000/);
      await eventually(() =>
        expect(card.textContent).to.contain('We cannot show the name and price of this plan'),
      );
      expect(log.join()).to.contain('no plan matched in response');
      await cardsShown(screen, 6);
    });

    it('no county is found for a ZIP code: the log reports it, the plan is requested by itself (ERR-08)', async () => {
      const { service, place, screen, log } = openTestPage({ scenario: 'consumer' });
      for (const plan of service.state.plansDetails.plans) Reflect.deleteProperty(plan, 'county');
      replaceResponse(service, '/counties/', { data: { counties: [] } });
      await place(PLANS);
      await eventually(() => expect(planNames(screen)).to.include('Aetna Medicare Premier (PPO)'));
      expect(log.join()).to.contain('no counties found for zip');
    });

    it('a plan without an id drops out of its list, and only that one (DATA-24)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer' });
      changePlanLists(service, (plans) => [null, 7, { planName: 'Nameless' }, ...plans]);
      await place(PLANS);
      await cardOf(screen, /Aetna Medicare Premier/);
      expect(await cardsShown(screen, 6)).not.to.include('Nameless');
    });

    it('a saved plan without an id drops out, and only that one (DATA-09)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer' });
      service.state.plansDetails.plans.unshift(
        ...([null, 'plan', { planYear: '2027', planType: 'MAPD' }] as never[]),
      );
      await place(PLANS);
      await cardsShown(screen, 6);
    });

    it('a premium that reads "undefined" is no premium (PRICE-03)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer' });
      changePlan(service, 'H5521016000', { monthlyPremium: 'undefined' });
      await place(PLANS);
      expect(factOf(await cardOf(screen, /Aetna Medicare Premier/), 'Monthly premium')?.[0]).to.equal(
        '$0 + Part B premium',
      );
      await cardsShown(screen, 6);
    });

    it('fields of the wrong type read as no value (DATA-16 … DATA-22)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer' });
      changePlan(service, 'H5521016000', {
        monthlyPremium: { amount: 5 },
        planBenefits: 'all of them',
        marketingInformation: [null, 3, { rank: 'first', shortBullets: [] }],
        coveredDrugs: 'Eliquis',
        drugTier: [],
        annualDrugCost: 'a lot',
        providerCoverage: 'yes',
        snpType: 9,
        rider: 'none',
      });
      await place(PLANS);
      const card = await cardOf(screen, /Aetna Medicare Premier/);
      expect(factOf(card, 'Monthly premium')?.[0]).to.equal('$0 + Part B premium');
      await cardsShown(screen, 6);
    });
  });

  it('says nothing to the outside but which call failed, and how (ERR-14)', async () => {
    const { service, place, screen, log } = openTestPage({ scenario: 'consumer' });
    replaceResponseText(service, '/planinfo/', 'Marta Sampleton takes Eliquis', 500);
    const seen = spyOnEvents('error');
    await place(PLANS);
    await cardsShown(screen, 6);
    await settled();
    expect(seen).not.to.be.empty;
    expect(JSON.stringify([log, seen])).not.to.match(/Marta|Sampleton|Eliquis|demo-consumer/);
  });

  it('ends with failure when the flow cannot find out who the page is for (ERR-01)', async () => {
    const { service } = openTestPage({ scenario: 'consumer' });
    const { pathname } = location;
    const before = location.search;
    history.replaceState(null, '', `${pathname}${before}&code=abc`);
    try {
      const { outcome } = await startLoadFlow();
      expect(outcome).to.equal('failure');
    } finally {
      history.replaceState(null, '', `${pathname}${before}`);
    }
    expect(marker()).to.equal('failure');
    expect(loadFlags()).to.deep.equal([true, true, true, true]);
    expect(asked(service).filter((call) => call.includes('/Users/'))).to.be.empty;
  });
});
