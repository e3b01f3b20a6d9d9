import { formatMaximum, plainAmounts } from '../money';
import { toNumber } from '../coerce';
import type { Benefit, MarketingBullet, PlanDetail } from './plan-detail';
import type { PlanType } from './plan';

/** Benefits that are extracted from a plan's list by name (PRICE-12, contract §4). */
const liftedNames = {
  outOfPocketMaximum: 'Out of Pocket Maximum',
  partDDeductible: 'Part D Deductible',
  tier1PreferredGeneric: 'Tier 1 Preferred Generic',
  prescriptionDrugs: 'Prescription Drugs',
} as const;

export type LiftedBenefit = keyof typeof liftedNames;

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

export function liftBenefit(benefits: readonly Benefit[], which: LiftedBenefit): string | undefined {
  return benefits.find(({ name }) => sameName(name, liftedNames[which]))?.description;
}

/** Formats a bare number as an amount: "2800" → "$2,800". Other text keeps its words (PRICE-08). */
function toMoney(value: string): string {
  const amount = value.includes('$') ? undefined : toNumber(value);
  return amount === undefined ? plainAmounts(value) : formatMaximum(amount);
}

/** Amount of a benefit that has its own row on each card. No value if the plan's list lacks it. */
export function amountOf(
  benefits: readonly Benefit[],
  which: 'outOfPocketMaximum' | 'partDDeductible',
): string | undefined {
  const value = liftBenefit(benefits, which);
  return value === undefined ? undefined : toMoney(value);
}

/** An entry of plan-benefits.json (contract §7). */
export interface PlanSpecificBenefit {
  planId: string;
  planYear: number;
  name: string;
  description: string | undefined;
  /** Not shown in the profile (PRICE-13). */
  isHidden: boolean;
}

export type SecondBenefit =
  { kind: 'planSpecific'; name: string; value: string | undefined } | { kind: LiftedBenefit; value: string };

/**
 * The benefit line of a card: a plan-specific benefit; otherwise the out-of-pocket maximum (not for PDP), prescription
 * drugs, or tier 1 preferred generic, in this order (PLANS-21, OPEN-A051). No value if a plan has none of them.
 */
export function secondBenefitOf(
  plan: Pick<PlanDetail, 'planId' | 'benefits' | 'rider'>,
  planType: PlanType,
  planYear: number,
  planSpecificBenefits: readonly PlanSpecificBenefit[],
): SecondBenefit | undefined {
  const own = planSpecificBenefits.find(
    (benefit) => benefit.planId === plan.planId && benefit.planYear === planYear && !benefit.isHidden,
  );
  if (own) return { kind: 'planSpecific', name: own.name, value: own.description };
  if (plan.rider) return { kind: 'planSpecific', name: plan.rider.benefitName, value: plan.rider.helpText };
  const order: LiftedBenefit[] =
    planType === 'PDP'
      ? ['prescriptionDrugs', 'tier1PreferredGeneric']
      : ['outOfPocketMaximum', 'prescriptionDrugs', 'tier1PreferredGeneric'];
  for (const kind of order) {
    const value = liftBenefit(plan.benefits, kind);
    if (value !== undefined) return { kind, value: kind === 'outOfPocketMaximum' ? toMoney(value) : value };
  }
  return undefined;
}

const MOST_BULLETS = { PDP: 6, other: 5 };

/** Sorts by rank, lowest first, and returns at most 6 for PDP, otherwise 5 (PLANS-24, PLANS-25). */
export const bulletsToShow = (bullets: readonly MarketingBullet[], planType: PlanType): MarketingBullet[] =>
  [...bullets]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, planType === 'PDP' ? MOST_BULLETS.PDP : MOST_BULLETS.other);
