import { toNumber } from '../coerce';
import type { Drug, Provider } from '../profile/profile';
import type { Coverage } from './coverage';
import { drugCoverageOf, isWithoutDrugCoverage, providerCoverageOf } from './drug-coverage';
import { premiumOf, yearlyDrugCostOf, type SubsidisedPremium } from './low-income-subsidy';
import type { PlanType } from './plan';
import type { PlanDetail } from './plan-detail';

/** What the values of a plan depend on, in both years. */
export interface YearContext {
  planType: PlanType;
  /** Year of the first plan; the second one is of the year after. */
  fromYear: number;
  drugs: readonly Drug[];
  /** Saved doctors; empty for a plan type without a network of doctors. */
  providers: readonly Provider[];
  dentalPlanIds: ReadonlySet<string>;
  /** Extra Help in percent. No value: prices without Extra Help. */
  subsidyPercent: number | undefined;
  subsidisedPremiums: readonly SubsidisedPremium[];
}

/** A value of one year. Money is in US dollars. */
export type YearValue =
  | { kind: 'money'; amount: number }
  /** A text of the service. */
  | { kind: 'text'; text: string }
  /** Whether a drug is covered, and its tier; a drug that is not covered has no tier. No value: not known. */
  | { kind: 'drug'; isCovered: boolean | undefined; tier: number | undefined }
  /** Whether a doctor or the pharmacy is in network. */
  | { kind: 'network'; isIn: boolean };

/** How Extra Help affects a price: both years include it, or neither does although it is applied. */
type HelpInPrice = 'included' | 'notIncluded' | undefined;

/** What a row is about; `index` is the place among the saved drugs or doctors. */
export type YearTopic =
  | { is: 'premium' | 'drugCost' | 'drugDeductible'; help: HelpInPrice }
  | { is: 'outOfPocketMaximum' | 'pharmacy' }
  | { is: 'drug' | 'doctor'; index: number }
  | { is: 'benefit'; name: string; help: HelpInPrice };

interface YearPair {
  topic: YearTopic;
  /** No value: not known. */
  from: YearValue | undefined;
  to: YearValue | undefined;
}

/**
 * What two years of a value say: they differ; they are equal; one of them is not known; or nothing is known.
 */
export type YearOutcome = 'changed' | 'same' | 'oneKnown' | 'noneKnown';

export interface YearRow extends YearPair {
  outcome: 'changed' | 'oneKnown';
}

export interface YearChange {
  /** Values that have changed, then values that only one year has; each in the order of contract §8. */
  rows: readonly YearRow[];
  /** Number of values that are known in both years and equal. */
  unchanged: number;
}

const money = (amount: number | undefined): YearValue | undefined =>
  amount === undefined ? undefined : { kind: 'money', amount };

const network = (isIn: boolean | undefined): YearValue | undefined =>
  isIn === undefined ? undefined : { kind: 'network', isIn };

/** An amount for a bare number such as "4900" or "$4,900.00"; otherwise the text. */
function textValue(text: string | undefined): YearValue | undefined {
  if (text === undefined) return undefined;
  const amount = toNumber(text);
  return amount === undefined ? { kind: 'text', text } : { kind: 'money', amount };
}

/** Equal texts differ at most in case, spaces, and the form of amounts: "$1,200.00 copay" is "$1200 copay". */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\$\d[\d,]*(\.\d+)?/g, (amount) => `$${String(toNumber(amount))}`)
    .toLowerCase();

const cents = (amount: number): number => Math.round(Number((amount * 100).toPrecision(12)));

const outcomeOf = <Value>(from: Value | undefined, to: Value | undefined): YearOutcome => {
  if (from === undefined && to === undefined) return 'noneKnown';
  if (from === undefined || to === undefined) return 'oneKnown';
  return from === to ? 'same' : 'changed';
};

/** The outcome of a value with two parts: one changed part counts most, then one that only one year has. */
const bySeverity: readonly YearOutcome[] = ['changed', 'oneKnown', 'same', 'noneKnown'];

/** What a comparison of two values compares. A drug has two parts, each of which may be unknown. */
function partsOf(
  value: YearValue | undefined,
): readonly [first?: string | number | boolean | undefined, second?: number | undefined] {
  switch (value?.kind) {
    case 'money':
      return [cents(value.amount)];
    case 'text':
      return [plain(value.text)];
    case 'network':
      return [value.isIn];
    case 'drug':
      return [value.isCovered, value.tier];
    case undefined:
      return [];
  }
}

/** Compares the values of one topic in two years. @internal Exported for tests. */
export function compareValues(from: YearValue | undefined, to: YearValue | undefined): YearOutcome {
  const [one, other] = [partsOf(from), partsOf(to)];
  const isUncovered = [from, to].some((value) => value?.kind === 'drug' && value.isCovered === false);
  const outcomes = [outcomeOf(one[0], other[0]), isUncovered ? 'noneKnown' : outcomeOf(one[1], other[1])];
  return bySeverity.find((outcome) => outcomes.includes(outcome)) ?? 'noneKnown';
}

