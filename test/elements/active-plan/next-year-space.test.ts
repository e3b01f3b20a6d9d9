import { expect } from 'chai';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';

const ACTIVE_PLAN = 'shopper-profile-active-plan';
const YEAR_CHANGE = 'shopper-profile-year-change';

const card = ({ screen }: TestPage): HTMLElement =>
  inside(screen.getByShadowRole('region', { name: 'Your active plan' })).getByRole('article');
const rowOf = (page: TestPage): HTMLElement | null => card(page).querySelector('.ahead');

/** Adds the tag of year-change, whose files have not loaded: only the last test of this file loads them. */
async function fill(page: TestPage): Promise<void> {
  page.container.innerHTML = `<${YEAR_CHANGE}></${YEAR_CHANGE}>`;
  await page.place(ACTIVE_PLAN);
}

describe('the space of the next year on the card of the active plan', () => {
  afterEach(leaveTestPage);

  it('is there before the files of year-change have loaded, and ends after 10 seconds', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    startFakeClock();
    await fill(page);
    await settled();
    expect(rowOf(page)?.textContent.trim()).to.equal('Loading plan details');
    await pass(9_999);
    expect(rowOf(page)).not.to.be.null;
    await pass(1);
    expect(rowOf(page)).to.be.null;
  });

  it('is not there before October (contract §8)', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-09-30' });
    await fill(page);
    await ready();
    await settled();
    expect(rowOf(page)).to.be.null;
  });

  it('is not there if the plan could not be loaded (ERR-07)', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: { call: 'planList', kind: 500 } });
    await fill(page);
    await ready();
    await eventually(() => expect(card(page).textContent).to.contain('We cannot show the prices'));
    expect(rowOf(page)).to.be.null;
  });

  it('holds the text: the card does not get higher or lower', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await fill(page);
    await page.place('shopper-profile-plans');
    await settled();
    const before = card(page).getBoundingClientRect().height;
    await page.place(YEAR_CHANGE);
    await eventually(() => expect(inside(rowOf(page)!).getByRole('button', { name: /^See all/ })).to.exist);
    await settled();
    expect(card(page).getBoundingClientRect().height).to.be.closeTo(before, 1);
  });
});
