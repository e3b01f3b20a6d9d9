import * as fc from 'fast-check';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { planDetail } from '../domain/builders';

/*
 * Random plans for tests with an oracle: what a plan is made from, and the response of the plan service for it. The oracle
 * reads what the plan is made from, not what the code computes from the response.
 */

/** Codes of the saved drugs; '' for one without a code. */
export const DRUGS = ['111', '222', '333', ''] as const;
export const DOCTORS = ['a', 'b'] as const;
export const BENEFITS = ['Fitness', 'Urgent Care', 'Telehealth'] as const;

/** `undefined`: the response does not contain it. */
export interface PlanData {
  premium: number | undefined;
  maximum: number | undefined;
  deductible: number | undefined;
  drugCost: number | undefined;
  /** Without the list, no drug could be checked. */
  hasDrugList: boolean;
  /** By drug. */
  drugs: { isListed: boolean; tier: number | undefined }[];
  doctors: (boolean | undefined)[];
  pharmacy: boolean | undefined;
  benefits: (number | undefined)[];
  /** Formats of amounts: 0 "1200", 1 "$1,200.00", 2 "$1,200". */
  style: number;
}

export const valueOrNone = <Value>(...values: readonly Value[]): fc.Arbitrary<Value | undefined> =>
  fc.constantFrom(undefined, ...values);
const listOf = <Item>(length: number, item: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
  fc.array(item, { minLength: length, maxLength: length });

const amount = valueOrNone(0, 20, 1200);
export const planData: fc.Arbitrary<PlanData> = fc.record({
  premium: amount,
  maximum: amount,
  deductible: amount,
  drugCost: amount,
  hasDrugList: fc.constantFrom(true, true, true, false),
  drugs: listOf(DRUGS.length, fc.record({ isListed: fc.boolean(), tier: valueOrNone(0, 1, 2) })),
  doctors: listOf(DOCTORS.length, valueOrNone(true, false)),
  pharmacy: fc.constantFrom(undefined, true, true, false),
  benefits: listOf(BENEFITS.length, amount),
  style: fc.integer({ min: 0, max: 2 }),
});

/** Two to `most` plans that are mostly the same, as real ones are. Otherwise nearly every value would differ. */
export const similarPlans = <Data extends PlanData>(
  data: fc.Arbitrary<Data>,
  most: number,
): fc.Arbitrary<[Data, Data, ...Data[]]> =>
  fc
    .tuple(
      data,
      fc.array(fc.tuple(data, fc.infiniteStream(fc.boolean())), { minLength: 1, maxLength: most - 1 }),
    )
    .map(([first, others]) => {
      const changed = others.map(([own, keeps]) => {
        const kept = Object.entries(first).filter(([name]) => name !== 'style' && keeps.next().value);
        return { ...own, ...(Object.fromEntries(kept) as Partial<Data>) };
      });
      return [first, ...changed] as [Data, Data, ...Data[]];
    });

function write(value: number, style: number): string {
  const grouped = value === 1200 ? '1,200' : String(value);
  return [String(value), `$${grouped}.00`, `$${grouped}`][style] ?? '';
}

/** The response of a plan service. */
export function planOf(data: PlanData): PlanDetail {
  const described = (name: string, value: number | undefined) =>
    value === undefined ? [] : [{ name, description: write(value, data.style) }];
  const coded = data.drugs.flatMap((known, index) => {
    const code = DRUGS[index];
    return code ? [{ code, ...known }] : [];
  });
  return planDetail({
    monthlyPremium: data.style === 0 ? data.premium : undefined,
    monthlyPremiumFormatted: data.premium === undefined ? undefined : write(data.premium, data.style),
    annualDrugCost: data.drugCost,
    coveredDrugs: data.hasDrugList
      ? new Set(coded.filter(({ isListed }) => isListed).map(({ code }) => code))
      : undefined,
    drugTier: Object.fromEntries(
      coded.flatMap(({ code, tier }) => (tier === undefined ? [] : [[code, tier]])),
    ),
    providerCoverage: Object.fromEntries(
      DOCTORS.flatMap((id, index) => {
        const isIn = data.doctors[index];
        return isIn === undefined ? [] : [[id, isIn]];
      }),
    ),
    inNetwork: data.pharmacy,
    benefits: [
      ...described('Out of Pocket Maximum', data.maximum),
      ...BENEFITS.flatMap((name, index) => described(name, data.benefits[index])),
      ...described('Part D Deductible', data.deductible),
    ],
  });
}
