import { isWholeCounty } from '../../domain/plans/place';
import { planKeyOf, type County, type SavedPlan } from '../../domain/plans/plan';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import { matchingSupplement } from '../../domain/plans/supplements';
import { planListKey, type PlanListQuery } from '../../domain/plans/plan-list-key';
import { isGivenUp, resourceStates, stateIn } from '../resource-states';
import { atom } from '../store';
import { countyStates, inPlaceAtom } from './places';

/*
 * What the services know of a plan. Plans of one year, type and county come in one list; a plan that its list lacks is
 * requested by itself; Medicare Supplement plans come from a search in their ZIP code. Cards read `planDetailAtom`.
 */

/** A county's list, by plan id. What drugs cost is the shopper's. */
export const planListStates = resourceStates<ReadonlyMap<string, PlanDetail>>('plan lists', 'shopper');
/** A plan that is in no list. */
export const singlePlanStates = resourceStates<PlanDetail>('plans', 'shopper');
/** The supplements of a ZIP code; few shoppers have any. */
export const supplementSearchStates = resourceStates<readonly PlanDetail[]>('supplement searches', 'shopper');

export const queryOf = ({ planYear, planType }: SavedPlan, county: County): PlanListQuery => ({
  year: planYear,
  planType,
  stateCode: county.stateCode ?? '',
  fips: county.fipsCountyCode ?? '',
});

/**
 * What the services say of a plan: undefined while it loads, null when the request has failed or is overdue, or the services do
 * not know the plan. A late response still counts.
 */
export const planDetailAtom = atom((get) => {
  const inPlace = get(inPlaceAtom);
  const places = get(countyStates.atom);
  const lists = get(planListStates.atom);
  const plans = get(singlePlanStates.atom);
  const searches = get(supplementSearchStates.atom);
  const ofSupplement = (plan: SavedPlan, zipCode: string | undefined): PlanDetail | null | undefined => {
    if (zipCode === undefined) return null;
    const search = stateIn(searches, zipCode);
    if (search.is === 'ready') return matchingSupplement(plan, search.value) ?? null;
    return isGivenUp(search) ? null : undefined;
  };
  return (plan: SavedPlan): PlanDetail | null | undefined => {
    const { zipCode, county } = inPlace(plan);
    if (plan.planType === 'MS') return ofSupplement(plan, zipCode);
    const list = isWholeCounty(county) ? stateIn(lists, planListKey(queryOf(plan, county))) : undefined;
    const listed = list?.is === 'ready' ? list.value.get(plan.planId) : undefined;
    if (listed) return listed;
    if (list && isGivenUp(list)) return null;
    const single = stateIn(plans, planKeyOf(plan));
    if (single.is === 'ready') return single.value;
    return isGivenUp(single) || stateIn(places, zipCode ?? '').is === 'slow' ? null : undefined;
  };
});
