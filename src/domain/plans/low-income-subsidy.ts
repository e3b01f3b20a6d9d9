import { toNumber } from '../coerce';
import { isWithoutDrugCoverage } from './drug-coverage';
import type { SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';

/** Extra Help (low-income subsidy) of Part D. */
export type ExtraHelpAnswer = 'unknown' | 'yes' | 'no';

/** Level that the choice "yes" means (HELP-02). */
export const LEVEL_OF_YES = 1;

/** Example premiums in the explanation if no plan's premium is known (HELP-14). */
export const EXAMPLE_PREMIUMS = { withHelp: 0, withoutHelp: 24 } as const;

/** The 75, 50 and 25 percent levels ended with plan year 2023 (HELP-12). */
const FULL_HELP_ONLY_FROM = 2024;

/** Percentages that the explanation lists for a plan year, highest first (HELP-12, HELP-13). */
export const explainedPercentages = (planYear: number): number[] =>
  planYear < FULL_HELP_ONLY_FROM ? [100, 75, 50, 25] : [100];

/** Converts `_LISLevel`, or the level of a choice, to percent. No value for level 0 and unknown codes (OPEN-A061). */
export const percentOfLevel = (
  level: number | null,
  percentByLevel: Readonly<Record<string, number>>,
): number | undefined => (level === null ? undefined : percentByLevel[String(level)]);

/** A subsidized premium of the LIS data (HELP-09). */
export interface SubsidisedPremium {
  planId: string;
  planYear: number;
  monthlyPremium: number;
}

export interface LowIncomeSubsidy {
  /** `null`: not eligible, or unknown. */
  level: number | null;
  subsidisedPremiums: readonly SubsidisedPremium[];
}

/**
 * The premium on a card: always the normal premium, and the premium with Extra Help while that is applied and known.
 */
export interface ShownPremium {
  normal: number | undefined;
  withExtraHelp: number | undefined;
}

/**
 * Premium with Extra Help: the plan's premium at the level, otherwise `lisMonthlyPremiumFormatted`, otherwise the
 * premium of the LIS list. If all are unknown, the normal premium shows without an Extra Help label (contract §7,
 * OPEN-A058). Plans without drug coverage have none, because Extra Help is for drugs.
 */
export function premiumOf(
  plan: PlanDetail,
  { planType, planYear }: Pick<SavedPlan, 'planType' | 'planYear'>,
  percent: number | undefined,
  subsidisedPremiums: readonly SubsidisedPremium[],
): ShownPremium {
  const normal = plan.monthlyPremium ?? toNumber(plan.monthlyPremiumFormatted);
  if (percent === undefined || plan.supplement || isWithoutDrugCoverage(planType, plan))
    return { normal, withExtraHelp: undefined };
  const listed = subsidisedPremiums.find(
    (entry) => entry.planId === plan.planId && entry.planYear === planYear,
  );
  const withExtraHelp =
    plan.premiumBySubsidy[String(percent)] ??
    toNumber(plan.lisMonthlyPremiumFormatted) ??
    listed?.monthlyPremium;
  return { normal, withExtraHelp };
}

export interface YearlyDrugCost {
  amount: number;
  /** `included` and `notIncluded` occur only while Extra Help is applied. */
  extraHelp: 'off' | 'included' | 'notIncluded';
}

/** Yearly drug cost: while Extra Help is applied, the subsidized cost is preferred (PLANS-34, OPEN-A055, OPEN-A058). */
export function yearlyDrugCostOf(plan: PlanDetail, isExtraHelpApplied: boolean): YearlyDrugCost | undefined {
  if (plan.isShowDrugPricing === false) return undefined;
  if (isExtraHelpApplied && plan.lisAnnualDrugCost !== undefined)
    return { amount: plan.lisAnnualDrugCost, extraHelp: 'included' };
  const amount = plan.annualDrugCost ?? plan.estimatedAnnualDrugCost;
  return amount === undefined ? undefined : { amount, extraHelp: isExtraHelpApplied ? 'notIncluded' : 'off' };
}
