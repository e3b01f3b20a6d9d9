import { finishesWithin } from '../../browser/clock';
import { whenFirstCardsShown } from '../../browser/first-cards';
import { findProfileElement } from '../../browser/roots';
import { yearOf } from '../../domain/dates/calendar';
import { comparedPlansOf, type ComparedPlan } from '../../domain/plans/compared-plans';
import { isWholeCounty } from '../../domain/plans/place';
import { planKeyOf, type County, type SavedPlan } from '../../domain/plans/plan';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import { planListKey } from '../../domain/plans/plan-list-key';
import { yearChangeOf, type YearContext, type YearRow } from '../../domain/plans/year-change';
import { drugNamesOnCardOf, providerNamesOf } from '../../domain/profile/names';
import { configAtom, currentConfig } from '../config';
import { startLoadFlow } from './load-flow';
import { nowAtom } from '../page/dates';
import { mayShowActivePlansAtom } from '../plans/active-plans';
import { planContentEpochAtom } from '../plans/load-plans';
import { countyStates, inPlaceAtom } from '../plans/places';
import { planContactStates, planListStates, queryOf, singlePlanStates } from '../plans/plan-detail';
import { dentalPlanIdsAtom } from '../plans/plan-fragments';
import { countyOf, planLists } from '../plans/plan-resources';
import { savedPlansAtom } from '../plans/plans';
import { isActivePlanLoadedAtom, profileAtom } from '../profile/profile-state';
import { isBeingRemovedAtoms } from '../profile/wishes';
import { isGivenUp, isOnItsWay, stateIn, valueIn, type ResourceState } from '../resource-states';
import { savedDrugsAtom, savedProvidersAtom } from '../saved-items/saved-items';
import { eligibilityAtom, subsidyPercentAtom } from '../shopper/extra-help';
import { atom, read, selectAtom, store } from '../store';

/** Plans in which the shopper is or was enrolled, except saved ones that are being removed. */
const enrolledAtom = atom((get): readonly SavedPlan[] => {
  if (!get(mayShowActivePlansAtom)) return [];
  const { plans, memberEnrolledPlans } = get(profileAtom);
  const isBeingRemoved = get(isBeingRemovedAtoms.plan);
  return [...memberEnrolledPlans, ...plans.filter((plan) => !isBeingRemoved(planKeyOf(plan)))];
});

/** The plans to compare. Empty until the server's date is known. */
export const comparedPlansAtom = atom((get): readonly ComparedPlan[] =>
  get(isActivePlanLoadedAtom)
    ? comparedPlansOf(
        { enrolled: get(enrolledAtom), saved: get(savedPlansAtom) },
        get(configAtom).yearChange,
        get(nowAtom),
      )
    : [],
);

type Lists = ReadonlyMap<string, PlanDetail>;

/** A list of one year. A list that is requested again is pending, because its costs may differ. */
type ListOfYear = { is: 'pending' } | { is: 'failed' } | { is: 'ready'; plans: Lists };

const listOfYearAtom = atom((get) => {
  const lists = get(planListStates.atom);
  return (plan: SavedPlan, county: County): ListOfYear => {
    const key = planListKey(queryOf(plan, county));
    const entry = lists.get(key);
    if (!entry || isOnItsWay(lists, key))
      return isGivenUp(stateIn(lists, key)) ? { is: 'failed' } : { is: 'pending' };
    // After a failed request, the entry keeps the previous list, which may be for other drugs.
    return entry.state.is === 'ready' && entry.received === entry.sent
      ? { is: 'ready', plans: entry.state.value }
      : { is: 'failed' };
  };
});

/** A changed or unknown value, with the name of the drug or doctor. */
export interface NamedRow extends YearRow {
  itemName: string | undefined;
}

/** Known facts about a plan in both years. */
type Comparison =
  /** `unknownPlace`: without a county, there is nothing to request. */
  | { is: 'pending' | 'failed' | 'unknownPlace' }
  /** The list of `year` lacks the plan. */
  | { is: 'notFound'; year: number; county: string | undefined }
  | { is: 'compared'; rows: readonly NamedRow[]; unchanged: number };

export interface PlanYears {
  planKey: string;
  planId: string;
  planName: string | undefined;
  relation: ComparedPlan['relation'];
  /** The first of the two compared years. */
  fromYear: number;
  /** The plan's own phone number, if it is known already. */
  contact: { number: string; tty: string | undefined } | undefined;
  comparison: Comparison;
}

/** Values on which the comparison depends, in addition to the plan itself. */
const contextAtom = atom((get): Omit<YearContext, 'planType' | 'fromYear'> => ({
  drugs: get(savedDrugsAtom),
  providers: get(savedProvidersAtom),
  dentalPlanIds: get(dentalPlanIdsAtom),
  subsidyPercent: get(subsidyPercentAtom),
  subsidisedPremiums: get(eligibilityAtom)?.subsidisedPremiums ?? [],
}));

/** Names that distinguish the saved drugs and doctors, by topic. */
const namesAtom = atom((get) => ({
  drug: drugNamesOnCardOf(get(savedDrugsAtom)),
  doctor: providerNamesOf(get(savedProvidersAtom)),
}));

/** `place`: the counties of the plan's ZIP code. No value: it has none. */
function countyIs(place: ResourceState<unknown> | undefined): 'pending' | 'failed' | 'unknownPlace' {
  // The plan would have a county if the ZIP code had only one.
  if (!place || place.is === 'ready') return 'unknownPlace';
  return isGivenUp(place) ? 'failed' : 'pending';
}

