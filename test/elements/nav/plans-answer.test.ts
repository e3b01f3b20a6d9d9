import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { eventually, settled } from '../../support/clock';
import { focused } from '../../support/keys';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';
import { changePlanLists, holdResponses } from '../../support/responses';
import { arriveAt } from '../../support/views';

const NAV = 'shopper-profile-nav';
const PLANS = 'shopper-profile-plans';
const ANSWER = /^(None|\d|At least \d) covers? /;

async function openPhone(page: TestPage, attributes = 'year-cost'): Promise<TestPage> {
  arriveAt('');
  page.container.style.inlineSize = '500px';
  await page.place(NAV);
  await page.place(PLANS, attributes);
  await page.place('shopper-profile-drugs');
  return page;
}

const consumer = (options: PageOptions = {}): TestPage =>
  openTestPage({ scenario: 'consumer', date: '2026-11-20', ...options });

const answer = ({ screen }: TestPage, name: string | RegExp): Promise<HTMLElement> =>
  eventually(() => screen.getByShadowRole('button', { name }));

async function hasNoAnswer({ screen }: TestPage): Promise<void> {
  await settled();
  expect(screen.getByShadowText(/^You have \d saved plans? for 202\d/)).to.exist;
  expect(screen.queryByShadowRole('button', { name: ANSWER })).to.be.null;
}

describe('the answer beside the number of saved plans (contract §8, year-cost)', () => {
  afterEach(leaveTestPage);

  it('counts the plans that cover all drugs, and leads to them', async () => {
    const page = await openPhone(consumer());
    await page.user.click(await answer(page, '3 cover all your drugs'));
    expect(focused()?.textContent).to.equal('Plans that cover all your drugs');
  });

  it('is there in a side column, too', async () => {
    const page = consumer();
    arriveAt('');
    const nav = await page.place(NAV);
    nav.style.inlineSize = '250px';
    await page.place(PLANS, 'year-cost');
    await eventually(() => expect(nav.shadowRoot!.querySelector('.nav:not([data-top])')).to.exist);
    await page.user.click(await answer(page, '3 cover all your drugs'));
    expect(focused()?.textContent).to.equal('Plans that cover all your drugs');
  });

  it('leads to the first list if there are too few plans for an overview', async () => {
    const page = consumer();
    const { plansDetails } = page.service.state;
    plansDetails.plans = plansDetails.plans.filter(({ planId }) =>
      ['H8145006000', 'S5884163000'].includes(planId),
    );
    await openPhone(page);
    await page.user.click(await answer(page, '2 cover all your drugs'));
    expect(focused()?.textContent).to.equal('Medicare Advantage plans');
  });

  it('is not there with one plan, nor without saved drugs', async () => {
    const page = consumer();
    const { plansDetails } = page.service.state;
    plansDetails.plans = plansDetails.plans.filter(({ planId }) => planId === 'H8145006000');
    await openPhone(page);
    await ready();
    await hasNoAnswer(page);
    leaveTestPage();
    const other = consumer();
    other.service.state.drugsAndPharmacyDetails.drugInfoDetails.splice(0);
    await openPhone(other);
    await ready();
    await hasNoAnswer(other);
  });

  it('counts covered drugs as the cards do, also without the saved pharmacy in the network (PLANS-32)', async () => {
    const page = openTestPage({ scenario: 'guest', date: '2026-11-20' });
    await openPhone(page);
    expect(await answer(page, '3 cover all your drugs')).to.exist;
    const cards = page.screen.getAllByShadowRole('button', { name: /^Your drugs: 3 of 3 covered/ });
    expect(cards).to.have.length(3);
    expect(cards.filter((button) => button.textContent.includes('Pharmacy not in network'))).to.have.length(
      1,
    );
  });

  it('is “at least” if a plan does not state what it covers', async () => {
    const page = openTestPage({ scenario: 'guest', date: '2026-11-20' });
    changePlanLists(page.service, (plans) =>
      plans.map((plan) => (plan.planType === 'SNP' ? { ...plan, coveredDrugs: undefined } : plan)),
    );
    await openPhone(page);
    expect(await answer(page, 'At least 2 cover all your drugs')).to.exist;
  });

  it('is of one drug if one is saved', async () => {
    const page = consumer();
    const { drugInfoDetails } = page.service.state.drugsAndPharmacyDetails;
    drugInfoDetails.splice(1);
    await openPhone(page);
    expect(await answer(page, /^(At least )?\d cover your drug$/)).to.exist;
  });

  it('states that no plan covers all drugs', async () => {
    const page = consumer();
    changePlanLists(page.service, (plans) => plans.map((plan) => ({ ...plan, coveredDrugs: [] })));
    await openPhone(page);
    expect(await answer(page, 'None covers all your drugs')).to.exist;
  });

  it('is not there before all plans have loaded', async () => {
    const page = consumer();
    // A plan that is not in its list is requested by itself.
    changePlanLists(page.service, (plans) => plans.filter(({ planId }) => planId !== 'S5884163000'));
    const held = holdResponses(page.service, '/planinfo/details/');
    await openPhone(page);
    await eventually(() => page.screen.getByShadowRole('button', { name: /^Humana Gold Choice/ }));
    await hasNoAnswer(page);
    held.arrive();
    expect(await answer(page, /^[23] cover all your drugs$/)).to.exist;
  });

  it('is not there if the plans do not state what they cover, or have failed to load', async () => {
    const page = consumer();
    changePlanLists(page.service, (plans) => plans.map((plan) => ({ ...plan, coveredDrugs: undefined })));
    await openPhone(page);
    await ready();
    await eventually(() =>
      page.screen.getByShadowRole('region', { name: 'Plans that cover all your drugs' }),
    );
    await hasNoAnswer(page);
    leaveTestPage();
    const other = await openPhone(consumer({ fail: { call: 'planList', kind: 500 } }));
    await ready();
    await hasNoAnswer(other);
  });

  it('is not there with the drugs, nor on a page without year-cost', async () => {
    const page = await openPhone(consumer());
    await answer(page, ANSWER);
    await page.user.click(page.screen.getByShadowRole('link', { name: /^Your drugs/ }));
    await eventually(() => expect(page.screen.queryByShadowRole('button', { name: ANSWER })).to.be.null);
    leaveTestPage();
    const other = await openPhone(consumer(), '');
    await ready();
    await hasNoAnswer(other);
  });

  it('goes with the plans', async () => {
    const page = await openPhone(consumer());
    await answer(page, ANSWER);
    page.container.querySelector(PLANS)!.remove();
    await eventually(() => expect(page.screen.queryByShadowRole('button', { name: ANSWER })).to.be.null);
  });

  it('has a target of 44 px, and moves nothing when it comes', async () => {
    const page = consumer();
    const held = holdResponses(page.service, '/plan-years/2027/');
    await openPhone(page);
    await hasNoAnswer(page);
    const nav = page.container.querySelector(NAV)!;
    const { height } = nav.getBoundingClientRect();
    held.arrive();
    const text = (await answer(page, ANSWER)).parentElement!;
    await settled();
    expect(text.getBoundingClientRect().height).to.be.at.least(44);
    expect(nav.getBoundingClientRect().height).to.be.closeTo(height, 1);
  });

  it('in Spanish', async () => {
    const page = await openPhone(consumer({ config: { locale: 'es' } }));
    expect(await answer(page, '3 cubren todos sus medicamentos')).to.exist;
  });
});
