import { expect } from 'chai';
import { createService } from '../../../demo/service/index';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { read } from '../../../src/state/store';
import { replaceResponse, replaceResponseText, requestsTo } from '../../support/responses';
import { cardsShown } from '../../support/cards';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { arriveWithCode } from '../../support/visits';

const GUEST_PROFILE = 'shopperProfile.guestProfile';
const USERS = '/landrover/api/Users/demo-consumer';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

const stored = () => localStorage.getItem(GUEST_PROFILE);
/** Which of the lists that can be merged are still in this browser. */
const listsLeft = () =>
  Object.keys(JSON.parse(stored() ?? '{}') as object).filter((name) =>
    ['plansDetails', 'providersDetails'].includes(name),
  );
const writes = ({ service }: TestPage) =>
  Object.fromEntries(
    service.requests
      .filter(({ method, path }) => method === 'POST' && path.startsWith(USERS))
      .map(({ path, body }) => [path.slice(USERS.length + 1), body]),
  );
const profileReads = ({ service }: TestPage) => requestsTo(service, '/all').length;

/** The demo's guest has five plans of their own, and the same drugs and doctors as everyone; one of each is new here. */
function guestItems() {
  const items = createService({ scenario: 'guest' }).guestProfile!;
  const [drug] = items.drugsAndPharmacyDetails.drugInfoDetails;
  const [provider] = items.providersDetails.providerIdList;
  items.drugsAndPharmacyDetails.drugInfoDetails.push({
    ...drug!,
    drugName: 'Metformin',
    nationalDrugCode: '123',
  });
  items.providersDetails.providerIdList.push({ ...provider!, providerId: '9000000303' });
  return items;
}

/** A guest with items of their own signs in to the account of the demo's consumer, which has not changed yet. */
function signIn(items: object = guestItems(), { config, ...options }: Options = {}): TestPage {
  const page = openTestPage({
    scenario: 'consumer',
    ...options,
    config: { guest: { mergeOnSignIn: true }, ...config },
  });
  localStorage.setItem(GUEST_PROFILE, JSON.stringify(items));
  arriveWithCode('demo-consumer');
  return page;
}

/** Refuses to write one section; reads still succeed. */
function refuseWriting({ service }: TestPage, section: string): void {
  const ask = service.fetch.bind(service);
  service.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const isRefused = init?.method === 'POST' && address.endsWith(`/${section}`);
    const response = await ask(input, isRefused ? { ...init, body: 'no' } : init);
    return isRefused ? new Response('no', { status: 503 }) : response;
  };
}

