import { warnOnce } from '../../browser/logger';
import { isWholeCounty } from '../../domain/plans/place';
import type { County, SavedPlan } from '../../domain/plans/plan';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import { matchingSupplement } from '../../domain/plans/supplements';
import { activeYearAtom } from '../page/dates';
import { knownZipCodeAtom } from '../profile/profile-texts';
import { reportProblem } from '../report';
import { invalidateResources } from '../resource';
import { isOnItsWay, valueIn } from '../resource-states';
import { writeStored } from '../shopper/stored-values';
import { currentShopper } from '../shopper/shopper';
import { pageAtom, read, shopperGuard, write } from '../store';
import { countyOf, planLists, singlePlans, supplementSearches } from './plan-resources';
import { queryOf } from './plan-detail';
import { shownPlansAtom } from './plans';

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Warns when a plan has no benefits (ERR-08). */
const checkBenefits = (details: readonly PlanDetail[]): void => {
  if (details.some(({ benefits }) => benefits.length === 0)) warnOnce('Benefits not found !!');
};

/**
 * Loads the list of plans in one county. Returns the plans that are missing from the list; no plans if the request has
 * failed.
 */
async function loadFromList(plans: readonly SavedPlan[], county: County): Promise<readonly SavedPlan[]> {
  const [first] = plans;
  if (!first) return [];
  const list = await planLists.load(queryOf(first, county));
  if (list.is !== 'ready') return [];
  checkBenefits(plans.flatMap(({ planId }) => list.value.get(planId) ?? []));
  const lacking = plans.filter(({ planId }) => !list.value.has(planId));
  if (lacking.length > 0) warnOnce('no plan matched in response');
  return lacking;
}

async function loadSinglePlan(plan: SavedPlan): Promise<void> {
  const loaded = await singlePlans.load(plan);
  if (loaded.is === 'ready') checkBenefits([loaded.value]);
}

/**
 * Loads supplements by one search per ZIP code (NET-25, MEDSUPP-15); repeats a search if a saved plan was missing from
 * its result.
 */
async function loadSupplements(plans: readonly SavedPlan[]): Promise<void> {
  const byZipCode = groupBy(plans, (plan) => plan.zipCode ?? read(knownZipCodeAtom));
  await Promise.all(
    [...byZipCode].map(async ([zipCode, ofPlace]) => {
      if (zipCode === undefined) {
        reportProblem('a saved supplement has no ZIP code', 'supplement-without-zip');
        return;
      }
      const isLacking = (found: readonly PlanDetail[] | undefined): boolean =>
        found !== undefined && ofPlace.some((plan) => !matchingSupplement(plan, found));
      const known = valueIn(read(supplementSearches.states), zipCode);
      const isRepeated = isLacking(known) && !isOnItsWay(read(supplementSearches.states), zipCode);
      const loaded = await (isRepeated
        ? supplementSearches.reload(zipCode)
        : supplementSearches.load(zipCode));
      if (loaded.is === 'ready' && isLacking(loaded.value))
        reportProblem('no supplement matched in response', 'supplement-missing');
    }),
  );
}

/**
 * Loads what cards show: one plan list per year, type, state and county. Requests counties only if a saved plan has no
 * county. Resolves when the lists have loaded. Plans that are in no list are requested one by one in the background.
 */
export async function loadPlanContent(plans: readonly SavedPlan[]): Promise<void> {
  const isSameShopper = shopperGuard();
  void loadSupplements(plans.filter(({ planType }) => planType === 'MS')); // no other card waits for them
  const groups = groupBy(
    plans.filter(({ planType }) => planType !== 'MS'),
    ({ county, zipCode, planYear, planType }) =>
      [
        planYear,
        planType,
        ...(isWholeCounty(county) ? [county.stateCode, county.fipsCountyCode] : [zipCode]),
      ].join('/'),
  );
  const lacking = await Promise.all(
    [...groups.values()].map(async (group) => {
      const county = group[0] && (await countyOf(group[0]));
      return isWholeCounty(county) ? loadFromList(group, county) : group;
    }),
  );
  if (!isSameShopper()) return;
  storeListKeys();
  for (const plan of lacking.flat()) void loadSinglePlan(plan);
}

/** Stores the lists of this year, so that the next visit requests them in parallel with the profile. Not for guests. */
function storeListKeys(): void {
  if (currentShopper().uuid === undefined) return;
  const ofYear = `${String(read(activeYearAtom))}/`;
  const keys = [...read(planLists.states).keys()].filter((key) => key.startsWith(ofYear));
  if (keys.length > 0) writeStored('planLists', keys.join(' '));
}

/** Loads the missing content of the shown plans. */
export const loadShownPlans = (): Promise<void> => loadPlanContent(read(shownPlansAtom));

/** Rises when all plan content is requested again, for elements that show plans of other years. */
export const planContentEpochAtom = pageAtom('planContentEpoch', 0);

/** Requests all plan content again, because costs and coverage depend on the saved drugs and doctors. */
export function refreshPlanContent(): Promise<void> {
  invalidateResources();
  write(planContentEpochAtom, read(planContentEpochAtom) + 1);
  return loadShownPlans();
}
