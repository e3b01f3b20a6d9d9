import type { PlanType } from '../plans/plan';

/** Kinds of online applications, one page each (APPS-37). */
export const applicationTypes = ['MA', 'PDP', 'SNP'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

/** Supplement plans are applied for elsewhere. */
export function applicationTypeOf(planType: PlanType | undefined): ApplicationType | undefined {
  if (planType === 'MAPD') return 'MA';
  return planType === 'MS' ? undefined : planType;
}
