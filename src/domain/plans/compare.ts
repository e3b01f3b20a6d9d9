import { isPrivateFeeForService, type PlanGroup } from './plan';

export interface ComparablePlan {
  planId: string;
  planName: string | undefined;
}

/**
 * Plans of one list that can be compared: not enroll-suppressed, and no private fee-for-service plan among MA and
 * SNP. Supplement plans have no comparison (PLANS-10 … PLANS-12, OPEN-A046, OPEN-A047). Only its name says whether a plan is
 * private fee-for-service: an MA or SNP plan whose name is not known is left out, so that a link never appears because
 * names are missing.
 */
export function comparablePlans<Plan extends ComparablePlan>(
  plans: readonly Plan[],
  group: PlanGroup,
  suppressedPlanIds: ReadonlySet<string>,
): Plan[] {
  if (group === 'MS') return [];
  const isOfRightKind = ({ planName }: Plan): boolean =>
    group === 'PDP' || (planName !== undefined && !isPrivateFeeForService(planName));
  return plans.filter((plan) => !suppressedPlanIds.has(plan.planId) && isOfRightKind(plan));
}
