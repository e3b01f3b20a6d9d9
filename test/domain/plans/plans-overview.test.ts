import { expect } from 'chai';
import * as fc from 'fast-check';
import { coversAllDrugs } from '../../../src/domain/plans/drug-coverage';
import type { PlanType } from '../../../src/domain/plans/plan';
import type { PlanDetail } from '../../../src/domain/plans/plan-detail';
import { overviewOf } from '../../../src/domain/plans/plans-overview';
import { drug, planDetail } from '../builders';

const normal = { subsidyPercent: undefined, subsidisedPremiums: [] };
const drugs = [drug('1'), drug('2')];

interface Fields extends Partial<PlanDetail> {
  covers?: readonly string[] | undefined;
}

const card = (
  id: string,
  { covers, ...fields }: Fields | { covers: undefined },
  planType: PlanType = 'MAPD',
  snpType?: string,
) => ({
  id,
  plan: { planType, planYear: 2027, snpType },
  detail: planDetail({
    monthlyPremium: 10,
    annualDrugCost: 100,
    coveredDrugs: covers && new Set(covers),
    ...fields,
  }) as PlanDetail | null | undefined,
});

const ids = (cards: Iterable<{ id: string }>) => [...cards].map(({ id }) => id).join(' ');

describe('whether a plan covers every saved drug (PLANS-31, PLANS-32)', () => {
  const cases: [string, Fields, readonly ReturnType<typeof drug>[], boolean | undefined][] = [
    ['all', { covers: ['1', '2', '3'] }, drugs, true],
    ['one of two', { covers: ['1'] }, drugs, false],
    ['none', { covers: [] }, drugs, false],
    ['no list of covered drugs', {}, drugs, undefined],
    ['one without a code, the other one covered', { covers: ['1'] }, [drug('1'), drug('')], undefined],
    ['one without a code, the other one left out', { covers: [] }, [drug('1'), drug('')], false],
    ['nothing saved', { covers: ['1'] }, [], undefined],
    ['all, pharmacy not in network', { covers: ['1', '2'], isShowPharmacyMessage: true }, drugs, true],
    ['one of two, pharmacy not in network', { covers: ['1'], isShowPharmacyMessage: true }, drugs, false],
  ];
  for (const [title, fields, saved, expected] of cases)
    it(`is ${String(expected)}: ${title}`, () => {
      const { plan, detail } = card('a', fields);
      expect(coversAllDrugs(plan.planType, detail, saved)).to.equal(expected);
    });

  it('is false for a plan without drug coverage, and not known without details', () => {
    expect(coversAllDrugs('MA', planDetail({}), drugs)).to.equal(false);
    expect(coversAllDrugs('MAPD', null, drugs)).to.equal(undefined);
    expect(coversAllDrugs('MAPD', undefined, drugs)).to.equal(undefined);
  });
});

describe('the overview of a list (contract §8)', () => {
  const all = ['1', '2'];

  it('has the plans that cover all drugs, by cost of a year, unknown costs last', () => {
    const overview = overviewOf(
      [
        card('unpriced', { covers: all, annualDrugCost: undefined }),
        card('dear', { covers: all, annualDrugCost: 900 }),
        card('partly', { covers: ['1'], annualDrugCost: 1 }),
        card('cheap', { covers: all, annualDrugCost: 200 }),
      ],
      normal,
      drugs,
    )!;
    expect(ids(overview.covering)).to.equal('cheap dear unpriced');
    expect(overview.unknown).to.equal(0);
    expect(overview.lowest).to.equal(undefined);
  });

  it('names the lowest cost only where the cost of each plan is known', () => {
    const cards = [card('a', { covers: all }), card('b', { covers: all, monthlyPremium: 9 })];
    expect(overviewOf(cards, normal, drugs)?.lowest?.id).to.equal('b');
  });

  it('has plans without the saved pharmacy last, and none of them as the lowest (PLANS-32)', () => {
    const cards = [
      card('out', { covers: all, annualDrugCost: 1, isShowPharmacyMessage: true }),
      card('dear', { covers: all, annualDrugCost: 900 }),
      card('cheap', { covers: all, annualDrugCost: 200 }),
    ];
    const overview = overviewOf(cards, normal, drugs)!;
    expect(ids(overview.covering)).to.equal('cheap dear out');
    expect(overview.lowest).to.equal(undefined);
    expect(overviewOf(cards, normal, [])?.lowest?.id).to.equal('out');
  });

  it('keeps the saved order if only some of the costs include Extra Help', () => {
    const helped = { ...normal, subsidyPercent: 100 };
    const cards = [
      card('a', { covers: all, lisAnnualDrugCost: undefined }),
      card('b', { covers: all, lisAnnualDrugCost: 1 }),
    ];
    expect(ids(overviewOf(cards, normal, drugs)!.covering)).to.equal('a b');
    expect(ids(overviewOf(cards, helped, drugs)!.covering)).to.equal('a b');
    const both = cards.map(({ detail, ...rest }, index) => ({
      ...rest,
      detail: { ...detail!, lisAnnualDrugCost: 9 - index },
    }));
    expect(ids(overviewOf(both, helped, drugs)!.covering)).to.equal('b a');
  });

  it('counts plans that could not be checked apart', () => {
    const cards = [card('a', {}), card('b', { covers: ['1'] }), { ...card('c', {}), detail: null }];
    expect(overviewOf(cards, normal, drugs)).to.deep.include({ covering: [], unknown: 2 });
  });

  it('does not exist while a plan loads', () => {
    const cards = [card('a', { covers: all }), { ...card('b', {}), detail: undefined }];
    expect(overviewOf(cards, normal, drugs)).to.equal(undefined);
  });

  it('names each plan at most once, and only plans that cover every drug', () => {
    const some = fc.option(fc.subarray(['1', '2']), { nil: undefined });
    const price = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.tuple(some, price)), (plans) => {
        const cards = plans.map(([covers, annualDrugCost], index) =>
          card(String(index), { covers, annualDrugCost }),
        );
        const { covering, unknown, lowest } = overviewOf(cards, normal, drugs)!;
        expect(new Set(covering).size).to.equal(covering.length);
        expect(covering.length).to.equal(plans.filter(([covers]) => covers?.length === 2).length);
        expect(unknown).to.equal(plans.filter(([covers]) => covers === undefined).length);
        if (lowest) expect(covering[0]).to.equal(lowest);
      }),
    );
  });
});