const comparisonAtom = atom((get) => {
  const listOf = get(listOfYearAtom);
  const places = get(countyStates.atom);
  const singles = get(singlePlanStates.atom);
  const context = get(contextAtom);
  const names = get(namesAtom);
  const withNetwork = get(configAtom).providerCoverageTypes;

  const compare = (plan: SavedPlan, from: PlanDetail, to: PlanDetail): Comparison => {
    const { planType, planYear: fromYear } = plan;
    const providers = withNetwork.includes(planType) ? context.providers : [];
    const { rows, unchanged } = yearChangeOf(from, to, { ...context, planType, fromYear, providers });
    return {
      is: 'compared',
      unchanged,
      rows: rows.map((row) => ({
        ...row,
        itemName: 'index' in row.topic ? names[row.topic.is][row.topic.index] : undefined,
      })),
    };
  };

  return (plan: SavedPlan): { comparison: Comparison; name?: string | undefined } => {
    const { county, zipCode } = plan;
    if (!isWholeCounty(county))
      return { comparison: { is: countyIs(zipCode === undefined ? undefined : stateIn(places, zipCode)) } };
    const [one, other] = [listOf(plan, county), listOf({ ...plan, planYear: plan.planYear + 1 }, county)];
    const inList = (list: ListOfYear) => (list.is === 'ready' ? list.plans.get(plan.planId) : undefined);
    const from = inList(one) ?? valueIn(singles, planKeyOf(plan));
    const to = inList(other);
    const name = from?.planName ?? to?.planName;
    if (one.is !== 'ready' || other.is !== 'ready')
      return {
        comparison: { is: one.is === 'failed' || other.is === 'failed' ? 'failed' : 'pending' },
        name,
      };
    if (from && to) return { comparison: compare(plan, from, to), name };
    const year = to ? plan.planYear : plan.planYear + 1;
    return { comparison: { is: 'notFound', year, county: county.fipsCountyName }, name };
  };
});

/** Whether the element has a statement about the plan. */
const isSaid = ({ comparison }: PlanYears): boolean =>
  comparison.is === 'compared'
    ? comparison.rows.length > 0 || comparison.unchanged > 0
    : comparison.is !== 'unknownPlace';

const modelAtom = atom((get): readonly PlanYears[] => {
  const inPlace = get(inPlaceAtom);
  const comparisonOf = get(comparisonAtom);
  const contacts = get(planContactStates.atom);
  return get(comparedPlansAtom)
    .map(({ plan, relation }): PlanYears => {
      const { comparison, name } = comparisonOf(inPlace(plan));
      const { planId, planYear } = plan;
      const known = [planYear + 1, planYear]
        .map((year) => valueIn(contacts, planKeyOf({ planId, planYear: year })))
        .find((contact) => contact?.phoneNumber !== undefined);
      return {
        planKey: planKeyOf(plan),
        planId,
        planName: name ?? plan.planName,
        relation,
        fromYear: planYear,
        contact: known?.phoneNumber === undefined ? undefined : { number: known.phoneNumber, tty: known.tty },
        comparison,
      };
    })
    .filter(isSaid);
});

/** Returns the previous array while it is equal, so that only a changed value causes a re-render. */
export const planYearsAtom = selectAtom(
  modelAtom,
  (plans) => plans,
  (plans, before) => JSON.stringify(plans) === JSON.stringify(before),
);

/** Whether all changes are in the past. In this case, no plan changes on the next January 1. */
export const areChangesPastAtom = atom((get) => {
  const year = yearOf(get(nowAtom));
  return get(comparedPlansAtom).every(({ plan }) => plan.planYear < year);
});

/** Whether it is settled that there is nothing to compare. */
export const isNothingComparedAtom = atom(
  (get) => get(isActivePlanLoadedAtom) && get(comparedPlansAtom).length === 0,
);

/** Requests the lists of both years, once per year, plan type and county; lists that have loaded are not requested. */
async function loadYears(plan: SavedPlan): Promise<void> {
  const county = await countyOf(plan);
  if (!isWholeCounty(county)) return;
  for (const planYear of [plan.planYear, plan.planYear + 1])
    void planLists.load(queryOf({ ...plan, planYear }, county));
}

/** Retries the failed requests of a plan. */
export function retryYears(planKey: string): void {
  const failed = read(comparedPlansAtom).find(({ plan }) => planKeyOf(plan) === planKey);
  if (failed) void loadYears(failed.plan);
}

const PLANS = 'shopper-profile-plans';

/** Resolves when the cards show, or when it is certain that the page shows none. */
async function whenCardsCannotWait(): Promise<void> {
  const withoutCards = startLoadFlow().then(async () => {
    if (findProfileElement(PLANS))
      await finishesWithin(whenFirstCardsShown(), currentConfig().loading.callWaitMs);
  });
  await Promise.race([whenFirstCardsShown(), withoutCards]);
}

/**
 * Requests the lists of all compared plans, or those of the active plans alone, after the first cards have shown, and again
 * when the plans change and after each refresh. Returns a function that stops this.
 */
export function keepYearsLoaded(which: 'all' | 'active'): () => void {
  const loadAll = (): void => {
    for (const { plan, relation } of read(comparedPlansAtom))
      if (which === 'all' || relation === 'active') void loadYears(plan);
  };
  const stops: (() => void)[] = [];
  let isStopped = false;
  void whenCardsCannotWait().then(() => {
    if (isStopped) return;
    loadAll();
    stops.push(store().sub(comparedPlansAtom, loadAll), store().sub(planContentEpochAtom, loadAll));
  });
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
