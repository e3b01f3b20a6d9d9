import { withoutDetails, type PlanDetail } from '../../src/domain/plans/plan-detail';
import type { Drug, Provider } from '../../src/domain/profile/profile';

/** A plan without data from the services, plus the fields that a test sets. */
export const planDetail = (known: Partial<PlanDetail> = {}): PlanDetail => ({
  ...withoutDetails,
  planId: 'H1036054000',
  planYear: 2027,
  ...known,
});

export const drug = (nationalDrugCode: string | undefined, drugName = 'Metformin'): Drug => ({
  drugName,
  nationalDrugCode,
});

export const provider = (providerId: string, coverageType?: string): Provider => ({
  providerId,
  providerName: 'Dr. Robin Sample',
  coverageType,
});
