import { isPrivateFeeForService, type PlanGroup } from './plan';

export interface ComparablePlan {
  planId: string;
  planName: string | undefined;
}

/**
 * Plans of one list that can be compared: not enroll-suppressed, and no private fee-for-service plan among MA and
 * SNP. Supplement plans have no comparison (PLANS-10 … PLANS-12, OPEN-A046, OPEN-A047).
 */
export function comparablePlans<Plan extends ComparablePlan>(
  plans: readonly Plan[],
  group: PlanGroup,
  suppressedPlanIds: ReadonlySet<string>,
): Plan[] {
  if (group === 'MS') return [];
  return plans.filter(
    ({ planId, planName }) =>
      !suppressedPlanIds.has(planId) && !(group !== 'PDP' && isPrivateFeeForService(planName)),
  );
}
