import { centsOf } from '../money';
import { isWithoutDrugCoverage } from './drug-coverage';
import {
  premiumOf,
  yearlyDrugCostOf,
  type ShownPremium,
  type SubsidisedPremium,
  type YearlyDrugCost,
} from './low-income-subsidy';
import type { SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';

/** The prices that a card shows. */
export interface ShownPrices {
  /** Extra Help in percent. No value: prices without Extra Help. */
  subsidyPercent: number | undefined;
  subsidisedPremiums: readonly SubsidisedPremium[];
}

/**
 * Cost of a whole plan year, in US dollars: 12 monthly premiums and the yearly drug cost, as the card shows them
 * (contract §8). Each part is rounded to whole dollars, half up. Not included: the Part B premium, and care.
 */
export interface YearCost {
  premiums: number;
  /** Whether `premiums` includes Extra Help. */
  isPremiumSubsidised: boolean;
  /**
   * `none`: the plan has no drug coverage; `supplement`: the plan is a supplement, which never has drug coverage;
   * `unknown`: the drug cost is unknown, which is not 0.
   */
  drugs: (YearlyDrugCost & { kind: 'known' }) | { kind: 'unknown' | 'none' | 'supplement' };
  /** Sum of the rounded parts. No value if the drug cost is unknown. */
  total: number | undefined;
  /** Exact cost in cents, for sorting plans. No value if the drug cost is unknown. */
  cents: number | undefined;
}

const MONTHS = 12;

/** Rounds cents to whole dollars, half up. */
const wholeDollars = (cents: number): number => Math.round(cents / 100);

type PricedPlan = Pick<SavedPlan, 'planType' | 'planYear'>;

const premiumOnCard = (plan: PricedPlan, detail: PlanDetail, prices: ShownPrices): ShownPremium =>
  premiumOf(
    detail,
    plan,
    plan.planType === 'MS' ? undefined : prices.subsidyPercent,
    prices.subsidisedPremiums,
  );

/** The premium that the card shows, in cents; `undefined` if it is unknown. */
export function shownPremiumCents(
  plan: PricedPlan,
  detail: PlanDetail,
  prices: ShownPrices,
): number | undefined {
  const { normal, withExtraHelp } = premiumOnCard(plan, detail, prices);
  const shown = withExtraHelp ?? normal;
  return shown === undefined ? undefined : centsOf(shown);
}

function drugsOf(plan: PricedPlan, detail: PlanDetail, prices: ShownPrices): YearCost['drugs'] {
  if (plan.planType === 'MS') return { kind: 'supplement' };
  if (isWithoutDrugCoverage(plan.planType, detail)) return { kind: 'none' };
  const cost = yearlyDrugCostOf(detail, prices.subsidyPercent !== undefined);
  return cost ? { kind: 'known', ...cost } : { kind: 'unknown' };
}

/** Returns `undefined` if the premium is unknown. */
export function yearCostOf(plan: PricedPlan, detail: PlanDetail, prices: ShownPrices): YearCost | undefined {
  const monthly = shownPremiumCents(plan, detail, prices);
  if (monthly === undefined) return undefined;
  const premiumCents = MONTHS * monthly;
  const premiums = wholeDollars(premiumCents);
  const isPremiumSubsidised = premiumOnCard(plan, detail, prices).withExtraHelp !== undefined;
  const drugs = drugsOf(plan, detail, prices);
  const known = { premiums, isPremiumSubsidised, drugs };
  if (drugs.kind === 'unknown') return { ...known, total: undefined, cents: undefined };
  if (drugs.kind !== 'known') return { ...known, total: premiums, cents: premiumCents };
  const drugCents = centsOf(drugs.amount);
  const amount = wholeDollars(drugCents);
  return {
    ...known,
    drugs: { ...drugs, amount },
    total: premiums + amount,
    cents: premiumCents + drugCents,
  };
}
