import { isPrivateFeeForService, type PlanGroup } from './plan';

export interface ComparablePlan {
  planId: string;
  planName: string | undefined;
}

/**
 * Plans of one list that shoppers can compare: not enroll-suppressed, and no private fee-for-service plan among MA and
 * SNP. Supplement plans cannot be compared (PLANS-10 … PLANS-12, OPEN-A046, OPEN-A047). Only the name identifies a
 * private fee-for-service plan, so MA and SNP plans without a known name are excluded; otherwise a missing name would
 * make a compare link appear.
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

/**
 * How many plans are loaded, or may still load: the `detail` of a plan that could not be loaded is null. Our table needs
 * two; the site's own comparison is offered with one (PLANS-09).
 */
export const loadableCountOf = (plans: readonly { detail: object | null | undefined }[]): number =>
  plans.filter(({ detail }) => detail !== null).length;
