/** What a plan card says, as the plan services tell it (DATA-16 … DATA-29). Money in US dollars. */
export interface Benefit {
  name: string;
  description: string | undefined;
}

export interface MarketingBullet {
  rank: number;
  text: string;
  icon: string;
}

export interface PlanDetail {
  planId: string;
  planYear: number | undefined;
  planName: string | undefined;
  snpType: string | undefined;
  /** The services' own name for the type (DATA-24). */
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
  /** National drug codes that the plan covers. */
  coveredDrugs: ReadonlySet<string>;
  drugTier: Readonly<Record<string, number>>;
  drugCost: Readonly<Record<string, number>>;
  inNetwork: boolean | undefined;
  isPharmacyCovered: boolean | undefined;
  isShowPharmacyMessage: boolean | undefined;
  /** By provider id. */
  providerCoverage: Readonly<Record<string, boolean>>;
}
