import { expect } from 'chai';
import axe from 'axe-core';
import type { PageOptions } from '../../../demo/page';
import { sessionStore } from '../../../src/browser/storage';
import { answerExtraHelp } from '../../../src/state/shopper/extra-help';
import { cardOf, factOf, planNames, removePlan } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { changePlanLists, holdResponses } from '../../support/responses';

const PLANS = 'shopper-profile-plans';
const KEY = 'shopperProfile.planOrder';
const [GOLD, FLORIDA, THIRD] = ['Gold', 'Florida', 'Third'] as const;

/** Prices of three Medicare Advantage plans: saved as Gold, Florida, Third. */
const wire: Record<string, Record<string, unknown>> = {
  [GOLD]: { planName: GOLD, monthlyPremium: 30, annualDrugCost: 100, '100Percent': 25 }, // 460
  [FLORIDA]: { planName: FLORIDA, monthlyPremium: 10, annualDrugCost: 900, '100Percent': 40 }, // 1,020
  [THIRD]: { planName: THIRD, monthlyPremium: 20, annualDrugCost: undefined, '100Percent': 1 },
};
const ids = { [GOLD]: 'H5521016000', [FLORIDA]: 'H8145006000', [THIRD]: 'H1036054000' };

interface Options extends PageOptions {
  /** Names of the plans that are saved, in order. */
  saved?: readonly (keyof typeof ids)[];
}

/** A page before anything is on it, for a shopper with these plans in one list. */
function openShopper({ saved = [GOLD, FLORIDA, THIRD], ...options }: Options = {}): TestPage {
  const page = openTestPage({ scenario: 'consumer', ...options });
  const { plansDetails } = page.service.state;
  const model = plansDetails.plans.find(({ planId }) => planId === ids[GOLD])!;
  plansDetails.plans = saved.map((name) => ({ ...model, planId: ids[name], planName: name }));
  changePlanLists(page.service, (plans) =>
    Object.entries(ids).map(([name, planId]) => ({
      ...plans[0],
      estimatedAnnualDrugCost: undefined,
      ...wire[name],
      planId,
    })),
  );
  return page;
}

async function show(page: TestPage, attributes: string): Promise<TestPage> {
  await page.place(PLANS, attributes);
  await ready();
  await settled();
  return page;
}

const openPlans = (attributes: string, options?: Options): Promise<TestPage> =>
  show(openShopper(options), attributes);

const order = ({ screen }: TestPage): string => planNames(screen).join(' ');
const control = ({ screen }: TestPage) =>
  screen.getByShadowRole<HTMLSelectElement>('combobox', { name: /^(Order|Orden)/ });
const controls = ({ screen }: TestPage) =>
  screen.queryAllByShadowRole<HTMLSelectElement>('combobox', { name: /^Order/ });
const said = ({ screen }: TestPage): string =>
  screen
    .getAllByShadowRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const choose = async (page: TestPage, orderBy: string): Promise<void> => {
  await page.user.selectOptions(control(page), orderBy);
  await settled();
};

