import { toNumber } from '../coerce';
import { centsOf } from '../money';
import type { Drug, Provider } from '../profile/profile';
import type { Coverage } from './coverage';
import { drugCoverageOf, providerCoverageOf, type DrugCoverage } from './drug-coverage';
import type { PlanType } from './plan';
import type { PlanDetail } from './plan-detail';

/* Values for comparing plans: one plan in two years, or two or three plans of one list. */

/** A value of a plan. Money is in US dollars. */
export type FactValue =
  | { kind: 'money'; amount: number }
  /** A text of the service. */
  | { kind: 'text'; text: string }
  /** Whether a drug is covered, and its tier; a drug that is not covered has no tier. No value: unknown. */
  | { kind: 'drug'; isCovered: boolean | undefined; tier: number | undefined }
  /** Whether a doctor or the pharmacy is in network. */
  | { kind: 'network'; isIn: boolean };

/** Outcome of a comparison: the values differ; they are equal; some of them are unknown; or all are unknown. */
export type FactOutcome = 'differ' | 'same' | 'someKnown' | 'noneKnown';

/** The compared parts of a value. Each part may be unknown. */
export type FactParts = readonly (string | number | boolean | undefined)[];

export const moneyFact = (amount: number | undefined): FactValue | undefined =>
  amount === undefined ? undefined : { kind: 'money', amount };

const networkFact = (isIn: boolean | undefined): FactValue | undefined =>
  isIn === undefined ? undefined : { kind: 'network', isIn };

/** An amount for a bare number such as "4900" or "$4,900.00"; otherwise the text. */
export function textFact(text: string | undefined): FactValue | undefined {
  if (text === undefined) return undefined;
  const amount = toNumber(text);
  return amount === undefined ? { kind: 'text', text } : { kind: 'money', amount };
}

/**
 * Normalizes a text for comparison. Ignores case, spaces, and the format of amounts: "$1,200.00 copay" equals "$1200
 * copay".
 */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\$\d[\d,]*(\.\d+)?/g, (amount) => `$${String(toNumber(amount))}`)
    .toLowerCase();

/** Returns the parts of a value. A drug has two parts. */
export function factParts(value: FactValue | undefined): FactParts {
  switch (value?.kind) {
    case 'money':
      return [centsOf(value.amount)];
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

/** Outcomes by severity, the most severe first. A value has the most severe outcome of its parts. */
const bySeverity: readonly FactOutcome[] = ['differ', 'someKnown', 'same', 'noneKnown'];

function outcomeOfPart(values: FactParts): FactOutcome {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return 'noneKnown';
  if (new Set(known).size > 1) return 'differ';
  return known.length < values.length ? 'someKnown' : 'same';
}

/** Compares values by their parts, one list of parts per value. */
export function outcomeOfParts(values: readonly FactParts[]): FactOutcome {
  const count = Math.max(0, ...values.map(({ length }) => length));
  const outcomes = Array.from({ length: count }, (_, part) =>
    outcomeOfPart(values.map((parts) => parts[part])),
  );
  return bySeverity.find((outcome) => outcomes.includes(outcome)) ?? 'noneKnown';
}

/** Compares the values of one fact. If a plan does not cover a drug, tiers are not compared. */
export function compareFacts(values: readonly (FactValue | undefined)[]): FactOutcome {
  const isUncovered = values.some((value) => value?.kind === 'drug' && value.isCovered === false);
  return outcomeOfParts(
    values.map((value) => (isUncovered ? factParts(value).slice(0, 1) : factParts(value))),
  );
}

/** Descriptions of the benefits by name. Joins several descriptions of the same name. */
export function benefitsByName(plan: PlanDetail): Map<string, { name: string; text: string | undefined }> {
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

/** Benefits with their own rows, by the key of `benefitsByName`. */
export const ownRows = {
  outOfPocketMaximum: 'out of pocket maximum',
  drugDeductible: 'part d deductible',
} as const;

/** Whether the benefit is a drug price, which does not apply with Extra Help. */
export const isDrugPrice = (benefit: string): boolean =>
  ['prescription drugs', 'tier 1 preferred generic'].includes(benefit);

/** The benefits of several plans, except those with their own rows: key and name, in the order of the plans. */
export function otherBenefitsOf(
  plans: readonly ReturnType<typeof benefitsByName>[],
): { key: string; name: string }[] {
  const names = new Map<string, string>();
  for (const plan of plans) for (const [key, { name }] of plan) if (!names.has(key)) names.set(key, name);
  return [...names]
    .filter(([key]) => !Object.values<string>(ownRows).includes(key))
    .map(([key, name]) => ({ key, name }));
}

/** No value: could not be checked. */
const isCoveredIn = (coverage: Coverage | undefined): boolean | undefined =>
  coverage === undefined || coverage.state === 'notChecked' ? undefined : coverage.state === 'covered';

/** Coverage and tier of a saved drug. */
export const drugFact = ({ coverage, tier }: DrugCoverage): FactValue => ({
  kind: 'drug',
  isCovered: isCoveredIn(coverage),
  tier: coverage.state === 'notCovered' || tier === 0 ? undefined : tier,
});

export const drugFactsOf = (planType: PlanType, plan: PlanDetail, drugs: readonly Drug[]): FactValue[] =>
  drugCoverageOf(planType, plan, drugs).map(drugFact);

/** Whether each saved doctor is in network. */
export const doctorFactsOf = (
  plan: PlanDetail,
  providers: readonly Provider[],
  dentalPlanIds: ReadonlySet<string>,
): (FactValue | undefined)[] =>
  providerCoverageOf(plan, providers, dentalPlanIds).map(({ coverage }) =>
    networkFact(isCoveredIn(coverage)),
  );

/** Whether the pharmacy is in network. */
export const pharmacyFactOf = (plan: PlanDetail): FactValue | undefined =>
  networkFact(
    plan.inNetwork ?? plan.isPharmacyCovered ?? (plan.isShowPharmacyMessage === true ? false : undefined),
  );
