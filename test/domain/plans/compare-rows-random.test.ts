import { expect } from 'chai';
import * as fc from 'fast-check';
import { compareRowsOf } from '../../../src/domain/plans/compare-rows';
import type { PlanDetail } from '../../../src/domain/plans/plan-detail';
import { drug, planDetail, provider } from '../builders';

/*
 * Random sets of two or three plans. The oracle knows how each plan was generated, not what `compareRowsOf` computes: it
 * writes down what a shopper may know of each row, and a row folds if that is known of all plans, and the same.
 */

const SETS = 3000;
const DRUGS = ['111', '222', ''] as const;
const DOCTORS = ['a', 'b'] as const;
const BENEFITS = ['Fitness', 'Urgent Care', 'Telehealth'] as const;

/** The data of a plan. `undefined`: the response does not contain it. */
interface Made {
  /** Medicare Advantage without drug coverage. */
  isWithoutDrugs: boolean;
  premium: number | undefined;
  premiumWithHelp: number | undefined;
  maximum: number | undefined;
  deductible: number | undefined;
  drugCost: number | undefined;
  drugCostWithHelp: number | undefined;
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
const made: fc.Arbitrary<Made> = fc.record({
  isWithoutDrugs: fc.constantFrom(false, false, false, true),
  premium: some(amounts),
  premiumWithHelp: some([0, 20]),
  maximum: some(amounts),
  deductible: some(amounts),
  drugCost: some(amounts),
  drugCostWithHelp: some([0, 20]),
  hasDrugList: fc.constantFrom(true, true, true, false),
  drugs: listOf(DRUGS.length, fc.record({ isListed: fc.boolean(), tier: some([0, 1, 2]) })),
  doctors: listOf(DOCTORS.length, some([true, false])),
  pharmacy: fc.constantFrom(undefined, true, true, false),
  benefits: listOf(BENEFITS.length, some(amounts)),
  style: fc.integer({ min: 0, max: 2 }),
});

/** Plans that are mostly the same, as real ones are. Otherwise nearly every row would differ. */
const set: fc.Arbitrary<Made[]> = fc
  .tuple(
    made,
    fc.array(fc.record({ own: made, keeps: listOf(13, fc.boolean()) }), { minLength: 1, maxLength: 2 }),
  )
  .map(([first, others]) => [
    first,
    ...others.map(({ own, keeps }) => {
      const names = Object.keys(first) as (keyof Made)[];
      return Object.fromEntries(
        names.map((name, index) => [name, name !== 'style' && keeps[index] ? first[name] : own[name]]),
      ) as unknown as Made;
    }),
  ]);

function write(amount: number, style: number): string {
  const grouped = amount === 1200 ? '1,200' : String(amount);
  return [String(amount), `$${grouped}.00`, `$${grouped}`][style] ?? '';
}

/** The response of a plan service. */
function planOf(one: Made): PlanDetail {
  const described = (name: string, amount: number | undefined) =>
    amount === undefined ? [] : [{ name, description: write(amount, one.style) }];
  const coded = DRUGS.flatMap((code, index) => {
    const known = one.drugs[index];
    return code === '' || !known ? [] : [{ code, ...known }];
  });
  const hasDrugs = !one.isWithoutDrugs;
  return planDetail({
    monthlyPremium: one.style === 0 ? one.premium : undefined,
    monthlyPremiumFormatted: one.premium === undefined ? undefined : write(one.premium, one.style),
    premiumBySubsidy: one.premiumWithHelp === undefined ? {} : { '100': one.premiumWithHelp },
    annualDrugCost: one.drugCost,
    lisAnnualDrugCost: one.drugCostWithHelp,
    mapsPlanType: hasDrugs ? 'MAPD' : 'MA',
    coveredDrugs:
      hasDrugs && one.hasDrugList
        ? new Set(coded.filter(({ isListed }) => isListed).map(({ code }) => code))
        : undefined,
    drugTier: hasDrugs
      ? Object.fromEntries(coded.flatMap(({ code, tier }) => (tier === undefined ? [] : [[code, tier]])))
      : {},
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

/** What a shopper may know of a row: `undefined` for not known. */
type Known = string | undefined;

const text = (value: number | boolean | undefined): Known =>
  value === undefined ? undefined : String(value);

function premiumOf({ isWithoutDrugs, premium, premiumWithHelp }: Made, isHelped: boolean): Known {
  if (!isHelped || isWithoutDrugs) return text(premium);
  if (premiumWithHelp !== undefined) return `${String(premiumWithHelp)} with help`;
  return premium === undefined ? undefined : `${String(premium)} without help`;
}

function yearOf(plan: Made, isHelped: boolean): Known {
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
function drugOf(plan: Made, index: number): Known {
  if (plan.isWithoutDrugs) return 'no';
  if (plan.pharmacy === false || !plan.hasDrugList || DRUGS[index] === '') return undefined;
  const { isListed, tier } = plan.drugs[index]!;
  return isListed ? `yes ${tier ? String(tier) : ''}` : 'no';
}

/** The expected fate of a row, by key. Rows that may be missing are those of which nothing is known. */
function expected(
  plans: readonly Made[],
  isHelped: boolean,
): Map<string, { isEqual: boolean; isKnown: boolean }> {
  const fate = (of: (plan: Made) => Known) => {
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
  it('fold the rows that an independent computation finds equal, and no other (contract §8)', () => {
    let folded = 0;
    fc.assert(
      fc.property(set, fc.boolean(), (plans, isHelped) => {
        const rows = compareRowsOf(
          plans.map((plan) => ({
            plan: { planType: plan.isWithoutDrugs ? ('MA' as const) : ('MAPD' as const), planYear: 2027 },
            detail: planOf(plan),
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
        const places = rows.map(({ isEqual, isKnown }) => (isEqual ? 2 : isKnown ? 0 : 1));
        expect(places).to.deep.equal(places.toSorted());
        folded += rows.filter(({ isEqual }) => isEqual).length;
      }),
      { numRuns: SETS },
    );
    expect(folded).to.be.greaterThan(SETS);
  });
});
