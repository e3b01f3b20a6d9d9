import { expect } from 'chai';
import * as fc from 'fast-check';
import type { PlanType } from '../../../src/domain/plans/plan';
import type { PlanDetail } from '../../../src/domain/plans/plan-detail';
import { shownPremiumCents, yearCostOf, type ShownPrices } from '../../../src/domain/plans/year-cost';
import { planDetail } from '../builders';

const normal: ShownPrices = { subsidyPercent: undefined, subsidisedPremiums: [] };
const withHelp: ShownPrices = { subsidyPercent: 100, subsidisedPremiums: [] };

const plan = (planType: PlanType, planYear = 2027) => ({ planType, planYear });

const cost = (known: Partial<PlanDetail>, prices = normal, planType: PlanType = 'MAPD', year = 2027) =>
  yearCostOf(plan(planType, year), planDetail(known), prices);

/** Premiums, drugs and total, as a card shows them. */
const parts = (known: Partial<PlanDetail>, prices = normal, planType: PlanType = 'MAPD') => {
  const found = cost(known, prices, planType);
  return (
    found && [
      found.premiums,
      found.drugs.kind === 'known' ? found.drugs.amount : found.drugs.kind,
      found.total,
    ]
  );
};

describe('the cost of a year (contract §8)', () => {
  const sums: [premium: number, drugs: number, shown: [number, number, number]][] = [
    [43, 768, [516, 768, 1284]],
    [42.95, 768, [515, 768, 1283]], // 515.40
    [42.96, 768, [516, 768, 1284]], // 515.52
    [0, 0, [0, 0, 0]],
    [0, 0.49, [0, 0, 0]],
    [0, 0.5, [0, 1, 1]],
    [0.01, 0, [0, 0, 0]],
    [0.04, 0, [0, 0, 0]], // 0.48
    [0.05, 0, [1, 0, 1]], // 0.60
    [3.125, 1.005, [38, 1, 39]], // 3.13, as the card shows it
    [10.375, 99.995, [125, 100, 225]],
    [0.125, 0, [2, 0, 2]], // 12 × 0.13
    [174.7, 8333.33, [2096, 8333, 10429]],
  ];
  for (const [premium, drugs, shown] of sums)
    it(`is ${shown.join(' + ').replace(/ \+ (\d+)$/, ' = $1')} for ${premium} a month and ${drugs} for drugs`, () => {
      expect(parts({ monthlyPremium: premium, annualDrugCost: drugs })).to.deep.equal(shown);
    });

  it('reads a premium that came as text only', () => {
    expect(parts({ monthlyPremiumFormatted: '$1,042.95', annualDrugCost: 1 })).to.deep.equal([
      12515, 1, 12516,
    ]);
  });

  it('uses the estimate of the drug cost where the card does', () => {
    expect(parts({ monthlyPremium: 10, estimatedAnnualDrugCost: 300 })).to.deep.equal([120, 300, 420]);
  });

  it('is unknown without a premium, also if the drug cost is known', () => {
    expect(cost({ annualDrugCost: 500 })).to.equal(undefined);
    expect(cost({ monthlyPremiumFormatted: 'call us' })).to.equal(undefined);
    expect(cost({}, normal, 'MS')).to.equal(undefined);
  });

  it('never counts an unknown drug cost as 0', () => {
    for (const known of [{}, { annualDrugCost: 768, isShowDrugPricing: false }]) {
      const found = cost({ monthlyPremium: 43, ...known });
      expect(found?.premiums).to.equal(516);
      expect(found?.drugs).to.deep.equal({ kind: 'unknown' });
      expect(found?.total).to.equal(undefined);
      expect(found?.cents).to.equal(undefined);
    }
  });

  it('is premiums alone without drug coverage, also if the service returns a drug cost', () => {
    expect(parts({ monthlyPremium: 43, annualDrugCost: 900 }, normal, 'MA')).to.deep.equal([
      516,
      'none',
      516,
    ]);
    expect(parts({ monthlyPremium: 43 }, withHelp, 'MA')).to.deep.equal([516, 'none', 516]);
  });

  it('counts the drugs of a plan of type MA whose data contain drug coverage', () => {
    expect(
      parts({ monthlyPremium: 43, annualDrugCost: 900, mapsPlanType: 'MAPD' }, normal, 'MA'),
    ).to.deep.equal([516, 900, 1416]);
  });

  it('is premiums alone for supplements, which Extra Help does not change', () => {
    const known = { monthlyPremium: 120.5, annualDrugCost: 5, premiumBySubsidy: { '100': 0 } };
    expect(parts(known, withHelp, 'MS')).to.deep.equal([1446, 'supplement', 1446]);
    expect(cost(known, withHelp, 'MS')?.isPremiumSubsidised).to.equal(false);
  });

  describe('with Extra Help', () => {
    const known = { monthlyPremium: 43, annualDrugCost: 768, premiumBySubsidy: { '100': 17 } };

    it('takes the premium and the drug cost with it', () => {
      const found = cost({ ...known, lisAnnualDrugCost: 120.4 }, withHelp);
      expect(found).to.deep.equal({
        premiums: 204,
        isPremiumSubsidised: true,
        drugs: { kind: 'known', amount: 120, extraHelp: 'included' },
        total: 324,
        cents: 32440,
      });
    });

    it('says that the drug cost is without it if the plan has no other', () => {
      const found = cost(known, withHelp);
      expect(found?.drugs).to.deep.equal({ kind: 'known', amount: 768, extraHelp: 'notIncluded' });
      expect(found?.total).to.equal(204 + 768);
    });

    it('takes the normal premium if the plan has no other', () => {
      const found = cost({ monthlyPremium: 43, annualDrugCost: 768, lisAnnualDrugCost: 0 }, withHelp);
      expect(found?.isPremiumSubsidised).to.equal(false);
      expect(found?.total).to.equal(516);
    });

    it('takes the premium of the subsidy list of that plan year', () => {
      const listed: ShownPrices = {
        subsidyPercent: 100,
        subsidisedPremiums: [
          { planId: 'H1036054000', planYear: 2026, monthlyPremium: 9 },
          { planId: 'H1036054000', planYear: 2027, monthlyPremium: 11.5 },
        ],
      };
      expect(cost({ monthlyPremium: 43 }, listed, 'MAPD', 2026)?.premiums).to.equal(108);
      expect(cost({ monthlyPremium: 43 }, listed, 'MAPD', 2027)?.premiums).to.equal(138);
    });
  });

  const money = fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100);
  const maybe = (of: fc.Arbitrary<number>) => fc.option(of, { nil: undefined });
  const details = fc.record({
    monthlyPremium: maybe(money),
    annualDrugCost: maybe(money),
    lisAnnualDrugCost: maybe(money),
    isShowDrugPricing: fc.option(fc.boolean(), { nil: undefined }),
  });
  const types = fc.constantFrom<PlanType>('MA', 'MAPD', 'PDP', 'SNP', 'MS');
  const prices = fc.constantFrom(normal, withHelp);

  it('has a total that is the sum of the shown parts, within a dollar of the exact cents', () => {
    fc.assert(
      fc.property(details, types, prices, (known, type, shown) => {
        const found = cost(known, shown, type);
        if (found?.total === undefined || found.cents === undefined) return;
        const drugs = found.drugs.kind === 'known' ? found.drugs.amount : 0;
        expect(found.total).to.equal(found.premiums + drugs);
        expect(Number.isInteger(found.total) && Number.isInteger(found.cents)).to.equal(true);
        expect(Math.abs(found.total * 100 - found.cents)).to.be.at.most(100);
      }),
    );
  });

  it('rounds each part half up, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 9_000_000 }),
        (one, two) => {
          const halfUp = (cents: number): number => Math.floor((cents + 50) / 100);
          const found = cost({ monthlyPremium: one / 100, annualDrugCost: two / 100 });
          expect(found?.premiums).to.equal(halfUp(12 * one));
          expect(found?.total).to.equal(halfUp(12 * one) + halfUp(two));
          expect(found?.cents).to.equal(12 * one + two);
        },
      ),
    );
  });

  it('exists exactly if the premium is known, and has a total exactly if the drug cost is known or does not count', () => {
    fc.assert(
      fc.property(details, types, prices, (known, type, shown) => {
        const found = cost(known, shown, type);
        expect(found === undefined).to.equal(known.monthlyPremium === undefined);
        if (found) expect(found.total === undefined).to.equal(found.drugs.kind === 'unknown');
      }),
    );
  });

  it('starts from the cents that the card shows', () => {
    expect(shownPremiumCents(plan('PDP'), planDetail({ monthlyPremium: 1.005 }), normal)).to.equal(101);
  });
});
