import { isWholeCounty } from '../../domain/plans/place';
import { planKeyOf, type County, type SavedPlan } from '../../domain/plans/plan';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import { matchingSupplement } from '../../domain/plans/supplements';
import { planListKey, type PlanListQuery } from '../../domain/plans/plan-list-key';
import type { PlanContact } from '../../services/contact-service';
import { isGivenUp, isOnItsWay, resourceStates, stateIn, valueIn, type Entry } from '../resource-states';
import { atom } from '../store';
import { countyStates, inPlaceAtom } from './places';

/*
 * Plan details from the services. One list contains the plans of one year, type and county. A plan that is missing from
 * its list is requested separately. A search by ZIP code returns Medicare Supplement plans. Cards read
 * `planDetailAtom`.
 */

/** Plan list of a county, by plan id. Owned by the shopper, because it contains their drug costs. */
export const planListStates = resourceStates<ReadonlyMap<string, PlanDetail>>('plan lists', 'shopper');
/** Plans that are in no list. */
export const singlePlanStates = resourceStates<PlanDetail>('plans', 'shopper');
/** Supplements by ZIP code. */
export const supplementSearchStates = resourceStates<readonly PlanDetail[]>('supplement searches', 'shopper');

/** Contact data of plans, by plan key; requested only for plans that have denied an application (APPS-18). */
export const planContactStates = resourceStates<PlanContact>('plan contacts', 'shopper');

export const queryOf = ({ planYear, planType }: SavedPlan, county: County): PlanListQuery => ({
  year: planYear,
  planType,
  stateCode: county.stateCode ?? '',
  fips: county.fipsCountyCode ?? '',
});

/** Whether a request is useless to wait for, and is not being sent again. */
const hasFailed = <Value>(states: ReadonlyMap<string, Entry<Value>>, key: string): boolean =>
  isGivenUp(stateIn(states, key)) && !isOnItsWay(states, key);

/**
 * Details of a plan: `undefined` while they load, null when the request has failed or timed out or the services do not have
 * the plan. A late response still takes effect.
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
    return hasFailed(searches, zipCode) ? null : undefined;
  };
  return (plan: SavedPlan): PlanDetail | null | undefined => {
    const { zipCode, county } = inPlace(plan);
    if (plan.planType === 'MS') return ofSupplement(plan, zipCode);
    const list = isWholeCounty(county) ? planListKey(queryOf(plan, county)) : undefined;
    const listed = list !== undefined && valueIn(lists, list)?.get(plan.planId);
    if (listed) return listed;
    if (list !== undefined && isGivenUp(stateIn(lists, list)))
      return hasFailed(lists, list) ? null : undefined;
    const isCountyOverdue = list === undefined && stateIn(places, zipCode ?? '').is === 'slow';
    const single = valueIn(plans, planKeyOf(plan));
    if (single) return single;
    return hasFailed(plans, planKeyOf(plan)) || isCountyOverdue ? null : undefined;
  };
});
