import type { PlanDetail } from './plan-detail';
import type { Drug, Provider } from '../profile/profile';
import { lookUp } from '../untrusted';

export interface DrugCoverage {
  drug: Drug;
  /** No value: it could not be checked, as no code was saved or the plan has no list of covered drugs. */
  isCovered: boolean | undefined;
  /** 0 and a missing one are no tier. */
  tier: number | undefined;
  /** Cost in the initial coverage stage, US dollars. */
  cost: number | undefined;
}

/** One row per saved drug, looked up by drug code (PRICE-14, PLANS-31; contract §7 replaces the default of OPEN-B06). */
export const drugCoverageOf = (plan: PlanDetail, drugs: readonly Drug[]): DrugCoverage[] =>
  drugs.map((drug) => {
    const code = drug.nationalDrugCode ?? '';
    return {
      drug,
      isCovered: code === '' ? undefined : plan.coveredDrugs?.has(code),
      tier: lookUp(plan.drugTier, code),
      cost: lookUp(plan.drugCost, code),
    };
  });

/** Whether the pharmacy message takes the place of the coverage (PLANS-32, OPEN-A053). */
export const showsPharmacyMessage = (plan: PlanDetail): boolean =>
  plan.isShowPharmacyMessage ?? plan.inNetwork === false;

export interface ProviderCoverage {
  provider: Provider;
  /** No value: it could not be checked. */
  isCovered: boolean | undefined;
}

/** Coverage of a provider whom a plan does not list: neither in network nor out of it (CONST-17). */
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
