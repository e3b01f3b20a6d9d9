import subsidies from '../../data/generated/subsidies.js';
import type { Plan } from '../wire';
import { stateOf, type PlanRecord } from './records';

type PremiumFields = Pick<Plan, 'monthlyPremium' | '25Percent' | '50Percent' | '75Percent' | '100Percent'>;

/**
 * The premium without help and at each level of Extra Help: the subsidy's share comes off the Part D premium, never more
 * than that premium; the Part C premium stays. Levels are left out where the plan has no Part D or its state has no
 * published subsidy (Alaska, Puerto Rico).
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
