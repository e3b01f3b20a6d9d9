import { countyByFips } from '../geography';
import { toPlan } from '../plans/plan';
import { findPlan } from '../plans/records';
import { findSupplement } from '../plans/supplements';
import type { Plan, ProfileHolder, RankedPlan, Recommendation } from '../wire';
import { account, chicago } from './accounts';
import { emptyHolder, plansDetails, savedPlan } from './holder';
import { savedDrugs, savedProviders } from './saved-items';

const YEAR = '2027';

/**
 * Plans in Cook County that cover all drugs and include both doctors, sorted by yearly premium and drug
 * costs.
 */
const ranked = ['H4624001000', 'H2715003000', 'H3071002000', 'H2802024000', 'H4513084000'];
const drugPlans = ['S5884196000', 'S4802087000', 'S5884107000'];
const saved = ['H2802024000', 'H8145006000', 'S5921362000'];

const supplementCodes = ['GH1', 'N01', 'G01', 'L01', 'K01'];

type Location = Recommendation['location'];

const preData = (planRecommendationObj: Recommendation): ProfileHolder['preData'] => ({
  data: JSON.stringify({ planRecommendationObj }),
});

/** The part that all recommendations share, whatever plan fits best. */
const common = ({ zipcode, county }: Location) => ({
  planYear: YEAR,
  planMonth: '1',
  location: { zipcode, county },
  medsuppUserInfo: {
    channel: 'portfolio',
    zipcode,
    statecode: county.stateCode,
    asOfDate: '2026-11-05',
    version: '2',
  },
});

const answers = (given: Record<string, string>): Recommendation['preferences'] =>
  Object.entries(given).map(([questionId, answer]) => ({ questionId, answerIds: [answer] }));

function topOf(
  [first, ...others]: RankedPlan[],
  { zipcode, county }: Location,
  deductible: number | null,
): Recommendation['plans'] {
  if (!first) throw new Error('a recommendation without plans');
  return [{ ...first, deductible, zipCode: zipcode, county }, ...others];
}

const toRanked = (plan: Plan, place: number): RankedPlan => ({
  compositePlanId: plan.compositePlanId,
  planId: plan.planId,
  planName: plan.planName,
  planType: plan.planType,
  planYear: YEAR,
  premiumCost: plan.monthlyPremium ?? null,
  legalEntity: findPlan(plan.planId)?.organization ?? '',
  rank: String(place + 1),
  snpType: plan.snpType,
  drugCostAmount: plan.annualDrugCost ?? null,
  drugsCovered: plan.coveredDrugsCount ?? null,
  pharmacyIndicator: plan.isPharmacyCovered ?? false,
  isPlanSaved: saved.includes(plan.planId),
});

/** A signed-in shopper who has answered the questions of the recommendation and has saved some plans. */
export function recommended(uuid: string): ProfileHolder {
  const drugs = savedDrugs();
  const providers = savedProviders('Chicago, IL 60614');
  const location: Location = { zipcode: chicago.zipCode, county: countyByFips(chicago.fips) };
  const plans = ranked.flatMap((planId) => {
    const record = findPlan(planId);
    return record ? [toPlan(record, YEAR, { drugs, providers })] : [];
  });
  return {
    ...emptyHolder(account(uuid, 'Roberta')),
    plansDetails: plansDetails(
      chicago.zipCode,
      saved.map((planId) => savedPlan(planId, YEAR, chicago)),
    ),
    drugsAndPharmacyDetails: drugs,
    providersDetails: { providerIdList: providers },
    preData: preData({
      ...common(location),
      preferences: answers({
        planType: 'MAPD',
        healthCarePref: 'keep-my-doctors',
        eligiblePref: 'none',
        planPref: 'low-premium',
        pharmacyPref: 'retail',
        drugPref: 'enter-drugs',
      }),
      plans: topOf(plans.map(toRanked), location, findPlan(ranked[0] ?? '')?.drugDeductible ?? null),
      drugs: drugs.drugInfoDetails.map((drug) => ({
        ndc: drug.nationalDrugCode,
        qty: drug.drugQuantity,
        frequency: drug.drugFrequency,
        supply: drug.drugSupplyLength,
        packageQuantity: drug.drugQuantity * drug.drugSupplyLength,
        planDrugCosts: plans.flatMap(({ planId, costsDuringInitialCoveragePeriod }) => {
          const drugCost = costsDuringInitialCoveragePeriod?.[drug.nationalDrugCode];
          return drugCost === undefined ? [] : [{ planId, drugCost }];
        }),
      })),
      mlmaRanking: ranked,
      mlpdpRanking: drugPlans,
      pdpPlanStage: 'initial-coverage',
    }),
  };
}

/** Supplements of a state, ranked for a shopper who wants a low premium and any doctor. */
export const recommendedSupplements = (location: Location): ProfileHolder['preData'] =>
  preData({
    ...common(location),
    preferences: answers({
      planType: 'medsupp',
      healthCarePref: 'any-doctor',
      eligiblePref: 'none',
      planPref: 'low-premium',
      pharmacyPref: 'none',
      drugPref: 'no-drugs',
    }),
    plans: topOf(
      supplementCodes.map((planCode, place) => {
        const plan = findSupplement(location.county.stateCode, planCode);
        return {
          compositePlanId: null,
          planId: planCode,
          planName: plan.planName,
          planType: 'medsupp',
          planYear: YEAR,
          premiumCost: plan.monthlyPremium,
          legalEntity: plan.msLegalEntity,
          rank: String(place + 1),
          snpType: '',
          drugCostAmount: null,
          drugsCovered: null,
          pharmacyIndicator: false,
          isPlanSaved: ['GH1', 'N01', 'G01', 'K01'].includes(planCode),
        };
      }),
      location,
      null,
    ),
    drugs: [],
    mlmaRanking: [],
    mlpdpRanking: [],
    pdpPlanStage: '',
  });
