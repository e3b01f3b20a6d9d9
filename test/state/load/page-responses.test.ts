/** Responses of the services that the server of the site has embedded in the page (contract §8). */
import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { takeEarlyResponse } from '../../../src/browser/early-responses';
import { planDetailAtom } from '../../../src/state/plans/plan-detail';
import { shownPlansAtom } from '../../../src/state/plans/plans';
import { goOnAsGuest, startLoadFlow } from '../../../src/state/load/load-flow';
import { read } from '../../../src/state/store';
import { holdResponses, requestsTo } from '../../support/responses';
import { settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, whenLeaving, type TestPage } from '../../support/page';
import { arriveWithCode } from '../../support/visits';

const UUID = 'demo-consumer';
const FLAGS = '/landrover/api/featureToggle';
const DATE = '/landrover/api/serverData';
const PROFILE = `/landrover/api/Users/${UUID}/all`;
const LISTS = '/planinfo/product-details/';

type Parts = Record<string, unknown>;

const bodyOf = async (path: string): Promise<unknown> => (await fetch(path)).json() as Promise<unknown>;

/** What a server would embed in the page: the bodies that the services of this page return. */
async function answersOf(page: TestPage): Promise<Parts & { planLists: Parts[] }> {
  const profile = (await bodyOf(PROFILE)) as { plansDetails: { plans: Record<string, unknown>[] } };
  const places = new Map(
    profile.plansDetails.plans.map(({ planYear, planType, zipCode, county }) => {
      const { stateCode, fipsCountyCode } = county as Record<string, string>;
      const list = { planYear, planType, zipcode: zipCode, fips: fipsCountyCode, stateCode };
      return [JSON.stringify(list), list];
    }),
  );
  const planLists = await Promise.all(
    [...places.values()].map(async (list) => ({
      ...list,
      plans: await bodyOf(
        `${LISTS}VPP/plan-years/${String(list.planYear)}/products/${String(list.planType)}/state-codes/${list.stateCode}/fips-county-codes/${list.fips}`,
      ),
    })),
  );
  const responses = {
    uuid: UUID,
    featureToggle: await bodyOf(FLAGS),
    serverData: await bodyOf(DATE),
    profile,
    planLists,
  };
  page.service.requests.splice(0);
  return responses;
}

function putIntoPage(content: unknown): HTMLScriptElement {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset.shopperProfileAnswers = '';
  block.textContent = typeof content === 'string' ? content : JSON.stringify(content);
  document.head.append(block);
  whenLeaving(() => {
    block.remove();
  });
  return block;
}

const openPage = (options: PageOptions = {}): TestPage => openTestPage({ scenario: 'consumer', ...options });

const counts = ({ service }: TestPage): Record<string, number> => ({
  flags: requestsTo(service, FLAGS).length,
  date: requestsTo(service, DATE).length,
  profile: requestsTo(service, PROFILE).length,
  lists: requestsTo(service, LISTS).length,
});

const warnings = ({ log }: TestPage): string[] => log.filter((line) => line.includes('answers'));

const areCardsComplete = (): boolean =>
  read(shownPlansAtom).length > 0 && read(shownPlansAtom).every(read(planDetailAtom));

