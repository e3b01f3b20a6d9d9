import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import type { Drug, Provider } from '../../src/domain/profile/profile';

/** A plan about which the services say nothing, plus what a test needs to say. */
export const planDetail = (known: Partial<PlanDetail> = {}): PlanDetail => ({
  planId: 'H1036054000',
  planYear: 2027,
  planName: undefined,
  snpType: undefined,
  mapsPlanType: undefined,
  monthlyPremium: undefined,
  monthlyPremiumFormatted: undefined,
  lisMonthlyPremiumFormatted: undefined,
  premiumBySubsidy: {},
  benefits: [],
  bullets: [],
  rider: undefined,
  positioningStatement: undefined,
  annualDrugCost: undefined,
  lisAnnualDrugCost: undefined,
  estimatedAnnualDrugCost: undefined,
  isShowDrugPricing: undefined,
  coveredDrugs: new Set(),
  drugTier: {},
  drugCost: {},
  inNetwork: undefined,
  isPharmacyCovered: undefined,
  isShowPharmacyMessage: undefined,
  providerCoverage: {},
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
