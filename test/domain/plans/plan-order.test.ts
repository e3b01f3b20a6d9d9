import { expect } from 'chai';
import * as fc from 'fast-check';
import { planOrders, type PlanType } from '../../../src/domain/plans/plan';
import { inOrder, lowestYearCost, toPlanOrder } from '../../../src/domain/plans/plan-order';
import { yearCostOf, type ShownPrices } from '../../../src/domain/plans/year-cost';
import { planDetail } from '../builders';

const normal: ShownPrices = { subsidyPercent: undefined, subsidisedPremiums: [] };

const card = (
  id: string,
  monthlyPremium: number | undefined,
  annualDrugCost?: number,
  planType: PlanType = 'MAPD',
) => ({
  id,
  plan: { planType, planYear: 2027 },
  detail: planDetail({ monthlyPremium, annualDrugCost }),
});

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).join(' ');

describe('the order of plans (contract §8)', () => {
  const cards = [
    card('a', 30, 100), // 460
    card('b', undefined, 10),
    card('c', 10, 900), // 1020
    card('d', 10), // drug cost not known
    card('e', 35, undefined, 'MA'), // 420, premiums alone
    card('f', 30, 100), // 460
  ];

  it('leaves them as saved', () => {
    expect(inOrder(cards, 'saved', normal)).to.equal(cards);
  });

  it('sorts by premium; equal ones stay as saved, unknown ones are last', () => {
    expect(ids(inOrder(cards, 'premium', normal))).to.equal('c d a f e b');
  });

  it('sorts by cost of a year; unknown premiums and drug costs are last', () => {
    expect(ids(inOrder(cards, 'year-cost', normal))).to.equal('e a f c b d');
  });

  it('puts plans that are still loading, and those without details, last', () => {
    const loading = [
      { ...card('x', 0), detail: undefined },
      { ...card('y', 0), detail: null },
      card('z', 99),
    ];
    expect(ids(inOrder(loading, 'premium', normal))).to.equal('z x y');
  });

  it('sorts by cents that the shown dollars hide', () => {
    const near = [card('more', 43, 768.1), card('less', 43, 768)];
    expect(ids(inOrder(near, 'year-cost', normal))).to.equal('less more');
  });

  it('sorts by the prices with Extra Help while they show', () => {
    const help = { subsidyPercent: 100, subsidisedPremiums: [] };
    const first = card('first', 20);
    const second = {
      ...card('second', 40),
      detail: planDetail({ monthlyPremium: 40, premiumBySubsidy: { '100': 1 } }),
    };
    expect(ids(inOrder([first, second], 'premium', normal))).to.equal('first second');
    expect(ids(inOrder([first, second], 'premium', help))).to.equal('second first');
  });

  it('keeps every card, is stable, and does not change when it is repeated', () => {
    const price = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.tuple(price, price)), fc.constantFrom(...planOrders), (prices, order) => {
        const saved = prices.map(([premium, drugs], index) => card(String(index), premium, drugs));
        const sorted = inOrder(saved, order, normal);
        expect([...sorted].sort((one, two) => Number(one.id) - Number(two.id))).to.deep.equal(saved);
        expect(ids(inOrder(sorted, order, normal))).to.equal(ids(sorted));
        if (order !== 'premium') return;
        for (const [index, { id, detail }] of sorted.entries()) {
          const next = sorted[index + 1];
          if (!next) continue;
          const [here, after] = [detail.monthlyPremium ?? Infinity, next.detail.monthlyPremium ?? Infinity];
          expect(here < after || (here === after && Number(id) < Number(next.id))).to.equal(true);
        }
      }),
    );
  });

  it('reads only the three words', () => {
    for (const order of planOrders) expect(toPlanOrder(order)).to.equal(order);
    for (const text of [undefined, '', 'Premium', '"premium"', ' saved', 'constructor', '{}'])
      expect(toPlanOrder(text)).to.equal(undefined);
  });
});

