import { expect } from 'chai';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { activeYearAtom, currentYearAtom } from '../../../src/state/page/dates';
import { featureFlagsAtom } from '../../../src/state/page/feature-flags';
import { identityAtom } from '../../../src/state/shopper/identity';
import {
  isDrugsLoadedAtom,
  isMedsuppLoadedAtom,
  isPlansLoadedAtom,
  isProvidersLoadedAtom,
  profileAtom,
} from '../../../src/state/profile/profile-state';
import { savedPlansCountAtom } from '../../../src/state/plans/plans';
import { read } from '../../../src/state/store';
import { replaceResponse, asked, requestsTo } from '../../support/responses';
import { cardsShown, planNames } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, spyOnEvents } from '../../support/page';
import { savedPlansText } from '../../support/saved-lists';

const PLANS = 'shopper-profile-plans';
const loadFlags = () =>
  [isPlansLoadedAtom, isDrugsLoadedAtom, isProvidersLoadedAtom, isMedsuppLoadedAtom].map(read);
const identityCookie = (value: string) => {
  document.cookie = `shopperProfile.identity=${encodeURIComponent(value)}; Path=/`;
};

describe('load flow', () => {
  afterEach(leaveTestPage);

  describe('who the page is for', () => {
    it('takes the person from the identity cookie (LOAD-04)', async () => {
      openTestPage({ scenario: 'consumer' });
      identityCookie('{"uuid":"demo-consumer","isGuest":false,"isCSRLogin":true}');
      await startLoadFlow();
      expect(read(identityAtom)).to.deep.equal({ uuid: 'demo-consumer', isGuest: false, isCloaked: true });
    });

    it('takes everyone without a cookie for a guest (LOAD-05)', async () => {
      const { service } = openTestPage({ scenario: 'guest' });
      await startLoadFlow();
      expect(read(identityAtom)).to.deep.equal({ uuid: undefined, isGuest: true, isCloaked: false });
      expect(requestsTo(service, '/Users/')).to.be.empty;
    });

    it('takes someone with an unreadable cookie for a guest, and reports it (LOAD-04)', async () => {
      const { log } = openTestPage({ scenario: 'guest' });
      identityCookie('{"uuid": ');
      const { outcome } = await startLoadFlow();
      expect(outcome).to.equal('success');
      expect(read(identityAtom)?.isGuest).to.be.true;
      expect(log.join()).to.contain('identity cookie');
    });

    it('takes someone whose cookie names no one for a guest (LOAD-04, LOAD-05)', async () => {
      openTestPage({ scenario: 'guest' });
      identityCookie('{"isGuest":false}');
      await startLoadFlow();
      expect(read(identityAtom)?.isGuest).to.be.true;
    });

    it('reads a guest’s profile from this browser and never requests it (LOAD-35)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'guest' });
      await place(PLANS);
      await cardsShown(screen, 3);
      expect(requestsTo(service, '/Users/')).to.be.empty;
      expect(read(profileAtom).drugs).to.have.length(3);
    });

    it('shows a guest whose stored profile cannot be read an empty page, and logs it (ERR-10, ERRB-14)', async () => {
      const { place, screen, log } = openTestPage({ scenario: 'guest' });
      localStorage.setItem('shopperProfile.guestProfile', '{"plansDetails": ');
      await place(PLANS);
      expect(await screen.findByShadowRole('heading', { name: 'You have no saved plans' })).to.exist;
      expect(log.join()).to.contain('the stored profile cannot be parsed');
    });
  });

  describe('calls', () => {
    it('requests the feature flags first (LOAD-10)', async () => {
      const { service, place } = openTestPage({ scenario: 'consumer' });
      await place(PLANS);
      await ready();
      expect(asked(service)[0]).to.equal('GET /landrover/api/featureToggle');
    });

    it('sends all calls that need nothing of each other before any response (LOAD-10, LOAD-18)', async () => {
      const { service, place } = openTestPage({ scenario: 'consumer', delayMs: 1000 });
      startFakeClock();
      await place(PLANS);
      await settled();
      expect(asked(service)).to.include.members([
        'GET /landrover/api/featureToggle',
        'GET /landrover/api/serverData',
        'GET /api/assets/MRD/content-fragments/common-tools-vpp/global/suppression.json',
        'GET /api/assets/MRD/content-fragments/plan-summary/plan-benefits.json',
        'GET /api/assets/MRD/content-fragments/profile.json',
        'GET /api/assets/MRD/content-fragments/shopper.json',
        'GET /landrover/api/Users/demo-consumer/all',
        'GET /landrover/api/enrollments/medsupp/v1',
      ]);
    });

    it('requests every county list of the year immediately, and each of them once (OPEN-A101)', async () => {
      const { service, place } = openTestPage({ scenario: 'consumer', delays: { planList: 1000 } });
      startFakeClock();
      await place(PLANS);
      await settled();
      expect(requestsTo(service, '/planinfo/').map(({ path }) => path)).to.have.members(
        ['MAPD', 'PDP', 'SNP'].map(
          (type) =>
            `/planinfo/product-details/VPP/plan-years/2027/products/${type}/state-codes/IL/fips-county-codes/031`,
        ),
      );
    });

    it('sends no call twice (LOAD-18)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer' });
      await place(PLANS);
      await place('shopper-profile-extra-help');
      await cardsShown(screen, 6);
      await settled();
      expect(new Set(asked(service))).to.have.property('size', service.requests.length);
    });

    it('looks up the county of a plan that was saved without one, once for a ZIP code (NET-18)', async () => {
      const { service, place, screen } = openTestPage({ scenario: 'consumer' });
      for (const plan of service.state.plansDetails.plans) Reflect.deleteProperty(plan, 'county');
      await place(PLANS);
      await cardsShown(screen, 6);
      expect(requestsTo(service, '/counties/').map(({ path }) => path)).to.deep.equal([
        '/geolocationinfo/counties/60614',
      ]);
    });

    it('runs once for many elements, and for those that come later (LOAD-18)', async () => {
      const { service, place, container } = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('ready');
      await place(PLANS);
      await place(PLANS);
      await place('shopper-profile-extra-help');
      await ready();
      const before = service.requests.length;
      await place(PLANS);
      await settled();
      expect(service.requests).to.have.length(before);
      expect(seen).to.have.length(1);
      const late = container.lastElementChild as HTMLElement;
      await eventually(() => expect(late.shadowRoot!.querySelectorAll('article')).to.have.length(6));
    });

    for (const scenario of ['guest', 'consumer'] as const) {
      it(`shows a ${scenario}’s cards within three times the time of one response (LOAD-18)`, async () => {
        const { service, place, screen } = openTestPage({ scenario, delayMs: 700 });
        // The slowest case: plans that were saved without a county need one more response.
        const [plan] = service.state.plansDetails.plans.slice(-1);
        if (plan) Reflect.deleteProperty(plan, 'county');
        startFakeClock();
        await place(PLANS);
        await pass(700);
        await pass(700);
        await pass(700);
        await cardsShown(screen, scenario === 'guest' ? 3 : 6);
        expect(screen.queryAllByShadowText('Loading plan details')).to.be.empty;
      });
    }

    it('shows cards after two responses in a row when the profile has all counties (LOAD-18)', async () => {
      const { place, screen } = openTestPage({ scenario: 'consumer', delayMs: 700 });
      startFakeClock();
      await place(PLANS);
      await pass(700);
      expect(planNames(screen)).to.be.empty;
      await pass(700);
      await cardsShown(screen, 6);
    });
  });

  describe('feature flags', () => {
    it('reads each flag of the response (LOAD-12)', async () => {
      const { service } = openTestPage({ scenario: 'consumer' });
      replaceResponse(service, '/featureToggle', {
        systemDateTime: '2026-03-01T08:00:00',
        bannering: false,
        yoyProviderChangesDisabled: true,
        oleSaveResumeDisabled: 'true',
        medsuppV2Cards: true,
        memberBenefitsButtonMobile: true,
        lisChanges: true,
        activePlansSectionDisabled: true,
        isServiceOutage: true,
        somethingNew: 7,
      });
      await startLoadFlow();
      expect(read(featureFlagsAtom)).to.deep.equal({
        systemDateTime: '2026-03-01T08:00:00',
        bannering: false,
        yoyProviderChangesDisabled: true,
        oleSaveResumeDisabled: true,
        medsuppV2Cards: true,
        memberBenefitsButtonMobile: true,
        lisChanges: true,
        activePlansSectionDisabled: true,
        isServiceOutage: true,
      });
    });

    it('takes the page’s own flags and then asks no one (LOAD-12)', async () => {
      const { service } = openTestPage({ config: { pageUtilityData: { isServiceOutage: true } } });
      await startLoadFlow();
      expect(read(featureFlagsAtom)).to.include({
        isServiceOutage: true,
        bannering: true,
        lisChanges: false,
      });
      expect(requestsTo(service, '/featureToggle')).to.be.empty;
    });

    it('lets the flags’ date and time win over the server’s (LOAD-17)', async () => {
      openTestPage({ config: { pageUtilityData: { systemDateTime: '2031-02-03T00:00:00' } } });
      await startLoadFlow();
      expect(read(currentYearAtom)).to.equal(2031);
    });

    for (const kind of [500, 'html', 'null', 'garbage', 'empty'] as const) {
      it(`goes on when the flags fail with ${kind} (LOAD-11)`, async () => {
        const { place, screen } = openTestPage({
          scenario: 'consumer',
          fail: { call: 'featureToggle', kind },
        });
        await place(PLANS);
        await cardsShown(screen, 6);
        expect(await ready()).to.deep.equal({ outcome: 'success' });
      });
    }

    it('goes on soon when the flags never come (LOAD-11)', async () => {
      const { place, screen } = openTestPage({
        scenario: 'consumer',
        fail: { call: 'featureToggle', kind: 'timeout' },
      });
      startFakeClock();
      await place(PLANS);
      await pass(1499);
      expect(planNames(screen)).to.be.empty;
      await pass(1);
      await cardsShown(screen, 6);
    });

    it('still uses flags that come late (LOAD-11, LOAD-12)', async () => {
      const { place } = openTestPage({ scenario: 'outage', delays: { featureToggle: 3000 } });
      startFakeClock();
      await place(PLANS);
      await pass(2000);
      expect(read(featureFlagsAtom)).to.be.null;
      await pass(1000);
      expect(read(featureFlagsAtom)).to.include({ isServiceOutage: true });
    });
  });

  describe('date and active year', () => {
    const years = async (date: string) => {
      openTestPage({ scenario: 'consumer', date });
      await startLoadFlow();
      return [read(currentYearAtom), read(activeYearAtom)];
    };

    it('uses the server’s date, not the browser’s (LOAD-19)', async () => {
      startFakeClock(new Date('2030-05-01T12:00:00'));
      openTestPage({ scenario: 'consumer', date: '2026-06-30' });
      await startLoadFlow();
      expect(read(currentYearAtom)).to.equal(2026);
    });

    it('uses the browser’s date when the server’s cannot be had (LOAD-19, ERR-04)', async () => {
      const { log } = openTestPage({ scenario: 'consumer', fail: { call: 'serverData', kind: 500 } });
      startFakeClock(new Date('2026-05-01T12:00:00'));
      const flow = startLoadFlow();
      await pass(0);
      const { outcome } = await flow;
      expect([outcome, read(currentYearAtom), read(activeYearAtom)]).to.deep.equal(['success', 2026, 2026]);
      expect(log.join()).to.contain('serverData failed: status 500');
    });

    it('looks at the next year during the annual enrollment period (LOAD-21)', async () => {
      expect(await years('2026-10-01')).to.deep.equal([2026, 2027]);
      expect(await years('2026-12-31T23:59:59')).to.deep.equal([2026, 2027]);
    });

    it('looks at this year outside of it (LOAD-21)', async () => {
      expect(await years('2026-09-30T23:59:59')).to.deep.equal([2026, 2026]);
      expect(await years('2027-01-01T00:00:00')).to.deep.equal([2027, 2027]);
    });

    it('prefers the year that was stored (LOAD-20)', async () => {
      openTestPage({ scenario: 'consumer' });
      localStorage.setItem('shopperProfile.activeYear', '2026');
      await startLoadFlow();
      expect(read(activeYearAtom)).to.equal(2026);
    });

    for (const stored of ['2019', '2031', 'soon']) {
      it(`does not take "${stored}" from storage for a year (LOAD-20)`, async () => {
        openTestPage({ scenario: 'consumer' });
        localStorage.setItem('shopperProfile.activeYear', stored);
        await startLoadFlow();
        expect(read(activeYearAtom)).to.equal(2027);
      });
    }
  });

  describe('order and end', () => {
    it('shows nothing of a profile that comes before the date, until the date is known (LOAD-18)', async () => {
      const { place, screen } = openTestPage({ scenario: 'consumer', delays: { serverData: 800 } });
      startFakeClock();
      await place(PLANS);
      await pass(799);
      expect(planNames(screen)).to.be.empty;
      await pass(1);
      await cardsShown(screen, 6);
    });

    it('requests no plans before the year is known (LOAD-18)', async () => {
      const { service, place } = openTestPage({ scenario: 'consumer', delays: { serverData: 800 } });
      startFakeClock();
      await place(PLANS);
      await pass(799);
      expect(requestsTo(service, '/planinfo/')).to.be.empty;
      await pass(1);
      expect(requestsTo(service, '/planinfo/')).to.have.length(3);
    });

    it('sets its marker, fires its event and keeps its promise when all building has ended (LOAD-22)', async () => {
      const { place } = openTestPage({ scenario: 'consumer', delays: { planList: 500 } });
      const marker = () => sessionStorage.getItem('shopperProfile.flowCompleted');
      const seen = spyOnEvents('ready');
      startFakeClock();
      await place(PLANS);
      let kept: unknown;
      void ready().then((outcome) => (kept = outcome));
      await pass(499);
      expect([marker(), kept, seen]).to.deep.equal([null, undefined, []]);
      await pass(1);
      expect(marker()).to.equal('success');
      expect(kept).to.deep.equal({ outcome: 'success' });
      expect(seen).to.deep.equal([['ready', { outcome: 'success' }]]);
    });

    it('starts with all four load flags down and raises each when its part is there (LOAD-23, LOAD-24)', async () => {
      const delays = { planList: 500, profile: 500, medsuppEnrollment: 500 };
      const { place } = openTestPage({ scenario: 'consumer', delays });
      startFakeClock();
      await place(PLANS);
      await pass(499);
      expect(loadFlags()).to.deep.equal([false, false, false, false]);
      await pass(1);
      expect(loadFlags()).to.deep.equal([false, true, true, true]);
      await pass(500);
      expect(loadFlags()).to.deep.equal([true, true, true, true]);
    });

    it('raises all four load flags when the profile fails (LOAD-25)', async () => {
      openTestPage({ scenario: 'consumer', fail: { call: 'profile', kind: 500 } });
      await startLoadFlow();
      expect(loadFlags()).to.deep.equal([true, true, true, true]);
    });

    it('counts the saved plans that may show, and writes them down (DATA-42)', async () => {
      openTestPage({ scenario: 'guest' });
      await startLoadFlow();
      expect(read(savedPlansCountAtom)).to.equal(5);
      expect(savedPlansText()).to.equal(
        'H1036054000 2027 MAPD,H7284008000 2027 MAPD,H1036077000 2027 SNP,R5826074000 2026 MAPD,S5884190000 2026 PDP',
      );
    });
  });
});
