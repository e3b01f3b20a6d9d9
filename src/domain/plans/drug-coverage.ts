import type { PlanDetail } from './plan-detail';
import type { Drug, Provider } from '../profile/profile';
import { lookUp } from '../coerce';
import { coverageOf, coverageSummaryOf, type Coverage } from './coverage';
import type { PlanType } from './plan';

/** A plan whose coverage of drugs may be known. */
interface CoverageCard {
  plan: { planType: PlanType };
  /** `undefined` while it loads; null if it could not be loaded. */
  detail: PlanDetail | null | undefined;
}

export interface DrugCoverage {
  drug: Drug;
  coverage: Coverage;
  /** 0 and a missing value mean no tier. */
  tier: number | undefined;
  /** Cost in the initial coverage stage, in US dollars. */
  cost: number | undefined;
}

/**
 * Whether a plan covers no drugs: Medicare Advantage without Part D (CONST-27), unless the plan's data says otherwise.
 */
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
  const { covered, checked, total } = coverageSummaryOf(coverage);
  const count = checked - covered;
  return { count, isYearlyCostTheirs: count > 0 && count === total && (yearlyCost ?? 0) > 0 };
}

/**
 * Returns one row per saved drug, matched by drug code (PRICE-14, PLANS-31). Unlike the default of OPEN-B06, a drug
 * without a code could not be checked. If the plan has no list of covered drugs, no drug could be checked.
 */
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
      coverage: coverageOf(coversNone ? false : code === '' ? undefined : plan.coveredDrugs?.has(code), code),
      tier: lookUp(plan.drugTier, code),
      cost: lookUp(plan.drugCost, code),
    };
  });
};

/** Whether the service requests the pharmacy message (OPEN-A053). */
const showsPharmacyMessage = (plan: PlanDetail): boolean =>
  plan.isShowPharmacyMessage ?? plan.inNetwork === false;

/**
 * Whether the pharmacy message replaces the coverage of drugs (PLANS-32). A plan that covers no drugs has no such
 * message.
 */
export const isReplacedByPharmacyMessage = (planType: PlanType, plan: PlanDetail): boolean =>
  showsPharmacyMessage(plan) && !isWithoutDrugCoverage(planType, plan);

/** The coverage that a card may state: no rows where the pharmacy message replaces it (PLANS-31, PLANS-32). */
export const shownDrugCoverageOf = (
  planType: PlanType,
  plan: PlanDetail,
  drugs: readonly Drug[],
): DrugCoverage[] =>
  isReplacedByPharmacyMessage(planType, plan) ? [] : drugCoverageOf(planType, plan, drugs);

/** The saved drugs that a plan is known not to cover, whether or not the pharmacy is in its network. */
export const notCoveredDrugsOf = (planType: PlanType, plan: PlanDetail, drugs: readonly Drug[]): Drug[] =>
  drugCoverageOf(planType, plan, drugs)
    .filter(({ coverage }) => coverage.state === 'notCovered')
    .map(({ drug }) => drug);

/**
 * Whether a plan covers every saved drug, whether or not the pharmacy is in its network. No value if it is not known: none
 * is saved, or one could not be checked and the plan leaves out no other.
 */
export function coversAllDrugs(
  planType: PlanType,
  plan: PlanDetail | null | undefined,
  drugs: readonly Drug[],
): boolean | undefined {
  if (!plan || drugs.length === 0) return undefined;
  const states = drugCoverageOf(planType, plan, drugs).map(({ coverage }) => coverage.state);
  if (states.includes('notCovered')) return false;
  return states.includes('notChecked') ? undefined : true;
}

/** Whether the plan leaves out a saved drug, and another plan of its list covers all of them. */
export function isDrugCoveredElsewhere(
  card: CoverageCard,
  cards: readonly CoverageCard[],
  drugs: readonly Drug[],
): boolean {
  const coversAll = ({ plan, detail }: CoverageCard): boolean | undefined =>
    coversAllDrugs(plan.planType, detail, drugs);
  return coversAll(card) === false && cards.some((other) => coversAll(other) === true);
}

export interface ProviderCoverage {
  provider: Provider;
  coverage: Coverage;
}

/**
 * Returns all saved providers, each with its coverage (PLANS-28). A provider that the plan's response does not name
 * could not be checked (CONST-17, replaces OPEN-A113). A dentist counts as covered on plans of the dental list
 * (OPEN-A103).
 */
export const providerCoverageOf = (
  plan: PlanDetail,
  providers: readonly Provider[],
  dentalPlanIds: ReadonlySet<string>,
): ProviderCoverage[] =>
  providers.map((provider) => {
    const { providerId, coverageType } = provider;
    const isOnDentalPlan = coverageType === 'dental' && dentalPlanIds.has(plan.planId);
    const stated = providerId === '' ? undefined : lookUp(plan.providerCoverage, providerId);
    return { provider, coverage: coverageOf(stated ?? (isOnDentalPlan || undefined), providerId) };
  });
