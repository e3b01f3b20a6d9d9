import subsidies from '../../data/generated/subsidies.js';
import type { Plan } from '../wire';
import { stateOf, type PlanRecord } from './records';

type PremiumFields = Pick<Plan, 'monthlyPremium' | '25Percent' | '50Percent' | '75Percent' | '100Percent'>;

/**
 * The premium without help and at each level of Extra Help. The subsidy's share reduces the Part D premium, at most to
 * 0. The Part C premium stays the same. Plans without Part D, and plans in states without a published subsidy (Alaska,
 * Puerto Rico), have no levels.
 */
export function premiumFields(plan: PlanRecord): PremiumFields {
  const normal: PremiumFields = plan.premium === null ? {} : { monthlyPremium: plan.premium };
  const state = stateOf(plan.planId);
  const subsidy = subsidies.rows.find((row) => row.state === state)?.amount;
  const partD = plan.partDPremium;
  if (subsidy === undefined || partD === null) return normal;

  const at = (share: number): number => {
    const rest = partD - share * subsidy;
    // Premiums are published in dimes, so a small difference from the subsidy is a rounding error.
    return cents((plan.partCPremium ?? 0) + (rest < 0.05 ? 0 : rest));
  };
  return {
    ...normal,
    '25Percent': at(0.25),
    '50Percent': at(0.5),
    '75Percent': at(0.75),
    '100Percent': at(1),
  };
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
