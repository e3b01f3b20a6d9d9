import type { PlanDetail } from './plan-detail';
import type { Drug, Provider } from '../profile/profile';
import { lookUp } from '../untrusted';

export interface DrugCoverage {
  drug: Drug;
  isCovered: boolean;
  /** 0 and a missing one are no tier. */
  tier: number | undefined;
  /** Cost in the initial coverage stage, US dollars. */
  cost: number | undefined;
}

/** One row per saved drug, looked up by drug code (PRICE-14, PLANS-31, OPEN-B06). */
export const drugCoverageOf = (plan: PlanDetail, drugs: readonly Drug[]): DrugCoverage[] =>
  drugs.map((drug) => {
    const code = drug.nationalDrugCode ?? '';
    return {
      drug,
      isCovered: plan.coveredDrugs.has(code),
      tier: lookUp(plan.drugTier, code),
      cost: lookUp(plan.drugCost, code),
    };
  });

/** Whether the pharmacy message takes the place of the coverage (PLANS-32, OPEN-A053). */
export const showsPharmacyMessage = (plan: PlanDetail): boolean =>
  plan.isShowPharmacyMessage ?? plan.inNetwork === false;

export interface ProviderCoverage {
  provider: Provider;
  /** No value: the plan does not say. */
  isCovered: boolean | undefined;
}

/** Of a provider about whom a plan says nothing: neither covered nor not (CONST-17, OPEN-A113). */
const PROVIDER_COVERAGE_FALLBACK: boolean | undefined = undefined;

/** All saved providers with their own coverage (PLANS-28). */
export const providerCoverageOf = (
  plan: PlanDetail,
  providers: readonly Provider[],
  dentalPlanIds: ReadonlySet<string>,
): ProviderCoverage[] =>
  providers.map((provider) => ({
    provider,
    isCovered:
      lookUp(plan.providerCoverage, provider.providerId) ??
      (provider.coverageType === 'dental' && dentalPlanIds.has(plan.planId)
        ? true
        : PROVIDER_COVERAGE_FALLBACK),
  }));