describe('the order of saved plans (contract §8)', () => {
  afterEach(leaveTestPage);

  it('has no control where no plan of the list could be loaded', async () => {
    const page = await openPlans('order-by="premium"', { fail: { call: 'planList', kind: 500 } });
    expect(order(page)).to.equal('Gold Florida Third');
    expect(controls(page)).to.be.empty;
  });

  for (const [orderBy, shown] of [
    ['saved', 'Gold Florida Third'],
    ['premium', 'Florida Third Gold'],
    ['year-cost', 'Gold Florida Third'],
  ] as const)
    it(`is ${orderBy} by the attribute`, async () => {
      const page = await openPlans(`order-by="${orderBy}"`);
      expect(order(page)).to.equal(shown);
      expect(control(page).value).to.equal(orderBy);
    });

  it('puts plans with an unknown drug cost last, although their premium is known', async () => {
    const page = await openPlans('order-by="year-cost"', { saved: [THIRD, FLORIDA, GOLD] });
    expect(order(page)).to.equal('Gold Florida Third');
  });

  it('keeps the order of the page itself without the attribute, and draws no control', async () => {
    sessionStorage.setItem(KEY, 'premium');
    const page = openShopper();
    sessionStorage.setItem(KEY, 'premium');
    await show(page, 'year-cost');
    expect(order(page)).to.equal('Gold Florida Third');
    expect(controls(page)).to.be.empty;
  });

  it('can be set by the configuration', async () => {
    const page = await openPlans('', { config: { plans: { orderBy: 'premium' } } });
    expect(order(page)).to.equal('Florida Third Gold');
    expect(control(page).value).to.equal('premium');
  });

  it('has no control in a list of one card', async () => {
    const page = await openPlans('order-by="saved"', { saved: [GOLD] });
    expect(controls(page)).to.be.empty;
  });

  it('has a control in each list of two or more cards, named by the list', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await show(page, 'order-by="saved"');
    expect(controls(page).map((select) => select.getAttribute('aria-label'))).to.deep.equal([
      'Order: Medicare Advantage plans',
      'Order: Prescription drug plans',
      'Order: Special needs plans',
    ]);
  });

  describe('that the shopper chooses', () => {
    it('sorts the cards, is announced and dispatched, and leaves focus in the control', async () => {
      const page = await openPlans('order-by="saved"');
      const events = spyOnEvents('order-change');
      expect(control(page).options).to.have.length(3);
      control(page).focus();
      await press('ArrowDown');
      await settled();
      expect(order(page)).to.equal('Florida Third Gold');
      expect(focused()).to.equal(control(page));
      expect(said(page)).to.contain('Your plans are in order of monthly premium, lowest first.');
      expect(events).to.deep.equal([['order-change', { orderBy: 'premium' }]]);
    });

    it('sends no request', async () => {
      const page = await openPlans('order-by="saved" year-cost');
      const before = page.service.requests.length;
      await choose(page, 'year-cost');
      expect(page.service.requests.length).to.equal(before);
    });

    it('is kept for the session as a bare word, and takes precedence over the attribute', async () => {
      const page = await openPlans('order-by="saved"');
      await choose(page, 'premium');
      expect(sessionStorage.getItem(KEY)).to.equal('premium');
      const next = openShopper();
      sessionStorage.setItem(KEY, 'premium');
      await show(next, 'order-by="saved"');
      expect(order(next)).to.equal('Florida Third Gold');
      expect(control(next).value).to.equal('premium');
    });

    for (const garbage of ['', '"premium"', 'Premium', '{"orderBy":"premium"}', 'constructor'])
      it(`is none if the session contains ${JSON.stringify(garbage)}`, async () => {
        const page = openShopper();
        sessionStorage.setItem(KEY, garbage);
        await show(page, 'order-by="saved"');
        expect(order(page)).to.equal('Gold Florida Third');
      });

    it('counts for both elements of a page, and only one announces and dispatches it', async () => {
      const page = openShopper();
      await page.place(PLANS, 'order-by="saved"');
      await show(page, 'order-by="year-cost"');
      const events = spyOnEvents('order-change');
      const [first, second] = controls(page);
      await page.user.selectOptions(first!, 'premium');
      await settled();
      expect(second!.value).to.equal('premium');
      expect(order(page)).to.equal('Florida Third Gold Florida Third Gold');
      expect(events).to.have.length(1);
      expect(said(page).match(/in order of monthly premium/g)).to.have.length(1);
    });

    it('works in Spanish', async () => {
      const page = await openPlans('order-by="saved"', { config: { locale: 'es' } });
      await choose(page, 'premium');
      expect(said(page)).to.contain('Sus planes están ordenados por prima mensual, de menor a mayor.');
      expect([...control(page).options].map(({ text }) => text)).to.deep.equal([
        'Como los guardó',
        'Prima mensual',
        'Primas + medicamentos',
      ]);
    });
  });

  it('works if the browser blocks storage', async () => {
    const page = openShopper();
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    try {
      await show(page, 'order-by="saved"');
      await choose(page, 'premium');
      expect(order(page)).to.equal('Florida Third Gold');
    } finally {
      Storage.prototype.setItem = setItem;
      sessionStore.remove(KEY); // what it keeps in memory
    }
  });

  describe('leaves focus on a control of a card', () => {
    /** Focuses the details link of a card, with space below to scroll; records every later change of focus. */
    const holdCard = async (
      { container, screen }: TestPage,
      place: number,
    ): Promise<[HTMLElement, string[]]> => {
      container.style.paddingBlockEnd = '3000px';
      const links = await eventually(() => {
        const found = screen.getAllByShadowRole('link', { name: /^View plan details/ });
        expect(found).to.have.length(3);
        return found;
      });
      const link = links[place]!;
      link.focus();
      const moves: string[] = [];
      for (const type of ['focusin', 'focusout'])
        link.getRootNode().addEventListener(type, () => moves.push(type));
      return [link, moves];
    };

    it('when prices arrive late, at its place in the window', async () => {
      const page = openShopper({ config: { loading: { callWaitMs: 300 } } });
      const lists = holdResponses(page.service, '/planinfo/product-details/');
      await page.place(PLANS, 'order-by="premium"');
      const [link, moves] = await holdCard(page, 0);
      const { top } = link.getBoundingClientRect();
      lists.arrive();
      await eventually(() => expect(order(page)).to.equal('Florida Third Gold'));
      await settled();
      expect(link.closest('article')!.textContent).to.contain(GOLD);
      expect(focused()).to.equal(link);
      expect(moves).to.deep.equal([]);
      expect(link.getBoundingClientRect().top).to.be.closeTo(top, 2);
      expect(said(page)).to.contain('in order of monthly premium');
    });

    it('when prices change, with the card at its place in the window', async () => {
      const page = await openPlans('order-by="premium"', { config: { extraHelp: { explain: false } } });
      expect(order(page)).to.equal('Florida Third Gold');
      const [link, moves] = await holdCard(page, 0);
      const { top } = link.getBoundingClientRect();
      answerExtraHelp('yes', Symbol('test'));
      await eventually(() => expect(order(page)).to.equal('Third Gold Florida'));
      await settled();
      expect(focused()).to.equal(link);
      expect(moves).to.deep.equal([]);
      expect(link.getBoundingClientRect().top).to.be.closeTo(top, 2);
    });

    it('when the page changes the attribute', async () => {
      const page = await openPlans('order-by="saved"');
      const [link, moves] = await holdCard(page, 2);
      page.container.querySelector('shopper-profile-plans')!.orderBy = 'premium';
      await eventually(() => expect(order(page)).to.equal('Florida Third Gold'));
      expect(focused()).to.equal(link);
      expect(moves).to.deep.equal([]);
    });
  });

  for (const [orderBy, left, back] of [
    ['saved', 'Gold Third', 'Gold Florida Third'],
    ['premium', 'Third Gold', 'Florida Third Gold'],
    ['year-cost', 'Gold Third', 'Gold Florida Third'],
  ] as const)
    it(`is kept by a removal and its undo (${orderBy})`, async () => {
      const page = await openPlans(`order-by="${orderBy}"`);
      await removePlan(page, FLORIDA);
      await eventually(() => expect(order(page)).to.equal(left));
      const undo = await page.screen.findByShadowRole('button', { name: /^Undo/ });
      await eventually(() => expect(focused()).to.equal(undo));
      await page.user.click(undo);
      await eventually(() => expect(order(page)).to.equal(back));
      await eventually(() =>
        expect(focused()).to.equal(page.screen.getByShadowRole('article', { name: FLORIDA })),
      );
    });

  it('returns to the saved one when the attribute goes', async () => {
    const page = await openPlans('order-by="premium"');
    page.container.querySelector('shopper-profile-plans')!.removeAttribute('order-by');
    await eventually(() => expect(order(page)).to.equal('Gold Florida Third'));
    expect(controls(page)).to.be.empty;
  });

  it('passes through the page element, with the cost of a year', async () => {
    const page = openShopper();
    await page.place('shopper-profile-page', 'order-by="premium" year-cost');
    await ready();
    // The active plan is the first card of the page.
    await eventually(() => expect(order(page)).to.match(/Florida Third Gold$/));
    expect(factOf(await cardOf(page.screen, /Gold/), 'Premiums + drugs a year')?.[1]).to.match(
      /^Premiums \$360 \+ drugs \$100/,
    );
  });

  it('has no faults that axe finds, and fits 320 px', async () => {
    const page = await openPlans('order-by="premium" year-cost');
    page.container.style.inlineSize = '320px';
    await settled();
    const { violations } = await axe.run(page.container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).to.deep.equal(
      [],
    );
    const { left, right } = control(page).getBoundingClientRect();
    const box = page.container.getBoundingClientRect();
    expect(left >= box.left && right <= box.right).to.equal(true);
    expect(control(page).getBoundingClientRect().height).to.be.at.least(44);
  });
});
