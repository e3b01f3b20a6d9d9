import { expect } from 'chai';
import * as fc from 'fast-check';
import { planOrders, type PlanType } from '../../../src/domain/plans/plan';
import { inOrder, toPlanOrder } from '../../../src/domain/plans/plan-order';
import { planDetail } from '../builders';

const normal = { subsidyPercent: undefined, subsidisedPremiums: [] };

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
