import { expect } from 'chai';
import * as fc from 'fast-check';
import { resolveConfig } from '../../../src/config/settings';
import {
  EXAMPLE_PREMIUMS,
  explainedPercentages,
  LEVEL_OF_YES,
  percentOfLevel,
  premiumOf,
  yearlyDrugCostOf,
  type SubsidisedPremium,
} from '../../../src/domain/plans/low-income-subsidy';
import type { PlanType } from '../../../src/domain/plans/plan';
import { planDetail } from '../builders';

const { subsidyLevels } = resolveConfig([]).config;

describe('levels of Extra Help', () => {
  it('take yes as level 1 (HELP-02)', () => {
    expect(LEVEL_OF_YES).to.equal(1);
    expect(percentOfLevel(LEVEL_OF_YES, subsidyLevels)).to.equal(100);
  });

  const levels: [number | null, number | undefined][] = [
    [1, 100],
    [2, 75],
    [3, 50],
    [4, 25],
    [25, 25],
    [50, 50],
    [75, 75],
    [100, 100],
    [0, undefined],
    [5, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [null, undefined],
  ];
  for (const [level, percent] of levels)
    it(`mean ${percent === undefined ? 'no help' : `${percent} percent`} at ${String(level)} (HELP-08, HELP-13, OPEN-A061)`, () => {
      expect(percentOfLevel(level, subsidyLevels)).to.equal(percent);
    });

  it('are 25, 50, 75 and 100 percent, no others (HELP-13)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (level) =>
        [undefined, 25, 50, 75, 100].includes(percentOfLevel(level, subsidyLevels)),
      ),
    );
  });
});

describe('the explanation of Extra Help', () => {
  it('lists 75, 50 and 25 percent for plan years before 2024 only (HELP-12, OPEN-A062)', () => {
    for (let year = 2006; year <= 2040; year += 1)
      expect(explainedPercentages(year), String(year)).to.deep.equal(
        year <= 2023 ? [100, 75, 50, 25] : [100],
      );
  });

  it('takes $0 with and $24 without help as examples (HELP-14)', () => {
    expect(EXAMPLE_PREMIUMS).to.deep.equal({ withHelp: 0, withoutHelp: 24 });
  });
});

