import { finishesWithin } from '../../src/browser/clock';
import { whenFirstCardsShown } from '../../src/browser/first-cards';
import { findProfileElement } from '../../src/browser/roots';
import { yearOf } from '../../src/domain/dates/calendar';
import { comparedPlansOf, type ComparedPlan } from '../../src/domain/plans/compared-plans';
import { isWholeCounty } from '../../src/domain/plans/place';
import { planKeyOf, type County, type SavedPlan } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { planListKey } from '../../src/domain/plans/plan-list-key';
import { lowestCostBeside } from '../../src/domain/plans/plan-order';
import { yearChangeOf, type YearContext, type YearRow } from '../../src/domain/plans/year-change';
import { yearCostOf } from '../../src/domain/plans/year-cost';
import { drugNamesOnCardOf, providerNamesOf } from '../../src/domain/profile/names';
import { configAtom, currentConfig } from '../../src/state/config';
import { startLoadFlow } from '../../src/state/load/load-flow';
import { activeYearAtom, nowAtom } from '../../src/state/page/dates';
import { mayShowActivePlansAtom } from '../../src/state/plans/active-plans';
import { planContentEpochAtom } from '../../src/state/plans/load-plans';
import { countyStates, inPlaceAtom } from '../../src/state/plans/places';
import {
  planContactStates,
  planDetailAtom,
  planListStates,
  queryOf,
  singlePlanStates,
} from '../../src/state/plans/plan-detail';
import { dentalPlanIdsAtom } from '../../src/state/plans/plan-fragments';
import { shownPricesAtom } from '../../src/state/plans/plan-order';
import { countyOf, planLists } from '../../src/state/plans/plan-resources';
import { savedPlansAtom } from '../../src/state/plans/plans';
import { savedBesideAtom } from '../../src/state/plans/years-ahead';
import { isActivePlanLoadedAtom, profileAtom } from '../../src/state/profile/profile-state';
import { isBeingRemovedAtoms } from '../../src/state/profile/wishes';
import { isGivenUp, isOnItsWay, stateIn, valueIn, type ResourceState } from '../../src/state/resource-states';
import { savedDrugsAtom, savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { atom, read, selectAtom, store } from '../../src/state/store';

/** Plans in which the shopper is or was enrolled, except saved ones that are being removed. */
const enrolledAtom = atom((get): readonly SavedPlan[] => {
  if (!get(mayShowActivePlansAtom)) return [];
  const { plans, memberEnrolledPlans } = get(profileAtom);
  const isBeingRemoved = get(isBeingRemovedAtoms.plan);
  return [...memberEnrolledPlans, ...plans.filter((plan) => !isBeingRemoved(planKeyOf(plan)))];
});

/** The plans to compare. Empty until the server's date is known. */
const comparedPlansAtom = atom((get): readonly ComparedPlan[] =>
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

/** What a year costs if the shopper keeps the plan, and if not. */
interface Choice {
  /** The plan in the second year. */
  next: { plan: SavedPlan; detail: PlanDetail };
  /**
   * Other saved plans of this kind and year: their number, and the one with the lowest cost, in whole dollars, or the first
   * one if their costs cannot be compared. No value: there are none.
   */
  saved: 'pending' | { count: number; planKey: string; total: number | undefined } | undefined;
}

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
  /** No value: the plan is not an active one, or could not be compared. */
  choice?: Choice | undefined;
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

  return (plan: SavedPlan): { comparison: Comparison; name?: string | undefined; next?: Choice['next'] } => {
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
    if (from && to) {
      const next = { plan: { ...plan, planYear: plan.planYear + 1 }, detail: to };
      return { comparison: compare(plan, from, to), name, next };
    }
    const year = to ? plan.planYear : plan.planYear + 1;
    return { comparison: { is: 'notFound', year, county: county.fipsCountyName }, name };
  };
});

/** The lowest cost of a year in the saved plans beside a plan. */
const savedCostAtom = atom((get) => {
  const savedBeside = get(savedBesideAtom);
  const detailOf = get(planDetailAtom);
  const drugs = get(savedDrugsAtom);
  const prices = get(shownPricesAtom);
  const shownYear = get(activeYearAtom);
  return ({ plan, detail }: Choice['next']): Choice['saved'] => {
    const cards = savedBeside(plan).map((card) => ({ plan: card, detail: detailOf(card) }));
    const [first] = cards;
    if (!first) return undefined;
    // The details of a year that does not show may never be requested.
    if (plan.planYear === shownYear && cards.some((card) => card.detail === undefined)) return 'pending';
    const own = yearCostOf(plan, detail, prices);
    const lowest = own && lowestCostBeside(own, cards, prices, drugs);
    const { card, total } = lowest ?? { card: first, total: undefined };
    return { count: cards.length, planKey: planKeyOf(card.plan), total };
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
  const savedCostOf = get(savedCostAtom);
  const contacts = get(planContactStates.atom);
  return get(comparedPlansAtom)
    .map(({ plan, relation }): PlanYears => {
      const { comparison, name, next } = comparisonOf(inPlace(plan));
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
        choice: relation === 'active' && next ? { next, saved: savedCostOf(next) } : undefined,
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

const loadAll = (): void => {
  for (const { plan } of read(comparedPlansAtom)) void loadYears(plan);
};

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
 * Requests the lists after the first cards have shown, and again when the plans change and after each refresh. Returns
 * a function that stops this.
 */
export function keepYearsLoaded(): () => void {
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
