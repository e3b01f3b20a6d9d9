import { expect } from 'chai';
import * as fc from 'fast-check';
import type { PlanDetail } from '../../../src/domain/plans/plan-detail';
import { yearChangeOf, type YearTopic } from '../../../src/domain/plans/year-change';
import { drug, planDetail, provider } from '../builders';

/*
 * Random pairs of years. The oracle knows how each year was generated (whether a drug is covered, its tier,
 * which amounts are known), not what `yearChangeOf` computes. It uses its own table to decide which rows must
 * show.
 */

const PAIRS = 2000;
const DRUGS = ['111', '222', '333', ''] as const;
const DOCTORS = ['a', 'b'] as const;
const BENEFITS = ['Fitness', 'Urgent Care', 'Telehealth'] as const;

/** The data of one year. `undefined`: the response does not contain it. */
interface Year {
  premium: number | undefined;
  maximum: number | undefined;
  deductible: number | undefined;
  drugCost: number | undefined;
  /** By drug. Without the list, no drug could be checked. */
  hasDrugList: boolean;
  drugs: { isListed: boolean; tier: number | undefined }[];
  doctors: (boolean | undefined)[];
  pharmacy: boolean | undefined;
  benefits: (number | undefined)[];
  /** Formats of amounts: 0 "1200", 1 "$1,200.00", 2 "$1,200". */
  style: number;
}

const some = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);
const listOf = <Item>(length: number, item: fc.Arbitrary<Item>) =>
  fc.array(item, { minLength: length, maxLength: length });
const amounts = [0, 20, 1200];
const year: fc.Arbitrary<Year> = fc.record({
  premium: some(amounts),
  maximum: some(amounts),
  deductible: some(amounts),
  drugCost: some(amounts),
  hasDrugList: fc.constantFrom(true, true, true, false),
  drugs: listOf(DRUGS.length, fc.record({ isListed: fc.boolean(), tier: some([0, 1, 2]) })),
  doctors: listOf(DOCTORS.length, some([true, false])),
  pharmacy: some([true, false]),
  benefits: listOf(BENEFITS.length, some(amounts)),
  style: fc.integer({ min: 0, max: 2 }),
});

/** Years that are mostly the same, as real ones are. Otherwise nearly every value would differ. */
const pair = fc
  .tuple(year, year, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }))
  .map(([from, other, keeps]): [Year, Year] => {
    const keep = <Value>(index: number, one: Value, two: Value): Value => (keeps[index] ? one : two);
    return [
      from,
      {
        premium: keep(0, from.premium, other.premium),
        maximum: keep(1, from.maximum, other.maximum),
        deductible: keep(2, from.deductible, other.deductible),
        drugCost: keep(3, from.drugCost, other.drugCost),
        hasDrugList: keep(4, from.hasDrugList, other.hasDrugList),
        drugs: other.drugs.map((one, index) => keep(5 + (index % 3), from.drugs[index] ?? one, one)),
        doctors: keep(8, from.doctors, other.doctors),
        pharmacy: keep(9, from.pharmacy, other.pharmacy),
        benefits: keep(10, from.benefits, other.benefits),
        style: other.style,
      },
    ];
  });

function write(amount: number, style: number): string {
  const grouped = amount === 1200 ? '1,200' : String(amount);
  return [String(amount), `$${grouped}.00`, `$${grouped}`][style] ?? '';
}

/** The response of a plan service for a year. */
function planOf(one: Year): PlanDetail {
  const described = (name: string, amount: number | undefined) =>
    amount === undefined ? [] : [{ name, description: write(amount, one.style) }];
  const coded = DRUGS.flatMap((code, index) => {
    const known = one.drugs[index];
    return code === '' || !known ? [] : [{ code, ...known }];
  });
  return planDetail({
    monthlyPremium: one.style === 0 ? one.premium : undefined,
    monthlyPremiumFormatted: one.premium === undefined ? undefined : write(one.premium, one.style),
    annualDrugCost: one.drugCost,
    coveredDrugs: one.hasDrugList
      ? new Set(coded.filter(({ isListed }) => isListed).map(({ code }) => code))
      : undefined,
    drugTier: Object.fromEntries(
      coded.flatMap(({ code, tier }) => (tier === undefined ? [] : [[code, tier]])),
    ),
    providerCoverage: Object.fromEntries(
      DOCTORS.flatMap((id, index) => {
        const isIn = one.doctors[index];
        return isIn === undefined ? [] : [[id, isIn]];
      }),
    ),
    inNetwork: one.pharmacy,
    benefits: [
      ...described('Out of Pocket Maximum', one.maximum),
      ...BENEFITS.flatMap((name, index) => described(name, one.benefits[index])),
      ...described('Part D Deductible', one.deductible),
    ],
  });
}

type Fate = 'changed' | 'oneKnown' | 'same' | 'nothing';

