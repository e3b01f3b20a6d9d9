import { expect } from 'chai';
import { isPlansExistsAtom, savedPlansCountAtom } from '../../../src/state/plans/plans';
import { read } from '../../../src/state/store';
import { holdResponses, requestsTo } from '../../support/responses';
import { cardOf, cardsShown, factOf, planNames, textsOf } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { favorite, medsuppData, openSupplements, savedCodes } from '../../support/supplements';

const PLANS = 'shopper-profile-plans';
const PLAN_G = /Supplement Plan G/;
const NAMES = ['F', 'G', 'N'].map((letter) => `Medicare Supplement Plan ${letter}`);
const PLAN_PATH = '/landrover/api/Users/demo-empty/medsuppPlans';
const GUEST = 'shopperProfile.guestProfile';
const MORE = { applicantInformation: { zipCode: '60614', firstName: 'Agnes' }, unknown: [1, null] };

const calls = ({ service }: TestPage): string[] =>
  requestsTo(service, '/Users/')
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);

/** Opens the removal popup of the supplement, and returns it. */
async function remove(page: TestPage, name = PLAN_G): Promise<void> {
  const card = await cardOf(page.screen, name);
  await page.user.click(inside(card).getByRole('button', { name: /^Remove / }));
  const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
  await page.user.click(inside(dialog).getByRole('button', { name: 'Remove from saved plans' }));
}

async function openThree(): Promise<TestPage> {
  const page = await openSupplements({ saved: ['F01', 'G01', 'N01'], more: MORE });
  await eventually(() => expect(planNames(page.screen)).to.deep.equal(NAMES));
  return page;
}

const undo = async (page: TestPage): Promise<void> =>
  page.user.click(await page.screen.findByShadowRole('button', { name: 'Undo' }));

