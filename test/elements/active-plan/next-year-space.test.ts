import { expect } from 'chai';
import { eventually, settled } from '../../support/clock';
import { factOf } from '../../support/cards';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';
import { holdResponses } from '../../support/responses';

const ACTIVE_PLAN = 'shopper-profile-active-plan';
const YEAR_CHANGE = 'shopper-profile-year-change';

const card = ({ screen }: TestPage): HTMLElement =>
  inside(screen.getByShadowRole('region', { name: 'Your active plan' })).getByRole('article');
const rowOf = (page: TestPage): HTMLElement | null => card(page).querySelector('.ahead');

const show = (page: TestPage): Promise<unknown> => page.place(ACTIVE_PLAN, 'next-year');

describe('the space of the next year on the card of the active plan', () => {
  afterEach(leaveTestPage);

  it('is not there before October (contract §8)', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-09-30' });
    await show(page);
    await ready();
    await settled();
    expect(rowOf(page)).to.be.null;
  });

  it('is not there if the plan could not be loaded (ERR-07)', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: { call: 'planList', kind: 500 } });
    await show(page);
    await ready();
    await eventually(() => expect(card(page).textContent).to.contain('We cannot show the prices'));
    expect(rowOf(page)).to.be.null;
  });

  it('holds the text: the card does not get higher or lower', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const held = holdResponses(page.service, '/plan-years/2027/');
    for (const tag of ['shopper-profile-plans', YEAR_CHANGE] as const) await page.place(tag);
    await show(page);
    await eventually(() =>
      expect(rowOf(page)?.textContent).to.equal('If you keep this plan in 2027Loading plan details'),
    );
    await eventually(() => expect(factOf(card(page), 'Monthly premium')).to.have.length(1));
    const before = card(page).getBoundingClientRect().height;
    held.arrive();
    held.holdNoMore();
    await eventually(() => expect(inside(rowOf(page)!).getByRole('button', { name: /^See all/ })).to.exist);
    await settled();
    expect(card(page).getBoundingClientRect().height).to.be.closeTo(before, 1);
  });
});
