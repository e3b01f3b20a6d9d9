import { epochMilliseconds } from '../../browser/clock';
import { countyAmong, isWholeCounty } from '../../domain/plans/place';
import { planKeyOf, type County, type SavedPlan } from '../../domain/plans/plan';
import { planListKey, type PlanListQuery } from '../../domain/plans/plan-list-key';
import { isPlanListInPage, readCounties, readPlanDetails, readPlanList } from '../../services/plan-service';
import { knownZipCodeAtom } from '../profile/profile-texts';
import { reportProblem } from '../report';
import { resource } from '../resource';
import { read } from '../store';
import { countyStates } from './places';
import { planListStates, singlePlanStates, supplementSearchStates } from './plan-detail';

/** The counties of a ZIP code. The first one applies to plans without a county. */
export const counties = resource(countyStates, {
  read: async (zip: string, config) => {
    const result = await readCounties(config, zip);
    if (!result.ok || result.value.length > 0) return result;
    reportProblem('no counties found for zip', 'counties-missing');
    return { ok: true, value: undefined };
  },
  code: 'counties-failed',
});

/** Plan list of a county, by plan id. */
export const planLists = resource(planListStates, {
  read: async (query: PlanListQuery, config) => {
    const requested = isPlanListInPage(config, query) ? {} : { requestedAt: epochMilliseconds() };
    const result = await readPlanList(config, query);
    if (!result.ok) return result;
    return { ok: true, value: new Map(result.value.map((plan) => [plan.planId, { ...plan, ...requested }])) };
  },
  keyOf: planListKey,
  code: 'plans-failed',
});

/** Plans that are in no list. */
export const singlePlans = resource(singlePlanStates, {
  read: async ({ planYear, planId }: Pick<SavedPlan, 'planYear' | 'planId'>, config) => {
    const requestedAt = epochMilliseconds();
    const result = await readPlanDetails(config, planYear, planId);
    if (!result.ok) return result;
    if (result.value?.planId === planId) return { ok: true, value: { ...result.value, requestedAt } };
    reportProblem('no plan matched in response', 'plan-missing');
    return { ok: true, value: undefined };
  },
  keyOf: planKeyOf,
  code: 'plan-failed',
});

/** Supplements by ZIP code. The code loads on demand, because few shoppers have any. */
export const supplementSearches = resource(supplementSearchStates, {
  read: async (zip: string, config) => {
    const { searchSupplements, toPlanDetail } = await import('./supplement-search');
    const result = await searchSupplements(config, zip);
    return result.ok ? { ok: true, value: result.value.map(toPlanDetail) } : result;
  },
  code: 'supplements-failed',
});

/** Counties of a ZIP code; empty when the request fails. */
export async function countiesOf(zip: string): Promise<readonly County[]> {
  const loaded = await counties.load(zip);
  return loaded.is === 'ready' ? loaded.value : [];
}

/** County of a plan; requested by ZIP code if it was saved without a county. */
export async function countyOf(plan: Pick<SavedPlan, 'zipCode' | 'county'>): Promise<County | undefined> {
  const zipCode = plan.zipCode ?? read(knownZipCodeAtom);
  if (isWholeCounty(plan.county) || zipCode === undefined) return plan.county;
  return countyAmong(await countiesOf(zipCode), plan.county) ?? plan.county;
}