describe('removing a saved supplement', () => {
  afterEach(leaveTestPage);

  it('takes it from the page, the counts and the service by a call of its own (DEL-06, DEL-07, DEL-08, DEL-12, DEL-20)', async () => {
    const page = await openThree();
    const held = holdResponses(page.service, '/medsuppPlans/');
    const seen = spyOnEvents('item-removed', 'item-restored', 'error');
    expect(read(savedPlansCountAtom)).to.equal(3);
    await remove(page);
    await cardsShown(page.screen, 2);
    expect(read(savedPlansCountAtom)).to.equal(2);
    held.arrive();
    await eventually(() => expect(seen).to.deep.equal([['item-removed', { kind: 'plan', count: 2 }]]));
    expect(calls(page)).to.deep.equal([`DELETE ${PLAN_PATH}/2027/G01`]);
    expect(savedCodes(page.service)).to.equal('F01,N01');
    expect(JSON.parse(page.service.state.medsuppData)).to.deep.include(MORE);
    await settled();
    expect(planNames(page.screen)).to.deep.equal([NAMES[0], NAMES[2]]);
  });

  it('takes away all that the service has of it, each by its own spelling (OPEN-A081, DEL-09)', async () => {
    const page = await openSupplements({ saved: ['g01', 'N01', 'G01'] });
    await cardsShown(page.screen, 2);
    await remove(page);
    await eventually(() => expect(savedCodes(page.service)).to.equal('N01'));
    expect(calls(page)).to.deep.equal([`DELETE ${PLAN_PATH}/2027/g01`, `DELETE ${PLAN_PATH}/2027/G01`]);
    await window.shopperProfile!.refresh!();
    await settled();
    expect(planNames(page.screen)).to.deep.equal([NAMES[2]]);
  });

  it('says of the last one that there are none (DEL-16)', async () => {
    const page = await openSupplements({ saved: ['G01'] });
    await remove(page);
    expect(await page.screen.findByShadowRole('heading', { name: 'You have no saved plans' })).to.exist;
    expect(read(isPlansExistsAtom)).to.be.false;
  });

  it('stays, at its place, when the call fails, and that is told (DEL-09, DEL-11, DEL-12, DEL-18)', async () => {
    const page = await openThree();
    page.service.setFailures({ call: 'deleteMedsuppPlan', kind: 500 });
    const seen = spyOnEvents('item-removed', 'item-restored', 'error');
    await remove(page);
    await eventually(() => expect(seen).to.have.length(2));
    expect(seen.map(([name]) => name)).to.deep.equal(['error', 'item-restored']);
    expect(seen[0]![1]).to.include({ code: 'delete-plan-failed' });
    expect(seen[1]![1]).to.deep.equal({ kind: 'plan', count: 3 });
    await eventually(() => expect(planNames(page.screen)).to.deep.equal(NAMES));
    expect(read(savedPlansCountAtom)).to.equal(3);
    expect(savedCodes(page.service)).to.equal('F01,G01,N01');
    expect(page.log.join()).not.to.match(/G01|Agnes/);
  });

  it('is done where the service says that there is none, and has none (contract §7)', async () => {
    const page = await openThree();
    page.service.state.medsuppData = medsuppData([favorite('F01'), favorite('N01')], MORE);
    await remove(page);
    await eventually(() => expect(read(savedPlansCountAtom)).to.equal(2));
    await settled();
    expect(planNames(page.screen)).to.deep.equal([NAMES[0], NAMES[2]]);
  });

  it('is not brought back by a response that is older than it (DEL-06)', async () => {
    const page = await openThree();
    const held = holdResponses(page.service, '/all');
    const refreshed = window.shopperProfile!.refresh!();
    await eventually(() => expect(requestsTo(page.service, '/all')).to.have.length(2));
    await settled();
    await remove(page);
    await eventually(() => expect(savedCodes(page.service)).to.equal('F01,N01'));
    await settled();
    held.arrive();
    await refreshed;
    await settled();
    expect(planNames(page.screen)).to.deep.equal([NAMES[0], NAMES[2]]);
    expect(read(savedPlansCountAtom)).to.equal(2);
  });

  it('that is overdue is given up, and takes effect when it succeeds late (contract §7)', async () => {
    const page = await openThree();
    startFakeClock();
    const held = holdResponses(page.service, '/medsuppPlans/');
    await remove(page);
    await cardsShown(page.screen, 2);
    await pass(10_000);
    expect(planNames(page.screen)).to.deep.equal(NAMES);
    held.arrive();
    await cardsShown(page.screen, 2);
    expect(read(savedPlansCountAtom)).to.equal(2);
  });

  it('of which another tab has taken one spelling takes the other (OPEN-A081)', async () => {
    const page = await openSupplements({ saved: ['g01', 'N01', 'G01'] });
    await cardsShown(page.screen, 2);
    page.service.state.medsuppData = medsuppData([favorite('N01'), favorite('G01')]);
    await remove(page);
    await eventually(() => expect(savedCodes(page.service)).to.equal('N01'));
    await settled();
    expect(planNames(page.screen)).to.deep.equal([NAMES[2]]);
    expect(read(savedPlansCountAtom)).to.equal(1);
  });

  it('can be undone: it is back in its place, and the service has all else as it was (DEL-20, HTTP-04, OPEN-B32)', async () => {
    const page = await openThree();
    const before = JSON.parse(page.service.state.medsuppData) as unknown;
    await remove(page);
    const seen = spyOnEvents('item-restored');
    await undo(page);
    await eventually(() => expect(planNames(page.screen)).to.deep.equal(NAMES));
    await eventually(() => expect(seen).to.deep.equal([['item-restored', { kind: 'plan', count: 3 }]]));
    expect(calls(page).at(-1)).to.equal(`POST ${PLAN_PATH}`);
    expect(requestsTo(page.service, '/medsuppPlans').at(-1)!.body).to.deep.equal(before);
    expect(JSON.parse(page.service.state.medsuppData)).to.deep.equal(before);
  });

  it('can be undone after others have come and gone: it is at its place among them (DEL-09)', async () => {
    const page = await openThree();
    await remove(page);
    await page.screen.findByShadowRole('button', { name: 'Undo' });
    page.service.state.medsuppData = medsuppData([favorite('F01'), favorite('K01'), favorite('N01')], MORE);
    await undo(page);
    await eventually(() => expect(savedCodes(page.service)).to.equal('F01,G01,K01,N01'));
    await cardsShown(page.screen, 4);
  });

  it('is not undone where that fails, and can be tried again', async () => {
    const page = await openThree();
    await remove(page);
    page.service.setFailures({ call: 'profileWrite', kind: 500 });
    await undo(page);
    await eventually(() =>
      expect(page.screen.getByShadowRole('status').textContent).to.contain('We could not put the plan back'),
    );
    await cardsShown(page.screen, 2);
    page.service.setFailures([]);
    await undo(page);
    await eventually(() => expect(planNames(page.screen)).to.deep.equal(NAMES));
  });

  it('leaves the local copy without it (DEL-13)', async () => {
    const page = await openThree();
    const copied = () =>
      (
        JSON.parse(localStorage.getItem('shopperProfile.profileCopy') ?? 'null') as {
          plansDetails: { plans: { planId: string }[] };
        } | null
      )?.plansDetails.plans.map(({ planId }) => planId);
    expect(copied()).to.deep.equal(['F01', 'G01', 'N01']);
    await remove(page);
    await eventually(() => expect(copied()).to.deep.equal(['F01', 'N01']));
  });

  it('of a guest takes it from this browser, and back (DEL-13)', async () => {
    const page = openTestPage({ scenario: 'guest' });
    const stored = (): Record<string, string> =>
      JSON.parse(localStorage.getItem(GUEST) ?? '{}') as Record<string, string>;
    const before = {
      ...stored(),
      medsuppData: medsuppData([favorite('F01'), favorite('G01')], {
        applicantInformation: { zipCode: '60614' },
      }),
    };
    localStorage.setItem(GUEST, JSON.stringify(before));
    await page.place(PLANS);
    await ready();
    const count = read(savedPlansCountAtom);
    await remove(page);
    await eventually(() => expect(savedCodes({ state: stored() } as never)).to.equal('F01'));
    expect(read(savedPlansCountAtom)).to.equal(count - 1);
    expect({ ...stored(), medsuppData: '' }).to.deep.equal({ ...before, medsuppData: '' });
    await undo(page);
    await cardOf(page.screen, PLAN_G);
    expect(JSON.parse(stored().medsuppData!)).to.deep.equal(JSON.parse(before.medsuppData));
    expect(calls(page)).to.be.empty;
  });

  it('asks first, with what its card says: positioning statement and premium, no benefit, no Extra Help (DEL-02 … DEL-04, OPEN-B15)', async () => {
    const page = await openSupplements({
      scenario: 'consumer',
      saved: ['G01'],
      config: { personalization: { getExtraHelp: () => Promise.resolve('yes') } },
    });
    await eventually(async () =>
      expect((await cardOf(page.screen, /Aetna Medicare Premier/)).textContent).to.contain('With Extra Help'),
    );
    const card = await cardOf(page.screen, PLAN_G);
    await page.user.click(inside(card).getByRole('button', { name: /^Remove / }));
    const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
    expect(inside(dialog).getByText(NAMES[1]!)).to.exist;
    expect(inside(dialog).getByText('Nearly everything, but the yearly Part B deductible')).to.exist;
    expect(textsOf(dialog.querySelectorAll('dt'))).to.deep.equal(['Monthly premium']);
    expect(factOf(dialog, 'Monthly premium')).to.deep.equal(['$121.91 + Part B premium']);
  });
});
