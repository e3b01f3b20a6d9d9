import { expect } from 'chai';
import { forgetShopper } from '../../../src/state/shopper/forget-shopper';
import { cardOf, removePlan } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import {
  box,
  choose,
  columns,
  COMPARE,
  compareOf,
  HEADING,
  openCompared,
  openShopper,
  PLANS,
  said,
  show,
  type ComparedOptions,
} from '../../support/compared-plans';
import { changePlanLists } from '../../support/responses';
import { focused, press } from '../../support/keys';
import {
  inside,
  leaveTestPage,
  openTestPage,
  ready,
  spyOnEvents,
  whenLeaving,
  type TestPage,
} from '../../support/page';

const KEY = 'shopperProfile.comparedPlans';
const four = ['Gold', 'Florida', 'Third', 'Fourth'] as const;

const openFour = (options: ComparedOptions = {}) => openCompared({ saved: four, ...options });
const boxes = ({ screen }: TestPage) => screen.queryAllByShadowRole('checkbox', { name: /^Compare/ });
const checked = (page: TestPage): string[] =>
  four.filter((name) =>
    page.screen.queryByShadowRole('checkbox', { name: `Compare: ${name}`, checked: true }),
  );
const stored = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

/** Leaves the page, and opens it again in the same tab. */
async function reopen(options: ComparedOptions = {}): Promise<TestPage> {
  const before = sessionStorage.getItem(KEY);
  leaveTestPage();
  const page = openShopper({ saved: four, ...options });
  if (before !== null) sessionStorage.setItem(KEY, before);
  whenLeaving(() => {
    sessionStorage.removeItem(KEY);
  });
  return show(page);
}