describe('the premium of a card', () => {
  const known = {
    monthlyPremium: 40,
    lisMonthlyPremiumFormatted: '$12.30',
    premiumBySubsidy: { '100': 4, '75': 7 },
  };
  const listed: SubsidisedPremium[] = [
    { planId: 'H1036054000', planYear: 2026, monthlyPremium: 98 },
    { planId: 'H1036054001', planYear: 2027, monthlyPremium: 99 },
    { planId: 'H1036054000', planYear: 2027, monthlyPremium: 15 },
  ];
  const shown = (
    plan: Parameters<typeof planDetail>[0],
    percent: number | undefined,
    premiums: readonly SubsidisedPremium[] = listed,
    planType: PlanType = 'MAPD',
  ) => premiumOf(planDetail(plan), { planType, planYear: 2027 }, percent, premiums);

  it('is the normal one alone while Extra Help is not applied (PRICE-09)', () => {
    expect(shown(known, undefined)).to.deep.equal({ normal: 40, withExtraHelp: undefined });
  });

  it('is the plan’s premium at the level first (PRICE-09, HELP-16)', () => {
    expect(shown(known, 100)).to.deep.equal({ normal: 40, withExtraHelp: 4 });
    expect(shown(known, 75)).to.deep.equal({ normal: 40, withExtraHelp: 7 });
  });

  it('is a premium of 0 dollars where the level brings it down to that (PRICE-09)', () => {
    expect(shown({ ...known, premiumBySubsidy: { '100': 0 } }, 100).withExtraHelp).to.equal(0);
    expect(shown({ monthlyPremium: 40, lisMonthlyPremiumFormatted: '$0.00' }, 100).withExtraHelp).to.equal(0);
  });

  it('is lisMonthlyPremiumFormatted next (PRICE-09)', () => {
    expect(shown(known, 50)).to.deep.equal({ normal: 40, withExtraHelp: 12.3 });
  });

  it('is the premium of the LIS list for that plan and year next (HELP-09)', () => {
    for (const lisMonthlyPremiumFormatted of [undefined, 'undefined', 'N/A'])
      expect(shown({ monthlyPremium: 40, lisMonthlyPremiumFormatted }, 100)).to.deep.equal({
        normal: 40,
        withExtraHelp: 15,
      });
  });

  it('is the normal one, as such, where nothing subsidised is known (PRICE-09, OPEN-A058)', () => {
    expect(shown({ monthlyPremium: 40 }, 100, [])).to.deep.equal({ normal: 40, withExtraHelp: undefined });
    expect(shown({}, 100, [])).to.deep.equal({ normal: undefined, withExtraHelp: undefined });
  });

  it('is the normal one of a supplement: Extra Help is for drugs (PRICE-09, MODEL-12)', () => {
    const supplement = {
      planCode: 'G01',
      letter: 'G',
      legalEntity: '',
      stateCode: 'IL',
      marketingPlanCode: '',
    };
    expect(shown({ ...known, supplement }, 100)).to.deep.equal({ normal: 40, withExtraHelp: undefined });
  });

  it('is the normal one of a Medicare Advantage plan without drug coverage (HELP-16, PRICE-09)', () => {
    const none = { normal: 40, withExtraHelp: undefined };
    expect(shown(known, 100, listed, 'MA')).to.deep.equal(none);
    for (const drugs of [
      { mapsPlanType: 'MAPD' },
      { coveredDrugs: new Set(['00093505698']) },
      { drugTier: { '00093505698': 1 } },
    ])
      expect(shown({ ...known, ...drugs }, 100, listed, 'MA').withExtraHelp).to.equal(4);
  });

  it('is read from monthlyPremiumFormatted where there is no number (DATA-16)', () => {
    expect(shown({ monthlyPremiumFormatted: '$1,250.00' }, undefined).normal).to.equal(1250);
  });
});

describe('the yearly drug cost', () => {
  const all = { annualDrugCost: 1200, estimatedAnnualDrugCost: 1300, lisAnnualDrugCost: 300 };
  const cases: [string, Parameters<typeof planDetail>[0], number | undefined, number | undefined][] = [
    ['annualDrugCost, with Extra Help the subsidised one', all, 1200, 300],
    ['the normal one where no subsidised one is known', { annualDrugCost: 1200 }, 1200, 1200],
    ['the estimated one where there is no other', { estimatedAnnualDrugCost: 1300 }, 1300, 1300],
    ['0 where it costs nothing', { annualDrugCost: 0, lisAnnualDrugCost: 0 }, 0, 0],
    ['0 with Extra Help, if that covers all', { annualDrugCost: 9, lisAnnualDrugCost: 0 }, 9, 0],
    ['hidden where the plan says so', { ...all, isShowDrugPricing: false }, undefined, undefined],
    ['shown where the plan says so', { ...all, isShowDrugPricing: true }, 1200, 300],
    ['unknown where the plan says nothing', {}, undefined, undefined],
  ];

  it('says whether Extra Help is in it (PRICE-10)', () => {
    const help = (plan: Parameters<typeof planDetail>[0], isApplied: boolean) =>
      yearlyDrugCostOf(planDetail(plan), isApplied)?.extraHelp;
    expect(help(all, false)).to.equal('off');
    expect(help(all, true)).to.equal('included');
    expect(help({ annualDrugCost: 1200 }, true)).to.equal('notIncluded');
  });

  for (const [title, plan, normal, withExtraHelp] of cases)
    it(`is ${title} (PLANS-34, PRICE-10, OPEN-A055, OPEN-A058)`, () => {
      expect(yearlyDrugCostOf(planDetail(plan), false)?.amount).to.equal(normal);
      expect(yearlyDrugCostOf(planDetail(plan), true)?.amount).to.equal(withExtraHelp);
    });
});
