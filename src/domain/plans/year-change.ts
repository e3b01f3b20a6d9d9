import type { Drug, Provider } from '../profile/profile';
import { isWithoutDrugCoverage } from './drug-coverage';
import { premiumOf, yearlyDrugCostOf, type SubsidisedPremium } from './low-income-subsidy';
import type { PlanType } from './plan';
import type { PlanDetail } from './plan-detail';
import {
  benefitsByName,
  compareFacts,
  doctorFactsOf,
  drugFactsOf,
  isDrugPrice,
  moneyFact,
  otherBenefitsOf,
  ownRows,
  pharmacyFactOf,
  textFact,
  type FactValue,
} from './plan-facts';

/** Facts on which the values of a plan depend, in both years. */
export interface YearContext {
  planType: PlanType;
  /** Year of the first plan. The second plan is for the year after. */
  fromYear: number;
  drugs: readonly Drug[];
  /** Saved doctors; empty for a plan type without a network of doctors. */
  providers: readonly Provider[];
  dentalPlanIds: ReadonlySet<string>;
  /** Extra Help in percent. No value: prices without Extra Help. */
  subsidyPercent: number | undefined;
  subsidisedPremiums: readonly SubsidisedPremium[];
}

/** A value of one year. */
export type YearValue = FactValue;

/** How Extra Help affects a price: both years include it, or neither includes it although it is applied. */
type HelpInPrice = 'included' | 'notIncluded' | undefined;

/** The subject of a row; `index` is the position in the list of saved drugs or doctors. */
export type YearTopic =
  | { is: 'premium' | 'drugCost' | 'drugDeductible'; help: HelpInPrice }
  | { is: 'outOfPocketMaximum' | 'pharmacy' }
  | { is: 'drug' | 'doctor'; index: number }
  | { is: 'benefit'; name: string; help: HelpInPrice };

interface YearPair {
  topic: YearTopic;
  /** No value: unknown. */
  from: YearValue | undefined;
  to: YearValue | undefined;
}

/** Outcome of a comparison: the values differ; they are equal; only one of them is known; or neither is known. */
export type YearOutcome = 'changed' | 'same' | 'oneKnown' | 'noneKnown';

export interface YearRow extends YearPair {
  outcome: 'changed' | 'oneKnown';
}

export interface YearChange {
  /** Values that have changed, then values that only one year has; each in the order of contract §8. */
  rows: readonly YearRow[];
  /** Number of values that are known and equal in both years. */
  unchanged: number;
}

const outcomes = { differ: 'changed', same: 'same', someKnown: 'oneKnown', noneKnown: 'noneKnown' } as const;

/** Compares the values of one topic in two years. @internal Exported for tests. */
export const compareValues = (from: YearValue | undefined, to: YearValue | undefined): YearOutcome =>
  outcomes[compareFacts([from, to])];

/** Chooses prices of the same kind in both years: with Extra Help if one of them is known, otherwise without. */
function pricePair(
  from: Prices,
  to: Prices,
  isHelpApplied: boolean,
): { from: YearValue | undefined; to: YearValue | undefined; help: HelpInPrice } {
  const isIncluded = from.withHelp !== undefined || to.withHelp !== undefined;
  const [one, other] = isIncluded ? [from.withHelp, to.withHelp] : [from.normal, to.normal];
  const help = isIncluded ? 'included' : isHelpApplied ? 'notIncluded' : undefined;
  return { from: moneyFact(one), to: moneyFact(other), help };
}

interface Prices {
  normal: number | undefined;
  withHelp: number | undefined;
}

function premiums(plan: PlanDetail, planYear: number, context: YearContext): Prices {
  const { planType, subsidyPercent, subsidisedPremiums } = context;
  const { normal, withExtraHelp } = premiumOf(
    plan,
    { planType, planYear },
    subsidyPercent,
    subsidisedPremiums,
  );
  return { normal, withHelp: withExtraHelp };
}