describe('choosing plans to compare on the cards (contract §8)', () => {
  beforeEach(() => {
    sessionStorage.removeItem(KEY);
  });
  afterEach(() => {
    leaveTestPage();
    sessionStorage.removeItem(KEY);
  });

  it('is off without the attribute and the configuration', async () => {
    const page = await show(openShopper({ saved: four }), { attributes: '' });
    expect(boxes(page)).to.be.empty;
  });

  it('is on by plans.compareInPage, and off by compare-in-page="false"', async () => {
    const config = { plans: { compareInPage: true } };
    const page = await show(openShopper({ saved: four, config }), { attributes: '' });
    expect(boxes(page)).to.have.lengthOf(4);
    leaveTestPage();
    const off = await show(openShopper({ saved: four, config }), { attributes: 'compare-in-page="false"' });
    expect(boxes(off)).to.be.empty;
  });

  it('has a checkbox on each card of a plan that can be compared, with its name, at least 44 px high', async () => {
    const page = await openFour({ fields: { Fourth: { planName: 'Fourth (PFFS)' } } });
    expect(boxes(page)).to.have.lengthOf(3);
    for (const name of ['Gold', 'Florida', 'Third']) {
      const { width, height } = box(page, name).closest('label')!.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
    expect(box(page, 'Gold').closest('label')!.textContent).to.equal('Compare');
  });

  it('has none on the only plan of a list', async () => {
    expect(boxes(await openCompared({ saved: ['Gold'] }))).to.be.empty;
  });

  it('leaves a card without it as it is', async () => {
    const heightOf = async (attributes: string): Promise<number> => {
      const page = await show(openShopper({ saved: ['Gold'] }), { attributes });
      const { height } = (await cardOf(page.screen, /Gold/)).getBoundingClientRect();
      leaveTestPage();
      return height;
    };
    expect(await heightOf('compare-in-page')).to.equal(await heightOf(''));
  });

  it('compares two or three plans in the order of the list, and announces how many', async () => {
    const page = await openFour();
    await choose(page, 'Third');
    expect(columns(page)).to.be.empty;
    expect(said(page)).to.contain('1 plan is chosen. Choose 1 more to compare.');
    await choose(page, 'Gold');
    expect(columns(page)).to.deep.equal(['Gold', 'Third']);
    expect(said(page)).to.contain('2 plans are chosen to compare.');
    await choose(page, 'Florida');
    expect(columns(page)).to.deep.equal(['Gold', 'Florida', 'Third']);
    await choose(page, 'Gold');
    expect(columns(page)).to.deep.equal(['Florida', 'Third']);
    await choose(page, 'Florida', 'Third');
    expect(columns(page)).to.be.empty;
    expect(said(page)).to.contain('No plan is chosen to compare.');
  });

  it('announces in a list of two that both are compared, whatever is chosen', async () => {
    const page = await openCompared({ saved: ['Gold', 'Florida'] });
    for (const name of ['Gold', 'Florida', 'Florida']) {
      await choose(page, name);
      expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
      expect(said(page)).to.contain('This list has 2 plans. Both are compared.');
      expect(said(page)).not.to.contain('chosen');
    }
    expect(checked(page)).to.deep.equal(['Gold']);
  });

  it('says at a fourth plan why it is not chosen, next to it and to screen readers, until another is unchosen', async () => {
    const page = await openFour();
    await choose(page, 'Gold', 'Florida', 'Third', 'Fourth');
    const why = 'You can compare 3 plans at a time. To compare this one, uncheck another first.';
    expect(checked(page)).to.deep.equal(['Gold', 'Florida', 'Third']);
    expect(box(page, 'Fourth').disabled).to.be.false;
    expect(inside(await cardOf(page.screen, /Fourth/)).getByText(why)).to.exist;
    expect(said(page)).to.contain(why);
    const { id } = inside(await cardOf(page.screen, /Fourth/)).getByText(why);
    expect(box(page, 'Fourth').getAttribute('aria-describedby')).to.equal(id);
    await choose(page, 'Gold');
    expect(inside(await cardOf(page.screen, /Fourth/)).queryByText(why)).to.be.null;
    await choose(page, 'Fourth');
    expect(columns(page)).to.deep.equal(['Florida', 'Third', 'Fourth']);
  });

  it('works with the keyboard, and keeps focus on the checkbox', async () => {
    const page = await openFour();
    box(page, 'Gold').focus();
    await press('Space');
    await settled();
    expect(checked(page)).to.deep.equal(['Gold']);
    expect(focused()).to.equal(box(page, 'Gold'));
  });

  describe('the Compare link', () => {
    it('leads to the heading of the table, without navigation', async () => {
      const page = await openFour();
      const seen = spyOnEvents('navigate');
      await choose(page, 'Gold', 'Third');
      await page.user.click(
        page.screen.getByShadowRole('button', { name: /^Compare plans: Medicare Advantage/ }),
      );
      await eventually(() => expect(focused()?.textContent).to.equal(HEADING));
      expect(seen).to.be.empty;
      expect(page.visited).to.be.empty;
    });

    it('leads to the page of the specification without the element on the page (PLANS-09, SHELL-26)', async () => {
      const page = openShopper({ saved: four });
      await page.place(PLANS, 'compare-in-page');
      await ready();
      await settled();
      expect(page.screen.getByShadowRole('link', { name: /^Compare plans: Medicare Advantage/ })).to.exist;
      await page.place(COMPARE);
      await settled();
      expect(page.screen.getByShadowRole('button', { name: /^Compare plans: Medicare Advantage/ })).to.exist;
    });
  });

  describe('if plans could not be loaded', () => {
    const link = ({ screen }: TestPage) =>
      screen.queryByShadowRole('button', { name: /^Compare plans: Medicare Advantage/ });
    /** Opens four plans, of which only these can be loaded. */
    async function openWith(...loaded: string[]): Promise<TestPage> {
      const page = openShopper({ saved: four, fail: [{ call: 'planDetails', kind: 500 }] });
      changePlanLists(page.service, (plans) =>
        plans.filter(({ planName }) => loaded.includes(String(planName))),
      );
      return show(page);
    }

    for (const loaded of [[], ['Gold']])
      it(`offers no comparison with ${String(loaded.length)} of 4 plans: no link, no checkbox, no sentence (PLANS-09)`, async () => {
        const page = await openWith(...loaded);
        expect(await cardOf(page.screen, /Fourth/)).to.exist;
        expect(link(page)).to.be.null;
        expect(boxes(page)).to.be.empty;
        expect(compareOf(page).getBoundingClientRect().height).to.equal(0);
      });

    it('offers it with 2 of 4 plans', async () => {
      const page = await openWith('Gold', 'Third');
      expect(link(page)).to.exist;
      expect(boxes(page)).to.have.lengthOf(4);
      await choose(page, 'Gold', 'Third');
      expect(columns(page)).to.deep.equal(['Gold', 'Third']);
    });

    it('keeps the choice of the session, and offers it again when they load', async () => {
      await choose(await openFour(), 'Gold', 'Third');
      const before = stored();
      const page = await reopen({ fail: [{ call: 'planList', kind: 500 }] });
      expect(boxes(page)).to.be.empty;
      expect(stored()).to.deep.equal(before);
      expect(checked(await reopen())).to.deep.equal(['Gold', 'Third']);
    });
  });

  describe('lasts for the session', () => {
    it('on the next page of the visit', async () => {
      const page = await openFour();
      await choose(page, 'Gold', 'Third');
      expect(stored()).to.deep.equal({
        owner: 'demo-consumer',
        planKeys: ['H5521016000/2027', 'H1036054000/2027'],
      });
      expect(columns(await reopen())).to.deep.equal(['Gold', 'Third']);
    });

    it('but not for another shopper', async () => {
      await choose(await openFour(), 'Gold', 'Third');
      const page = await reopen({ scenario: 'member' });
      expect(checked(page)).to.be.empty;
    });

    it('for a guest', async () => {
      const page = openTestPage({ scenario: 'guest' });
      await show(page);
      const [first] = boxes(page);
      await page.user.click(first!);
      await settled();
      expect(stored()).to.deep.include({ owner: '' });
    });

    for (const text of [
      'x',
      '[]',
      '{"owner":"demo-consumer"}',
      '{"owner":"demo-consumer","planKeys":[1,null]}',
    ])
      it(`and a stored ${text} counts as no choice`, async () => {
        const page = openShopper({ saved: four });
        sessionStorage.setItem(KEY, text);
        await show(page);
        expect(checked(page)).to.be.empty;
        expect(columns(page)).to.be.empty;
      });

    it('and goes at a sign-out', async () => {
      const page = await openFour();
      await choose(page, 'Gold', 'Third');
      await window.shopperProfile!.signOut!();
      await settled();
      expect(stored()).to.be.null;
    });

    it('and is not shown when the page is for another shopper', async () => {
      const page = await openFour();
      await choose(page, 'Gold', 'Third');
      forgetShopper({ uuid: 'demo-member', isGuest: false, isCloaked: false });
      await settled();
      expect(columns(page)).to.be.empty;
    });

    it('without a removed plan, with which it comes back after undo', async () => {
      const page = await openFour();
      await choose(page, 'Gold', 'Florida', 'Third');
      await removePlan(page, 'Gold');
      await settled();
      expect(columns(page)).to.deep.equal(['Florida', 'Third']);
      expect(stored()).to.deep.include({ planKeys: ['H8145006000/2027', 'H1036054000/2027'] });
      await page.user.click(page.screen.getByShadowRole('button', { name: 'Undo' }));
      await settled();
      expect(columns(page)).to.deep.equal(['Gold', 'Florida', 'Third']);
      expect(stored()).to.deep.include({
        planKeys: ['H5521016000/2027', 'H8145006000/2027', 'H1036054000/2027'],
      });
    });
  });
});