/** The expected row for a value of one part. */
function fate(from: unknown, to: unknown): Fate {
  const known = [from, to].filter((value) => value !== undefined).length;
  if (known < 2) return known === 1 ? 'oneKnown' : 'nothing';
  return Object.is(from, to) ? 'same' : 'changed';
}

/**
 * The expected row for a drug, by its state in each year: `none` (not checked), `out`, `in`, and its tier.
 */
function fateOfDrug(from: Year, to: Year, index: number): Fate {
  const isUncoded = DRUGS[index] === '';
  const stateOf = (one: Year): 'none' | 'out' | 'in' =>
    isUncoded || !one.hasDrugList ? 'none' : one.drugs[index]?.isListed ? 'in' : 'out';
  const tierOf = (one: Year): number | undefined => {
    const tier = isUncoded ? 0 : one.drugs[index]?.tier;
    return tier === 0 ? undefined : tier;
  };
  const tiers = fate(tierOf(from), tierOf(to));
  switch (`${stateOf(from)} ${stateOf(to)}` as const) {
    case 'in out':
    case 'out in':
      return 'changed';
    case 'out out':
      return 'same';
    case 'none out':
    case 'out none':
      return 'oneKnown';
    case 'none in':
    case 'in none':
      return tiers === 'changed' ? 'changed' : 'oneKnown';
    case 'in in':
      return tiers === 'nothing' ? 'same' : tiers;
    case 'none none':
      return tiers;
  }
}

const labelOf = (topic: YearTopic): string =>
  'index' in topic ? `${topic.is} ${String(topic.index)}` : 'name' in topic ? topic.name : topic.is;

/** The expected rows, in order. */
function expected(from: Year, to: Year): { shown: string[]; unchanged: number } {
  const fates: [string, Fate][] = [
    ['premium', fate(from.premium, to.premium)],
    ['outOfPocketMaximum', fate(from.maximum, to.maximum)],
    ['drugDeductible', fate(from.deductible, to.deductible)],
    ['drugCost', fate(from.drugCost, to.drugCost)],
    ...DRUGS.map((_, index): [string, Fate] => [`drug ${String(index)}`, fateOfDrug(from, to, index)]),
    ...DOCTORS.map((_, index): [string, Fate] => [
      `doctor ${String(index)}`,
      fate(from.doctors[index], to.doctors[index]),
    ]),
    ['pharmacy', fate(from.pharmacy, to.pharmacy)],
  ];
  const benefits = BENEFITS.map((name, index): [string, Fate, boolean] => [
    name,
    fate(from.benefits[index], to.benefits[index]),
    from.benefits[index] !== undefined,
  ]);
  // Benefits are in the order of the first year, followed by those that only the next year has.
  for (const isFirst of [true, false])
    for (const [name, itsFate, isInFirst] of benefits) if (isInFirst === isFirst) fates.push([name, itsFate]);
  const having = (one: Fate) => fates.filter(([, itsFate]) => itsFate === one).map(([name]) => name);
  return {
    shown: [
      ...having('changed').map((name) => `${name}: changed`),
      ...having('oneKnown').map((name) => `${name}: oneKnown`),
    ],
    unchanged: having('same').length,
  };
}

describe('random pairs of years', () => {
  it(`show every difference, none that is not one, and what one year lacks, in ${String(PAIRS)} pairs`, () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(pair, ([from, to]) => {
        const { rows, unchanged } = yearChangeOf(planOf(from), planOf(to), {
          planType: 'MAPD',
          fromYear: 2026,
          drugs: DRUGS.map((code) => drug(code)),
          providers: DOCTORS.map((id) => provider(id)),
          dentalPlanIds: new Set(),
          subsidyPercent: undefined,
          subsidisedPremiums: [],
        });
        const shown = rows.map(({ topic, outcome }) => `${labelOf(topic)}: ${outcome}`);
        expect({ shown, unchanged }).to.deep.equal(expected(from, to));
        for (const row of shown) seen.set(row, (seen.get(row) ?? 0) + 1);
      }),
      { numRuns: PAIRS },
    );
    // The pairs must contain each kind of row, otherwise the test proves nothing.
    for (const what of ['premium', 'drugCost', 'drug 0', 'doctor 1', 'pharmacy', 'Telehealth'])
      for (const outcome of ['changed', 'oneKnown'])
        expect(seen.get(`${what}: ${outcome}`) ?? 0, `${what}: ${outcome}`).to.be.greaterThan(20);
  });

  it('show only the count where a year repeats', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 0, max: 2 }), (one, style) => {
        const { rows } = yearChangeOf(planOf(one), planOf({ ...one, style }), {
          planType: 'MAPD',
          fromYear: 2026,
          drugs: DRUGS.map((code) => drug(code)),
          providers: DOCTORS.map((id) => provider(id)),
          dentalPlanIds: new Set(),
          subsidyPercent: undefined,
          subsidisedPremiums: [],
        });
        expect(rows).to.be.empty;
      }),
    );
  });
});
