/** Data of a plan card from the plan services (DATA-16 … DATA-29). Money is in US dollars. */
export interface Benefit {
  name: string;
  description: string | undefined;
}

export interface MarketingBullet {
  rank: number;
  text: string;
  icon: string;
}

/** Data that search results contain only for Medicare Supplement plans (DATA-19, MEDSUPP-12, MODEL-12). */
interface SupplementFacts {
  planCode: string;
  /** One of F, G, K, L, N (MEDSUPP-16). */
  letter: string | undefined;
  legalEntity: string | undefined;
  stateCode: string | undefined;
  marketingPlanCode: string | undefined;
}

export interface PlanDetail {
  planId: string;
  planYear: number | undefined;
  planName: string | undefined;
  snpType: string | undefined;
  /** Type of the plan in the terms of the services (DATA-24). */
  mapsPlanType: string | undefined;
  monthlyPremium: number | undefined;
  monthlyPremiumFormatted: string | undefined;
  lisMonthlyPremiumFormatted: string | undefined;
  /** Premium by Extra Help level: '25', '50', '75', '100'. */
  premiumBySubsidy: Readonly<Record<string, number>>;
  benefits: readonly Benefit[];
  bullets: readonly MarketingBullet[];
  rider: { benefitName: string; helpText: string | undefined } | undefined;
  positioningStatement: string | undefined;
  annualDrugCost: number | undefined;
  lisAnnualDrugCost: number | undefined;
  estimatedAnnualDrugCost: number | undefined;
  isShowDrugPricing: boolean | undefined;
  /** National drug codes that the plan covers. No value if the response has no list of them. */
  coveredDrugs: ReadonlySet<string> | undefined;
  drugTier: Readonly<Record<string, number>>;
  drugCost: Readonly<Record<string, number>>;
  inNetwork: boolean | undefined;
  isPharmacyCovered: boolean | undefined;
  isShowPharmacyMessage: boolean | undefined;
  /** Whether a provider is covered, by provider id. */
  providerCoverage: Readonly<Record<string, boolean>>;
  /** Time of the request: milliseconds since 1970, by the browser's clock. No value: the page had the response. */
  requestedAt?: number | undefined;
  /** Only for supplements. */
  supplement?: SupplementFacts | undefined;
}

/** Details of a plan about which nothing is known. */
export const withoutDetails: PlanDetail = {
  planId: '',
  planYear: undefined,
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
  coveredDrugs: undefined,
  drugTier: {},
  drugCost: {},
  inNetwork: undefined,
  isPharmacyCovered: undefined,
  isShowPharmacyMessage: undefined,
  providerCoverage: {},
};