describe('responses in the page', () => {
  afterEach(leaveTestPage);

  it('take the place of the requests; the cards show while no service has responded', async () => {
    const page = openPage();
    putIntoPage(await answersOf(page));
    holdResponses(page.service, '/');
    const plans = await page.place('shopper-profile-plans');
    expect(await inside(plans).findAllByShadowRole('button', { name: /^Remove/ })).not.to.be.empty;
    expect(counts(page)).to.deep.equal({ flags: 0, date: 0, profile: 0, lists: 0 });
    expect(areCardsComplete()).to.be.true;
  });

  it('are gone from the document before the first request, for other scripts too', async () => {
    const page = openPage();
    const block = putIntoPage(await answersOf(page));
    void startLoadFlow();
    await settled();
    expect(block.isConnected).to.be.false;
    expect(document.documentElement.outerHTML).not.to.contain('userDetails');
  });

  it('are used once: a refresh asks the services', async () => {
    const page = openPage();
    putIntoPage(await answersOf(page));
    await startLoadFlow();
    await window.shopperProfile!.refresh!();
    expect(counts(page).profile).to.equal(1);
    expect(counts(page).lists).to.be.above(0);
  });

  it('find their list without a state, and with the state’s code in front of the county’s', async () => {
    const page = openPage();
    const responses = await answersOf(page);
    const planLists = responses.planLists.map(({ stateCode: _, fips, ...list }) => ({
      ...list,
      fips: `17${String(fips)}`,
    }));
    putIntoPage({ ...responses, planLists });
    await startLoadFlow();
    expect(counts(page).lists).to.equal(0);
    expect(areCardsComplete()).to.be.true;
  });

  it('are not used for a list of another year, type or county, which is requested', async () => {
    for (const other of [{ planYear: 2019 }, { planType: 'XX' }, { fips: '999' }]) {
      const page = openPage();
      const responses = await answersOf(page);
      const [first] = responses.planLists;
      putIntoPage({ ...responses, planLists: [{ ...first, ...other }] });
      await startLoadFlow();
      expect(counts(page).lists, JSON.stringify(other)).to.be.above(0);
      expect(areCardsComplete()).to.be.true;
    }
  });

  const unreadable: [string, (responses: Parts) => Parts, keyof ReturnType<typeof counts>][] = [
    ['flags that are none', (all) => ({ ...all, featureToggle: 'on' }), 'flags'],
    ['no flags', ({ featureToggle: _, ...rest }) => rest, 'flags'],
    ['a date that is none', (all) => ({ ...all, serverData: { systemDateTime: 'today' } }), 'date'],
    ['a date of null', (all) => ({ ...all, serverData: null }), 'date'],
    ['a profile without userDetails', (all) => ({ ...all, profile: {} }), 'profile'],
    ['a profile of null', (all) => ({ ...all, profile: null }), 'profile'],
    ['a profile that is a text', (all) => ({ ...all, profile: 'maintenance' }), 'profile'],
    [
      'lists without plans',
      (all) => ({ ...all, planLists: [{ planYear: 2027, plans: {} }, null, 7] }),
      'lists',
    ],
    ['lists that are none', (all) => ({ ...all, planLists: 'none' }), 'lists'],
  ];
  for (const [what, change, part] of unreadable)
    it(`${what}: requested as usual, and the rest is used`, async () => {
      const page = openPage();
      putIntoPage(change(await answersOf(page)));
      expect((await startLoadFlow()).outcome).to.equal('success');
      const { [part]: asked, ...others } = counts(page);
      expect(asked).to.be.above(0);
      expect(Object.values(others)).to.deep.equal([0, 0, 0]);
      expect(warnings(page)).to.be.empty;
    });

  const dropped: [string, (responses: Parts) => unknown, string][] = [
    ['broken JSON', () => '{ "uuid": "demo-consumer", ', 'it is not JSON'],
    ['an empty block', () => '', 'it is not JSON'],
    ['null', () => 'null', 'it is not an object'],
    ['a list', () => '[]', 'it is not an object'],
    ['no uuid', ({ uuid: _, ...rest }) => rest, 'it has no uuid'],
    ['a uuid of null', (all) => ({ ...all, uuid: null }), 'it has no uuid'],
    ['another shopper', (all) => ({ ...all, uuid: 'somebody-else' }), 'it is for another shopper'],
    [
      'the lists of another shopper',
      ({ planLists }) => ({ uuid: 'somebody-else', planLists }),
      'it is for another shopper',
    ],
    [
      'the profile of another shopper',
      (all) => ({ ...all, profile: { userDetails: { uuid: 'somebody-else', firstName: 'Marta' } } }),
      'it is for another shopper',
    ],
  ];
  for (const [what, change, reason] of dropped)
    it(`${what}: all of it is dropped with one warning, and requested`, async () => {
      const page = openPage();
      const block = putIntoPage(change(await answersOf(page)));
      expect((await startLoadFlow()).outcome).to.equal('success');
      expect(block.isConnected).to.be.false;
      expect(warnings(page)).to.have.length(1);
      expect(warnings(page)[0]).to.contain(reason);
      expect(warnings(page)[0]).not.to.match(/demo-consumer|somebody-else|Marta/);
      for (const [part, count] of Object.entries(counts(page))) expect(count, part).to.be.above(0);
      expect(areCardsComplete()).to.be.true;
    });

  it('are dropped for a guest, who has no identity cookie', async () => {
    const shopper = openPage();
    const responses = await answersOf(shopper);
    const page = openPage({ scenario: 'guest' });
    putIntoPage(responses);
    await startLoadFlow();
    expect(warnings(page)[0]).to.contain('no identity cookie');
    expect(counts(page).lists, 'the guest’s own').to.be.above(0);
  });

  it('are dropped while someone signs in', async () => {
    const page = openPage();
    const responses = await answersOf(page);
    arriveWithCode(UUID);
    putIntoPage(responses);
    await startLoadFlow();
    expect(warnings(page)[0]).to.contain('sign-in code');
    expect(counts(page).profile).to.equal(1);
  });

  it('that were not used go with the shopper', async () => {
    const page = openPage();
    const responses = await answersOf(page);
    putIntoPage({
      ...responses,
      planLists: responses.planLists.map((list) => ({ ...list, planYear: 2026 })),
    });
    await startLoadFlow();
    goOnAsGuest();
    await settled();
    for (const { planType, stateCode, fips } of responses.planLists) {
      const name = [2026, planType, stateCode, fips].join('/');
      expect(takeEarlyResponse(name), name).to.be.undefined;
    }
  });
});