/** A plan without drug coverage has no drug cost, although the service sends 0. */
function drugCosts(plan: PlanDetail, { planType, subsidyPercent }: YearContext): Prices {
  const cost = yearlyDrugCostOf(plan, subsidyPercent !== undefined);
  if (!cost || (isWithoutDrugCoverage(planType, plan) && cost.amount === 0))
    return { normal: undefined, withHelp: undefined };
  const normal = yearlyDrugCostOf(plan, false)?.amount;
  return { normal, withHelp: cost.extraHelp === 'included' ? cost.amount : undefined };
}

function benefitPairs(from: PlanDetail, to: PlanDetail, isHelpApplied: boolean) {
  const [one, other] = [benefitsByName(from), benefitsByName(to)];
  const pair = (key: string): Omit<YearPair, 'topic'> => ({
    from: textFact(one.get(key)?.text),
    to: textFact(other.get(key)?.text),
  });
  const help = isHelpApplied ? ('notIncluded' as const) : undefined;
  return {
    outOfPocketMaximum: { topic: { is: 'outOfPocketMaximum' }, ...pair(ownRows.outOfPocketMaximum) },
    drugDeductible: { topic: { is: 'drugDeductible', help }, ...pair(ownRows.drugDeductible) },
    others: otherBenefitsOf([one, other]).map(({ key, name }): YearPair => ({
      topic: { is: 'benefit', name, help: isDrugPrice(key) ? help : undefined },
      ...pair(key),
    })),
  } as const;
}

function drugPairs(from: PlanDetail, to: PlanDetail, { planType, drugs }: YearContext): YearPair[] {
  const [one, other] = [drugFactsOf(planType, from, drugs), drugFactsOf(planType, to, drugs)];
  return drugs.map((_, index) => ({ topic: { is: 'drug', index }, from: one[index], to: other[index] }));
}

function doctorPairs(
  from: PlanDetail,
  to: PlanDetail,
  { providers, dentalPlanIds }: YearContext,
): YearPair[] {
  const [one, other] = [from, to].map((plan) => doctorFactsOf(plan, providers, dentalPlanIds));
  return providers.map((_, index) => ({
    topic: { is: 'doctor', index },
    from: one?.[index],
    to: other?.[index],
  }));
}

/** All values of a plan in two years, in the order of contract §8. */
function pairsOf(from: PlanDetail, to: PlanDetail, context: YearContext): YearPair[] {
  const { fromYear, subsidyPercent } = context;
  const isHelpApplied = subsidyPercent !== undefined;
  const { help: premiumHelp, ...premium } = pricePair(
    premiums(from, fromYear, context),
    premiums(to, fromYear + 1, context),
    isHelpApplied,
  );
  const { help: costHelp, ...cost } = pricePair(
    drugCosts(from, context),
    drugCosts(to, context),
    isHelpApplied,
  );
  const benefits = benefitPairs(from, to, isHelpApplied);
  return [
    { topic: { is: 'premium', help: premiumHelp }, ...premium },
    benefits.outOfPocketMaximum,
    benefits.drugDeductible,
    { topic: { is: 'drugCost', help: costHelp }, ...cost },
    ...drugPairs(from, to, context),
    ...doctorPairs(from, to, context),
    { topic: { is: 'pharmacy' }, from: pharmacyFactOf(from), to: pharmacyFactOf(to) },
    ...benefits.others,
  ];
}

/**
 * Compares a plan with the plan of the same id in the next year (contract §8). A value that only one year has does not
 * count as a change, and a value that neither year has is ignored. Prices with and without Extra Help are never
 * compared.
 */
export function yearChangeOf(from: PlanDetail, to: PlanDetail, context: YearContext): YearChange {
  const compared = pairsOf(from, to, context).map((pair) => ({
    ...pair,
    outcome: compareValues(pair.from, pair.to),
  }));
  const having = <Outcome extends YearOutcome>(outcome: Outcome) =>
    compared.flatMap((row) => (row.outcome === outcome ? [{ ...row, outcome }] : []));
  return { rows: [...having('changed'), ...having('oneKnown')], unchanged: having('same').length };
}