describe('the lowest cost of a year in a list (contract §8)', () => {
  const lowest = (...cards: ReturnType<typeof card>[]) => lowestYearCost(cards, normal, [])?.id;

  it('is that of the plan with the lowest sum of premiums and drugs', () => {
    expect(lowest(card('a', 40.2, 5160), card('b', 119.4, 1080))).to.equal('b');
    expect(lowest(card('a', 0, 0), card('b', 0, 1), card('c', 1, 0))).to.equal('a');
  });

  it('is not given for a plan alone, or for plans whose shown costs are equal', () => {
    expect(lowest()).to.equal(undefined);
    expect(lowest(card('a', 10, 100))).to.equal(undefined);
    expect(lowest(card('a', 10, 100), card('b', 10, 100.3), card('c', 99, 100))).to.equal(undefined);
  });

  it('is not given while a cost is unknown, or where a plan does not cover drugs', () => {
    const known = [card('a', 10, 100), card('b', 20, 100)] as const;
    expect(lowest(...known)).to.equal('a');
    for (const other of [card('c', undefined, 100), card('c', 90), card('c', 0, undefined, 'MA')])
      expect(lowest(...known, other), JSON.stringify(other)).to.equal(undefined);
    const loading = [...known, { ...card('c', 90, 100), detail: undefined }];
    expect(lowestYearCost(loading, normal, [])).to.equal(undefined);
  });

  it('is not given for supplements, which differ in what they cover', () => {
    expect(lowest(card('a', 10, undefined, 'MS'), card('b', 20, undefined, 'MS'))).to.equal(undefined);
  });

  it('is not given where only one of the costs includes Extra Help', () => {
    const help = { subsidyPercent: 100, subsidisedPremiums: [] };
    const withHelp = {
      ...card('a', 10, 900),
      detail: { ...card('a', 10, 900).detail, lisAnnualDrugCost: 50 },
    };
    const without = card('b', 20, 900);
    expect(lowestYearCost([withHelp, without], help, [])).to.equal(undefined);
    expect(lowestYearCost([withHelp, without], normal, [])?.id).to.equal('a');
  });

  it('is not given to a plan that is not known to cover every saved drug, whose cost may leave one out', () => {
    const drugs = ['1', '2'].map((nationalDrugCode) => ({ nationalDrugCode }));
    const covering = (one: ReturnType<typeof card>, ...codes: string[]) => ({
      ...one,
      detail: { ...one.detail, coveredDrugs: new Set(codes) },
    });
    const dear = covering(card('dear', 10, 900), '1', '2');
    const found = (cheap: ReturnType<typeof card>) => lowestYearCost([cheap, dear], normal, drugs)?.id;
    expect(found(covering(card('cheap', 10, 100), '1', '2'))).to.equal('cheap');
    expect(found(covering(card('cheap', 10, 100), '1'))).to.equal(undefined);
    expect(found(card('cheap', 10, 100)), 'no list of covered drugs').to.equal(undefined);
  });

  it('is given for special needs plans only if all have the same requirement', () => {
    const specialNeeds = (id: string, drugCost: number, snpType: string) => {
      const one = card(id, 10, drugCost, 'SNP');
      return { ...one, plan: { ...one.plan, snpType } };
    };
    const chronic = specialNeeds('a', 900, 'Chronic');
    expect(lowestYearCost([chronic, specialNeeds('b', 100, 'Institutional')], normal, [])).to.equal(
      undefined,
    );
    expect(lowestYearCost([chronic, specialNeeds('b', 100, 'Chronic')], normal, [])?.id).to.equal('b');
  });

  it('is lower than every other cost that shows', () => {
    const premium = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined });
    const someCard = fc.tuple(premium, premium, fc.constantFrom<PlanType>('MAPD', 'PDP', 'MA', 'MS'));
    fc.assert(
      fc.property(fc.array(someCard, { maxLength: 5 }), (all) => {
        const cards = all.map(([monthly, drugs, type], index) => card(String(index), monthly, drugs, type));
        const found = lowestYearCost(cards, normal, []);
        const totals = cards.map(({ plan, detail }) => yearCostOf(plan, detail, normal));
        const areAllKnown = totals.every((cost) => cost?.drugs.kind === 'known');
        const least = Math.min(...totals.map((cost) => cost?.total ?? Infinity));
        const isOne = totals.filter((cost) => cost?.total === least).length === 1;
        if (areAllKnown && isOne && cards.length > 1)
          expect(found && yearCostOf(found.plan, found.detail, normal)?.total).to.equal(least);
        else expect(found).to.equal(undefined);
      }),
    );
  });
});
