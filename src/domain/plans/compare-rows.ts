import type { Drug, Provider } from '../profile/profile';
import { isWithoutDrugCoverage, drugCoverageOf } from './drug-coverage';
import { premiumOf } from './low-income-subsidy';
import { isPartBPremiumDue, toSpecialNeedsKind, type SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';
import {
  benefitsByName,
  compareFacts,
  doctorFactsOf,
  drugFact,
  factParts,
  isDrugPrice,
  otherBenefitsOf,
  outcomeOfParts,
  ownRows,
  pharmacyFactOf,
  textFact,
  type FactOutcome,
  type FactParts,
  type FactValue,
} from './plan-facts';
import { lowestYearCost } from './plan-order';
import { yearCostOf, type ShownPrices, type YearCost } from './year-cost';

/** A plan of a comparison: one column. */
export interface ComparedColumn {
  plan: Pick<SavedPlan, 'planType' | 'planYear' | 'snpType'>;
  detail: PlanDetail;
  /** Whether the plan type has a network of doctors. */
  hasDoctors: boolean;
}

/** Values on which the rows of all plans depend. */
export interface CompareContext extends ShownPrices {
  drugs: readonly Drug[];
  providers: readonly Provider[];
  dentalPlanIds: ReadonlySet<string>;
  /** Whether the shopper has saved a pharmacy. */
  hasPharmacy: boolean;
}

/** How Extra Help affects a price: the price includes it, or does not include it although it is applied. */
type HelpInPrice = 'included' | 'notIncluded' | undefined;

/** A value of one plan, as its card shows it. */
export type CompareValue =
  | FactValue
  | { kind: 'premium'; amount: number; help: HelpInPrice; isPartBDue: boolean }
  | { kind: 'yearCost'; cost: YearCost; isLowest: boolean }
  /** The plan covers no drugs. */
  | { kind: 'noDrugCoverage' };

/** The subject of a row; `index` is the position in the list of saved drugs or doctors. */
export type CompareTopic =
  | { is: 'yearCost' | 'premium' | 'outOfPocketMaximum' | 'pharmacy' }
  | { is: 'drugDeductible'; help: HelpInPrice }
  | { is: 'drug' | 'doctor'; index: number }
  | { is: 'benefit'; name: string; help: HelpInPrice };

export interface CompareRow {
  /** Unique among the rows, such as `premium`, `drug 0` or `benefit urgent care`. */
  key: string;
  topic: CompareTopic;
  /** One value per plan. No value: unknown. */
  values: readonly (CompareValue | undefined)[];
  /** Whether the value is known for each plan and is the same. */
  isEqual: boolean;
  /** Whether the value of at least one plan is known. */
  isKnown: boolean;
}

function partsOf(value: CompareValue | undefined): FactParts {
  switch (value?.kind) {
    case 'premium':
      return [[value.amount, value.help, value.isPartBDue].join()];
    case 'yearCost':
      return [value.cost.total === undefined ? undefined : JSON.stringify(value.cost)];
    case 'noDrugCoverage':
      return [value.kind];
    default:
      return factParts(value);
  }
}

const isFact = (value: CompareValue | undefined): value is FactValue | undefined =>
  value?.kind !== 'premium' && value?.kind !== 'yearCost' && value?.kind !== 'noDrugCoverage';

const outcomeOf = (values: readonly (CompareValue | undefined)[]): FactOutcome =>
  values.every(isFact) ? compareFacts(values) : outcomeOfParts(values.map(partsOf));

const isWithoutDrugs = ({ plan, detail }: ComparedColumn): boolean =>
  isWithoutDrugCoverage(plan.planType, detail);

function yearCosts(
  columns: readonly ComparedColumn[],
  context: CompareContext,
): (CompareValue | undefined)[] {
  const lowest = lowestYearCost(columns, context, context.drugs);
  return columns.map((column) => {
    const cost = yearCostOf(column.plan, column.detail, context);
    return cost && { kind: 'yearCost', cost, isLowest: column === lowest };
  });
}

function premium(column: ComparedColumn, prices: ShownPrices): CompareValue | undefined {
  const { plan, detail } = column;
  const { subsidyPercent, subsidisedPremiums } = prices;
  const { normal, withExtraHelp } = premiumOf(detail, plan, subsidyPercent, subsidisedPremiums);
  const amount = withExtraHelp ?? normal;
  if (amount === undefined) return undefined;
  const isHelpMissing = subsidyPercent !== undefined && !isWithoutDrugs(column);
  const specialNeeds = toSpecialNeedsKind(detail.snpType ?? plan.snpType);
  return {
    kind: 'premium',
    amount,
    help: withExtraHelp !== undefined ? 'included' : isHelpMissing ? 'notIncluded' : undefined,
    isPartBDue: isPartBPremiumDue(plan.planType, specialNeeds),
  };
}

/**
 * Returns no value if coverage could not be checked, even if a tier is known. The pharmacy has its own row, so its message
 * does not replace the coverage, as it does on cards (PLANS-32).
 */
const drugValues = (
  { plan, detail }: ComparedColumn,
  drugs: readonly Drug[],
): readonly (FactValue | undefined)[] =>
  drugCoverageOf(plan.planType, detail, drugs).map((drug) =>
    drug.coverage.state === 'notChecked' ? undefined : drugFact(drug),
  );

type UnjudgedRow = Omit<CompareRow, 'isEqual' | 'isKnown'>;

function benefitRows(columns: readonly ComparedColumn[], help: HelpInPrice) {
  const benefits = columns.map(({ detail }) => benefitsByName(detail));
  const textsOf = (key: string): (FactValue | undefined)[] =>
    benefits.map((ofPlan) => textFact(ofPlan.get(key)?.text));
  const others = otherBenefitsOf(benefits).map(({ key, name }): UnjudgedRow => ({
    key: `benefit ${key}`,
    topic: { is: 'benefit', name, help: isDrugPrice(key) ? help : undefined },
    values: textsOf(key),
  }));
  const deductibles = textsOf(ownRows.drugDeductible);
  return {
    outOfPocketMaximum: textsOf(ownRows.outOfPocketMaximum),
    drugDeductible: columns.map((column, index): CompareValue | undefined =>
      isWithoutDrugs(column) ? { kind: 'noDrugCoverage' } : deductibles[index],
    ),
    // Without a value in any plan, the row of a benefit would only contain its name.
    others: others.filter(({ values }) => values.some((value) => value !== undefined)),
  };
}

/** All rows in the order of contract §8. */
function rowsInOrder(columns: readonly ComparedColumn[], context: CompareContext): UnjudgedRow[] {
  const { drugs, providers, dentalPlanIds } = context;
  const help = context.subsidyPercent === undefined ? undefined : 'notIncluded';
  const benefits = benefitRows(columns, help);
  const ofDrugs = columns.map((column) => drugValues(column, drugs));
  const ofDoctors = columns.map(({ detail, hasDoctors }) =>
    hasDoctors ? doctorFactsOf(detail, providers, dentalPlanIds) : [],
  );
  const pharmacy = columns.map(({ detail }) => pharmacyFactOf(detail));
  const hasCare = columns.some(({ plan }) => plan.planType !== 'PDP');
  const hasDoctors = columns.some((column) => column.hasDoctors);
  const row = (topic: CompareTopic & { is: string }, values: UnjudgedRow['values']): UnjudgedRow => ({
    key: 'index' in topic ? `${topic.is} ${String(topic.index)}` : topic.is,
    topic,
    values,
  });
  return [
    row({ is: 'yearCost' }, yearCosts(columns, context)),
    row(
      { is: 'premium' },
      columns.map((column) => premium(column, context)),
    ),
    ...(hasCare ? [row({ is: 'outOfPocketMaximum' }, benefits.outOfPocketMaximum)] : []),
    row({ is: 'drugDeductible', help }, benefits.drugDeductible),
    ...drugs.map((_, index) =>
      row(
        { is: 'drug', index },
        ofDrugs.map((values) => values[index]),
      ),
    ),
    ...(hasDoctors ? providers : []).map((_, index) =>
      row(
        { is: 'doctor', index },
        ofDoctors.map((values) => values[index]),
      ),
    ),
    ...(context.hasPharmacy || pharmacy.some((value) => value !== undefined)
      ? [row({ is: 'pharmacy' }, pharmacy)]
      : []),
    ...benefits.others,
  ];
}

/**
 * Compares two or three plans of one list (contract §8). Returns first the rows that differ, or that only some plans
 * have; then the rows that are unknown for all plans, which do not count as equal; then the equal rows. Each part has
 * the order of the contract.
 */
export function compareRowsOf(columns: readonly ComparedColumn[], context: CompareContext): CompareRow[] {
  const rows = rowsInOrder(columns, context).map((row): CompareRow => {
    const outcome = outcomeOf(row.values);
    return { ...row, isEqual: outcome === 'same', isKnown: outcome !== 'noneKnown' };
  });
  const placeOf = ({ isEqual, isKnown }: CompareRow): number => (isEqual ? 2 : isKnown ? 0 : 1);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const isGood = (value: CompareValue | undefined): boolean | undefined =>
  value?.kind === 'drug' ? value.isCovered : value?.kind === 'network' ? value.isIn : undefined;

/**
 * Returns how many of the saved drugs are covered, or how many of the saved doctors are in network, for each plan. No
 * value for a plan of which at least one is unknown.
 */
export function coveredCountsOf(
  rows: readonly CompareRow[],
  is: 'drug' | 'doctor',
): readonly (number | undefined)[] {
  const lines = rows.filter(({ topic }) => topic.is === is).map(({ values }) => values.map(isGood));
  return (lines[0] ?? []).map((_, plan) => {
    const ofPlan = lines.map((line) => line[plan]);
    return ofPlan.includes(undefined) ? undefined : ofPlan.filter(Boolean).length;
  });
}

/** Saved drugs or doctors with one value in all plans. `indexes` are positions in the list of saved items. */
export interface SameItems {
  value: CompareValue;
  indexes: readonly number[];
}

/**
 * Returns the saved drugs or doctors whose rows are equal, grouped by their common value. With the rows that are not
 * equal, they are all that `coveredCountsOf` counts.
 */
export function sameItemsOf(rows: readonly CompareRow[], is: 'drug' | 'doctor'): SameItems[] {
  const groups = new Map<string, { value: CompareValue; indexes: number[] }>();
  for (const { topic, values, isEqual } of rows) {
    const value = values[0];
    if (topic.is !== is || !isEqual || !value) continue;
    const key = partsOf(value).join();
    const group = groups.get(key) ?? { value, indexes: [] };
    group.indexes.push(topic.index);
    groups.set(key, group);
  }
  return [...groups.values()];
}
