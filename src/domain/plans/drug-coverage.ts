import type { PlanDetail } from './plan-detail';
import type { Drug, Provider } from '../profile/profile';
import { lookUp } from '../coerce';
import type { PlanType } from './plan';

export interface DrugCoverage {
  drug: Drug;
  /** No value: it could not be checked, because no drug code is saved or the plan has no list of covered drugs. */
  isCovered: boolean | undefined;
  /** 0 and a missing value mean no tier. */
  tier: number | undefined;
  /** Cost in the initial coverage stage, in US dollars. */
  cost: number | undefined;
}

/** Whether a plan covers no drugs: Medicare Advantage without Part D (CONST-27), unless the plan's data contradict. */
export const isWithoutDrugCoverage = (planType: PlanType, plan: PlanDetail): boolean =>
  planType === 'MA' &&
  !/^MA-?PD/i.test(plan.mapsPlanType ?? '') &&
  !plan.coveredDrugs?.size &&
  Object.keys(plan.drugTier).length === 0;

export interface UncoveredDrugs {
  count: number;
  /**
   * Whether the yearly drug cost of the plan must be the price of these drugs: no saved drug is covered, and there is a
   * cost.
   */
  isYearlyCostTheirs: boolean;
}

/** Saved drugs that a plan is known not to cover. Drugs that could not be checked are excluded. */
export function uncoveredDrugsOf(
  coverage: readonly DrugCoverage[],
  yearlyCost: number | undefined,
): UncoveredDrugs {
  const count = coverage.filter(({ isCovered }) => isCovered === false).length;
  return { count, isYearlyCostTheirs: count > 0 && count === coverage.length && (yearlyCost ?? 0) > 0 };
}

/** One row per saved drug, matched by drug code (PRICE-14, PLANS-31; contract §7 replaces the default of OPEN-B06). */
export const drugCoverageOf = (
  planType: PlanType,
  plan: PlanDetail,
  drugs: readonly Drug[],
): DrugCoverage[] => {
  const coversNone = isWithoutDrugCoverage(planType, plan);
  return drugs.map((drug) => {
    const code = drug.nationalDrugCode ?? '';
    return {
      drug,
      isCovered: coversNone ? false : code === '' ? undefined : plan.coveredDrugs?.has(code),
      tier: lookUp(plan.drugTier, code),
      cost: lookUp(plan.drugCost, code),
    };
  });
};

/** Whether the pharmacy message replaces the coverage (PLANS-32, OPEN-A053). */
export const showsPharmacyMessage = (plan: PlanDetail): boolean =>
  plan.isShowPharmacyMessage ?? plan.inNetwork === false;

export interface ProviderCoverage {
  provider: Provider;
  /** No value: it could not be checked. */
  isCovered: boolean | undefined;
}

/** Coverage of a provider that a plan does not list: unknown, neither in network nor out of it (CONST-17). */
const PROVIDER_COVERAGE_FALLBACK: boolean | undefined = undefined;

/** All saved providers, each with its coverage (PLANS-28). */
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
