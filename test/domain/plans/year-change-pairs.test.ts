import { expect } from 'chai';
import * as fc from 'fast-check';
import { yearChangeOf, type YearTopic } from '../../../src/domain/plans/year-change';
import {
  BENEFITS,
  DOCTORS,
  DRUGS,
  planData,
  planOf,
  similarPlans,
  type PlanData,
} from '../../support/random-plans';
import { drug, provider } from '../builders';

/*
 * Random pairs of years of a plan. The oracle uses its own table to decide which rows must show.
 */

const PAIRS = 2000;

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
function fateOfDrug(from: PlanData, to: PlanData, index: number): Fate {
  const isUncoded = DRUGS[index] === '';
  const stateOf = (one: PlanData): 'none' | 'out' | 'in' =>
    isUncoded || !one.hasDrugList ? 'none' : one.drugs[index]?.isListed ? 'in' : 'out';
  const tierOf = (one: PlanData): number | undefined => {
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
function expected(from: PlanData, to: PlanData): { shown: string[]; unchanged: number } {
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
      fc.property(similarPlans(planData, 2), ([from, to]) => {
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
      fc.property(planData, fc.integer({ min: 0, max: 2 }), (one, style) => {
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