describe('a guest’s items at sign-in (LOAD-36, OPEN-A016)', () => {
  afterEach(leaveTestPage);

  describe('as the configuration comes', () => {
    it('stay in this browser; nothing is pushed, and the account’s own show', async () => {
      const page = signIn(guestItems(), { config: { guest: {} } });
      const before = stored();
      await page.place('shopper-profile-plans');
      await cardsShown(page.screen, 6);
      await ready();
      expect(writes(page)).to.deep.equal({});
      expect([stored(), profileReads(page)]).to.deep.equal([before, 1]);
      expect(read(profileAtom).zipCode).to.equal('60614');
    });
  });

  describe('with guest.mergeOnSignIn', () => {
    it('come behind the account’s items, which stay exactly as they were', async () => {
      const page = signIn();
      const { plansDetails, drugsAndPharmacyDetails, providersDetails } = page.service.state;
      // Fields that this page does not know must remain after the write.
      Object.assign(plansDetails, { note: 'ours' });
      Object.assign(plansDetails.plans[0]!, { savedBy: 'an agent' });
      Object.assign(drugsAndPharmacyDetails.drugInfoDetails[0]!, { brandName: null });
      const before = structuredClone({ plansDetails, drugsAndPharmacyDetails, providersDetails });
      const items = guestItems();
      await startLoadFlow();

      const plans = [...before.plansDetails.plans, ...items.plansDetails.plans];
      expect(writes(page)).to.deep.equal({
        plans: {
          ...before.plansDetails,
          plans,
          savedPlans: plans
            .map(({ planId, planYear, planType }) => `${planId} ${planYear} ${planType}`)
            .join(','),
        },
        drugs: {
          ...before.drugsAndPharmacyDetails,
          drugInfoDetails: [
            ...before.drugsAndPharmacyDetails.drugInfoDetails,
            ...items.drugsAndPharmacyDetails.drugInfoDetails.slice(-1),
          ],
        },
        providers: {
          ...before.providersDetails,
          providerIdList: [
            ...before.providersDetails.providerIdList,
            ...items.providersDetails.providerIdList.slice(-1),
          ],
        },
      });
    });

    it('show, as the profile is read again, and leave this browser', async () => {
      const page = signIn();
      await page.place('shopper-profile-plans');
      await cardsShown(page.screen, 9);
      expect(await ready()).to.deep.equal({ outcome: 'success' });
      expect(profileReads(page)).to.equal(2);
      expect(read(profileAtom).drugs.map(({ drugName }) => drugName)).to.include('Metformin');
      expect(read(profileAtom).providers).to.have.length(3);
      expect(listsLeft()).to.deep.equal([]);
    });

    it('leave the browser whole when there is no pharmacy and no supplement', async () => {
      const items = guestItems();
      Object.assign(items, { medsuppData: '' });
      Object.assign(items.drugsAndPharmacyDetails, { pharmacyObj: null });
      signIn(items);
      await startLoadFlow();
      expect(stored()).to.be.null;
    });

    it('leave the pharmacy and the supplements behind, which no list holds', async () => {
      const items = guestItems();
      const { pharmacyObj } = items.drugsAndPharmacyDetails;
      Object.assign(items, { medsuppData: '{"zipCode":"33125"}' });
      signIn(items);
      await startLoadFlow();
      const left = JSON.parse(stored() ?? '{}') as typeof items;
      expect(left.medsuppData).to.equal('{"zipCode":"33125"}');
      expect(left.drugsAndPharmacyDetails.pharmacyObj).to.deep.equal(pharmacyObj);
    });

    it('are written in no section where the account has them all', async () => {
      const items = guestItems();
      items.plansDetails.plans = [];
      items.providersDetails.providerIdList = items.providersDetails.providerIdList.slice(0, 2);
      const page = signIn(items);
      await startLoadFlow();
      expect(Object.keys(writes(page))).to.deep.equal(['drugs']);
      expect(listsLeft()).to.deep.equal([]);
    });

    it('come only once, however often the guest has saved them', async () => {
      const items = guestItems();
      const [plan] = items.plansDetails.plans;
      items.plansDetails.plans.push(plan!, { ...plan! });
      const page = signIn(items);
      await startLoadFlow();
      const { plans } = page.service.state.plansDetails;
      const keys = plans.map(({ planId, planYear }) => `${planId} ${planYear}`);
      expect(keys).to.have.length(13);
      expect(new Set(keys).size).to.equal(keys.length);
    });

    it('are the same plan, whether its year is a number or a text', async () => {
      const page = signIn({
        plansDetails: { plans: [{ planId: 'H5521016000', planYear: 2027, planType: 'MAPD' }] },
      });
      await startLoadFlow();
      expect(writes(page)).to.deep.equal({});
      expect(stored()).to.be.null;
    });

    it('stay in this browser, too, when one section cannot be written', async () => {
      const page = signIn();
      refuseWriting(page, 'drugs');
      const before = stored();
      const seen = spyOnEvents('error');
      expect(await startLoadFlow()).to.deep.equal({ outcome: 'success' });
      expect(stored()).to.equal(before);
      expect(page.log.join()).to.contain('profile write (drugs) failed: status 503');
      expect(seen.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal([
        'guest-merge-failed',
      ]);
      // The others have arrived and show.
      expect(read(profileAtom).providers).to.have.length(3);
      expect(profileReads(page)).to.equal(2);
    });

    it('are not written over a section that cannot be read', async () => {
      const page = signIn();
      replaceResponseText(page.service, `${USERS}/plans`, 'no', 500);
      const before = stored();
      await startLoadFlow();
      expect(Object.keys(writes(page))).to.have.members(['drugs', 'providers']);
      expect(stored()).to.equal(before);
      expect(page.log.join()).to.contain('profile (plans) failed: status 500');
      expect(page.service.state.plansDetails.plans).to.have.length(8);
    });

    for (const [name, body] of [
      ['lacks its list', { uuid: 'demo-consumer' }],
      ['is null', null],
      ['is a list', []],
    ] as const)
      it(`are not written over a section whose response ${name}`, async () => {
        const page = signIn();
        replaceResponse(page.service, `${USERS}/plans`, body);
        const before = stored();
        await startLoadFlow();
        expect(Object.keys(writes(page))).to.have.members(['drugs', 'providers']);
        expect(stored()).to.equal(before);
        expect(page.log.join()).to.contain('profile (plans) has no plansDetails');
      });

    for (const [name, items] of [
      ['nothing', {}],
      ['empty lists', { plansDetails: { plans: [] }, providersDetails: { providerIdList: [] } }],
      ['nothing that can be read', { plansDetails: 'all of them', drugsAndPharmacyDetails: [1] }],
    ] as const)
      it(`cost no call when there is ${name}`, async () => {
        const page = signIn(items);
        await startLoadFlow();
        expect(writes(page)).to.deep.equal({});
        expect([requestsTo(page.service, '/Users/').length, profileReads(page)]).to.deep.equal([1, 1]);
      });

    it('cost no call when what is stored is no JSON', async () => {
      const page = signIn();
      localStorage.setItem(GUEST_PROFILE, '{"plansDetails": ');
      expect(await startLoadFlow()).to.deep.equal({ outcome: 'success' });
      expect(requestsTo(page.service, '/Users/')).to.have.length(1);
    });

    it('stay where they are on a visit without a sign-in', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { guest: { mergeOnSignIn: true } } });
      localStorage.setItem(GUEST_PROFILE, JSON.stringify(guestItems()));
      const before = stored();
      await startLoadFlow();
      expect(writes(page)).to.deep.equal({});
      expect(stored()).to.equal(before);
    });

    it('stay where they are when the sign-in fails', async () => {
      const page = signIn(guestItems(), { fail: { call: 'authValidate', kind: 401 } });
      const before = stored();
      await startLoadFlow();
      expect(writes(page)).to.deep.equal({});
      expect(stored()).to.equal(before);
    });

    it('come before a member’s import, which both show in the end (LOAD-31)', async () => {
      const page = openTestPage({ scenario: 'member-import', config: { guest: { mergeOnSignIn: true } } });
      localStorage.setItem(GUEST_PROFILE, JSON.stringify(guestItems()));
      arriveWithCode('demo-member-import');
      await startLoadFlow();
      const posts = page.service.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
      expect(posts.findIndex((path) => path.includes('/Users/'))).to.be.below(
        posts.findIndex((path) => path.includes('/import/')),
      );
      expect(read(profileAtom).plans).to.have.length(7);
      expect(read(profileAtom).drugs).to.have.length(4);
      expect(profileReads(page)).to.equal(3);
    });
  });
});
