import { expect } from 'chai';
import { isPlansExistsAtom } from '../../../src/state/plans/plans';
import { read } from '../../../src/state/store';
import { cardOf, cardsShown, planNames } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { leaveTestPage, openTestPage, whenLeaving, type TestPage } from '../../support/page';
import { favorite, medsuppData, searches } from '../../support/supplements';

const PLANS = 'shopper-profile-plans';
const PLAN_G = /Supplement Plan G/;
const EMPTY = 'You have no saved plans';

/** As long as the data of a shopper who has started many applications. */
const LONG = medsuppData([favorite('G01')], {
  applicantInformation: { zipCode: '60614' },
  applications: Array.from({ length: 2500 }, (_, index) => ({
    applicationId: `A-${String(index)}`,
    answers: { question: 'Have you had treatment '.repeat(15), answer: 'No' },
  })),
});

/** The browser is never idle until `rest` is called. */
function keepBusy(): { rest(): void } {
  const jobs: IdleRequestCallback[] = [];
  // WebKit does not have it.
  const native = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback');
  const value = (job: IdleRequestCallback): number => jobs.push(job);
  Object.defineProperty(window, 'requestIdleCallback', { configurable: true, value });
  const rest = (): void => {
    for (const job of jobs.splice(0)) job({ didTimeout: false, timeRemaining: () => 50 });
  };
  whenLeaving(() => {
    if (native) Object.defineProperty(window, 'requestIdleCallback', native);
    else Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  return { rest };
}

function openLong(scenario: 'consumer' | 'empty', text = LONG): TestPage & { rest(): void } {
  const page = openTestPage({ scenario });
  page.service.state.medsuppData = text;
  return { ...page, ...keepBusy() };
}

describe('a long text of supplements in the profile (DATA-12)', () => {
  afterEach(leaveTestPage);

  it('is one of about 1 MB', () => {
    expect(LONG.length).to.be.above(1_000_000);
  });

  it('is read after the other cards show; then its cards come, and the count is right (MODEL-14, DATA-42)', async () => {
    const page = openLong('consumer');
    await page.place(PLANS);
    await page.place('shopper-profile-nav');
    await page.place('shopper-profile-tiles');
    await cardsShown(page.screen, 6);
    await settled();
    const status = page.screen.getAllByShadowRole('status').map(({ textContent }) => textContent);
    expect(status.join()).not.to.match(/\d+ saved plan/);
    expect(page.container.querySelector('shopper-profile-nav')!.shadowRoot!.textContent).not.to.match(
      /saved plan/,
    );
    expect(searches(page)).to.be.empty;
    page.rest();
    await cardsShown(page.screen, 7);
    await cardOf(page.screen, PLAN_G);
    expect(searches(page)).to.have.length(1);
    await eventually(() =>
      expect(page.container.querySelector('shopper-profile-nav')!.shadowRoot!.textContent).to.match(
        /7 saved plans for 2027/,
      ),
    );
  });

  it('is waited for before anyone is told that nothing is saved (PLANS-13, SHELL-66)', async () => {
    const page = openLong('empty');
    await page.place(PLANS);
    await page.place('shopper-profile-find-plan');
    await page.place('shopper-profile-nav');
    await page.place('shopper-profile-shopping-options');
    await settled();
    const isEmptySaid = () => page.screen.queryByShadowRole('heading', { name: EMPTY }) !== null;
    const text = (tag: string) => page.container.querySelector(tag)!.shadowRoot!.textContent;
    expect(isEmptySaid()).to.be.false;
    expect(text('shopper-profile-find-plan')).not.to.match(/Find/);
    expect(text('shopper-profile-nav')).not.to.match(/no saved|0 saved/i);
    page.rest();
    await cardOf(page.screen, PLAN_G);
    expect(isEmptySaid()).to.be.false;
    expect(read(isPlansExistsAtom)).to.be.true;
    expect(text('shopper-profile-find-plan')).not.to.match(/Find/);
    await eventually(() => expect(text('shopper-profile-nav')).to.match(/1 saved plan/));
  });

  it('that has no supplement in it shows a message once it is read (PLANS-13)', async () => {
    const page = openLong('empty', LONG.replace('"planCode":"G01"', '"planName":"G"'));
    await page.place(PLANS);
    await settled();
    expect(page.screen.queryByShadowRole('heading', { name: EMPTY })).to.be.null;
    page.rest();
    expect(await page.screen.findByShadowRole('heading', { name: EMPTY })).to.exist;
    expect(planNames(page.screen)).to.deep.equal([]);
  });
});