/** Chooses the prices of two years that mean the same: with Extra Help if one of them is known, otherwise without. */
function pricePair(
  from: Prices,
  to: Prices,
  isHelpApplied: boolean,
): { from: YearValue | undefined; to: YearValue | undefined; help: HelpInPrice } {
  const isIncluded = from.withHelp !== undefined || to.withHelp !== undefined;
  const [one, other] = isIncluded ? [from.withHelp, to.withHelp] : [from.normal, to.normal];
  const help = isIncluded ? 'included' : isHelpApplied ? 'notIncluded' : undefined;
  return { from: money(one), to: money(other), help };
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

/** A plan without drug coverage has no drug cost; the service sends 0. */
function drugCosts(plan: PlanDetail, { planType, subsidyPercent }: YearContext): Prices {
  const cost = yearlyDrugCostOf(plan, subsidyPercent !== undefined);
  if (!cost || (isWithoutDrugCoverage(planType, plan) && cost.amount === 0))
    return { normal: undefined, withHelp: undefined };
  const normal = yearlyDrugCostOf(plan, false)?.amount;
  return { normal, withHelp: cost.extraHelp === 'included' ? cost.amount : undefined };
}

/** Descriptions of the benefits by name, with several of one name as one text. */
function benefitsOf(plan: PlanDetail): Map<string, { name: string; text: string | undefined }> {
  const byName = new Map<string, { name: string; texts: string[] }>();
  for (const { name, description } of plan.benefits) {
    const known = byName.get(plain(name)) ?? { name, texts: [] };
    if (description !== undefined) known.texts.push(description);
    byName.set(plain(name), known);
  }
  return new Map(
    [...byName].map(([key, { name, texts }]) => [
      key,
      { name, text: texts.length > 0 ? texts.toSorted().join('; ') : undefined },
    ]),
  );
}

const ownRows = { outOfPocketMaximum: 'out of pocket maximum', drugDeductible: 'part d deductible' } as const;
/** Benefits with a price of drugs, which does not hold with Extra Help. */
const drugPrices: readonly string[] = ['prescription drugs', 'tier 1 preferred generic'];

function benefitPairs(from: PlanDetail, to: PlanDetail, isHelpApplied: boolean) {
  const [one, other] = [benefitsOf(from), benefitsOf(to)];
  const pair = (key: string): Omit<YearPair, 'topic'> => ({
    from: textValue(one.get(key)?.text),
    to: textValue(other.get(key)?.text),
  });
  const help = isHelpApplied ? ('notIncluded' as const) : undefined;
  const named = new Map([...other, ...one]);
  const order = [...one.keys(), ...[...other.keys()].filter((key) => !one.has(key))];
  const isOwnRow = (key: string): boolean => Object.values<string>(ownRows).includes(key);
  return {
    outOfPocketMaximum: { topic: { is: 'outOfPocketMaximum' }, ...pair(ownRows.outOfPocketMaximum) },
    drugDeductible: { topic: { is: 'drugDeductible', help }, ...pair(ownRows.drugDeductible) },
    others: order
      .filter((key) => !isOwnRow(key))
      .map((key): YearPair => ({
        topic: {
          is: 'benefit',
          name: named.get(key)?.name ?? key,
          help: drugPrices.includes(key) ? help : undefined,
        },
        ...pair(key),
      })),
  } as const;
}

/** No value: could not be checked. */
const isCoveredIn = (coverage: Coverage | undefined): boolean | undefined =>
  coverage === undefined || coverage.state === 'notChecked' ? undefined : coverage.state === 'covered';

function drugPairs(from: PlanDetail, to: PlanDetail, { planType, drugs }: YearContext): YearPair[] {
  const valuesOf = (plan: PlanDetail): YearValue[] =>
    drugCoverageOf(planType, plan, drugs).map(({ coverage, tier }) => ({
      kind: 'drug',
      isCovered: isCoveredIn(coverage),
      tier: coverage.state === 'notCovered' || tier === 0 ? undefined : tier,
    }));
  const [one, other] = [valuesOf(from), valuesOf(to)];
  return drugs.map((_, index) => ({ topic: { is: 'drug', index }, from: one[index], to: other[index] }));
}

function doctorPairs(
  from: PlanDetail,
  to: PlanDetail,
  { providers, dentalPlanIds }: YearContext,
): YearPair[] {
  const [one, other] = [from, to].map((plan) => providerCoverageOf(plan, providers, dentalPlanIds));
  return providers.map((_, index) => ({
    topic: { is: 'doctor', index },
    from: network(isCoveredIn(one?.[index]?.coverage)),
    to: network(isCoveredIn(other?.[index]?.coverage)),
  }));
}

const isPharmacyIn = (plan: PlanDetail): boolean | undefined =>
  plan.inNetwork ?? plan.isPharmacyCovered ?? (plan.isShowPharmacyMessage === true ? false : undefined);

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
    { topic: { is: 'pharmacy' }, from: network(isPharmacyIn(from)), to: network(isPharmacyIn(to)) },
    ...benefits.others,
  ];
}

/**
 * Compares a plan with the plan of the same id in the next year (contract §8). A value that only one year has is no
 * change; one that neither year has counts as nothing. Prices with and without Extra Help are never compared.
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
