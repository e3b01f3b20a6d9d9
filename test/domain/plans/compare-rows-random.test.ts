import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  compareRowsOf,
  coveredCountsOf,
  sameItemsOf,
  type CompareValue,
} from '../../../src/domain/plans/compare-rows';
import type { PlanDetail } from '../../../src/domain/plans/plan-detail';
import {
  BENEFITS,
  DOCTORS,
  DRUGS,
  planData,
  planOf,
  similarPlans,
  valueOrNone,
  type PlanData,
} from '../../support/random-plans';
import { drug, provider } from '../builders';

/*
 * Random sets of two or three plans. The oracle writes down what a shopper may know of each row, and a row folds if that is
 * known of all plans, and the same.
 */

const SETS = 3000;

interface ComparedData extends PlanData {
  /** Medicare Advantage without drug coverage. */
  isWithoutDrugs: boolean;
  premiumWithHelp: number | undefined;
  drugCostWithHelp: number | undefined;
}

const help = fc.record({
  isWithoutDrugs: fc.constantFrom(false, false, false, true),
  premiumWithHelp: valueOrNone(0, 20),
  drugCostWithHelp: valueOrNone(0, 20),
});
const compared: fc.Arbitrary<ComparedData> = fc
  .tuple(planData, help)
  .map(([data, its]) => ({ ...data, ...its }));

const comparedPlan = (data: ComparedData): PlanDetail => ({
  ...planOf(data.isWithoutDrugs ? { ...data, hasDrugList: false, drugs: [] } : data),
  premiumBySubsidy: data.premiumWithHelp === undefined ? {} : { '100': data.premiumWithHelp },
  lisAnnualDrugCost: data.drugCostWithHelp,
  mapsPlanType: data.isWithoutDrugs ? 'MA' : 'MAPD',
});

/** What a shopper may know of a row: `undefined` for not known. */
type Known = string | undefined;

const text = (value: number | boolean | undefined): Known =>
  value === undefined ? undefined : String(value);

function premiumOf({ isWithoutDrugs, premium, premiumWithHelp }: ComparedData, isHelped: boolean): Known {
  if (!isHelped || isWithoutDrugs) return text(premium);
  if (premiumWithHelp !== undefined) return `${String(premiumWithHelp)} with help`;
  return premium === undefined ? undefined : `${String(premium)} without help`;
}

function yearOf(plan: ComparedData, isHelped: boolean): Known {
  const premium = premiumOf(plan, isHelped);
  if (premium === undefined) return undefined;
  // Which help the premium is without is said in its own row.
  const premiums = premium.replace(' without help', '');
  if (plan.isWithoutDrugs) return `${premiums} alone`;
  if (isHelped && plan.drugCostWithHelp !== undefined)
    return `${premiums} + ${String(plan.drugCostWithHelp)} with help`;
  return plan.drugCost === undefined ? undefined : `${premiums} + ${String(plan.drugCost)}`;
}

/** "no", "yes", or "yes" with a tier. */
function drugOf(plan: ComparedData, index: number): Known {
  if (plan.isWithoutDrugs) return 'no';
  if (!plan.hasDrugList || DRUGS[index] === '') return undefined;
  const { isListed, tier } = plan.drugs[index]!;
  return isListed ? `yes ${tier ? String(tier) : ''}` : 'no';
}

/** The expected fate of a row, by key. Rows that may be missing are those of which nothing is known. */
function expected(
  plans: readonly ComparedData[],
  isHelped: boolean,
): Map<string, { isEqual: boolean; isKnown: boolean }> {
  const fate = (of: (plan: ComparedData) => Known) => {
    const known = plans.map(of);
    return {
      isEqual: known.every((one) => one !== undefined && one === known[0]),
      isKnown: known.some((one) => one !== undefined),
    };
  };
  return new Map([
    ['yearCost', fate((plan) => yearOf(plan, isHelped))],
    ['premium', fate((plan) => premiumOf(plan, isHelped))],
    ['outOfPocketMaximum', fate(({ maximum }) => text(maximum))],
    ['drugDeductible', fate((plan) => (plan.isWithoutDrugs ? 'no drugs' : text(plan.deductible)))],
    ...DRUGS.map((_, index) => [`drug ${String(index)}`, fate((plan) => drugOf(plan, index))] as const),
    ...DOCTORS.map(
      (_, index) => [`doctor ${String(index)}`, fate(({ doctors }) => text(doctors[index]))] as const,
    ),
    ['pharmacy', fate(({ pharmacy }) => text(pharmacy))],
    ...BENEFITS.map(
      (name, index) =>
        [`benefit ${name.toLowerCase()}`, fate(({ benefits }) => text(benefits[index]))] as const,
    ),
  ]);
}

describe('random sets of plans', () => {
  it('fold the rows that an independent computation finds equal, and no other; those named and shown are all (contract §8)', () => {
    let folded = 0;
    fc.assert(
      fc.property(similarPlans(compared, 3), fc.boolean(), (plans, isHelped) => {
        const rows = compareRowsOf(
          plans.map((plan) => ({
            plan: { planType: plan.isWithoutDrugs ? ('MA' as const) : ('MAPD' as const), planYear: 2027 },
            detail: comparedPlan(plan),
            hasDoctors: true,
          })),
          {
            drugs: DRUGS.map((code) => drug(code)),
            providers: DOCTORS.map((id) => provider(id)),
            dentalPlanIds: new Set(),
            hasPharmacy: true,
            subsidyPercent: isHelped ? 100 : undefined,
            subsidisedPremiums: [],
          },
        );
        const fates = expected(plans, isHelped);
        const found = new Map(rows.map(({ key, isEqual, isKnown }) => [key, { isEqual, isKnown }]));
        for (const [key, fate] of fates) {
          if (key.startsWith('benefit') && !fate.isKnown) expect(found.has(key), key).to.be.false;
          else expect(found.get(key), key).to.deep.equal(fate);
        }
        expect([...found.keys()].filter((key) => !fates.has(key))).to.be.empty;
        for (const [is, count] of [
          ['drug', DRUGS.length],
          ['doctor', DOCTORS.length],
        ] as const) {
          const ofItems = rows.filter(({ topic }) => topic.is === is);
          const shown = ofItems.filter(({ isEqual }) => !isEqual);
          const groups = sameItemsOf(rows, is);
          const named = groups.flatMap(({ indexes }) => indexes);
          const keys = [...shown.map(({ key }) => key), ...named.map((index) => `${is} ${String(index)}`)];
          expect(keys.toSorted()).to.deep.equal(
            Array.from({ length: count }, (_, index) => `${is} ${String(index)}`),
          );
          expect(new Set(groups.map(({ value }) => JSON.stringify(value))).size).to.equal(groups.length);
          const isGood = (value: CompareValue | undefined): boolean =>
            (value?.kind === 'drug' && value.isCovered === true) || (value?.kind === 'network' && value.isIn);
          const goodNamed = groups
            .filter(({ value }) => isGood(value))
            .flatMap(({ indexes }) => indexes).length;
          coveredCountsOf(rows, is).forEach((covered, plan) => {
            const goodShown = shown.filter(({ values }) => isGood(values[plan])).length;
            if (covered !== undefined) expect(goodShown + goodNamed).to.equal(covered);
          });
        }
        const places = rows.map(({ isEqual, isKnown }) => (isEqual ? 2 : isKnown ? 0 : 1));
        expect(places).to.deep.equal(places.toSorted());
        folded += rows.filter(({ isEqual }) => isEqual).length;
      }),
      { numRuns: SETS },
    );
    expect(folded).to.be.greaterThan(SETS);
  });
});
