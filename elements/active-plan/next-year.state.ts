import { lowestCostBeside } from '../../src/domain/plans/plan-order';
import { planKeyOf, type SavedPlan } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { yearCostOf } from '../../src/domain/plans/year-cost';
import { comparedPlansAtom } from '../../src/state/load/plan-years';
import { activeYearAtom } from '../../src/state/page/dates';
import { savedBesideAtom } from '../../src/state/plans/next-year';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { shownPricesAtom } from '../../src/state/plans/shown-prices';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';
import { atom, selectAtom } from '../../src/state/store';

/** Other saved plans of the kind and year of a plan. */
export interface SavedBeside {
  /** At least 1. */
  count: number;
  /** The plan with the lowest cost of a year, or the first one if the costs cannot be compared. */
  planKey: string;
  /** That cost, in whole dollars. */
  total: number | undefined;
}

/** What a shopper can choose for the next year: to keep the active plan, or one of the saved plans. */
export interface Choice {
  /** Key of the active plan. */
  planKey: string;
  /** The active plan in the next year. */
  next: { plan: SavedPlan; detail: PlanDetail };
  /** No value: there are no such plans. */
  saved: SavedBeside | 'pending' | undefined;
}

const savedOfAtom = atom((get) => {
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

const modelAtom = atom((get): readonly Choice[] => {
  const detailOf = get(planDetailAtom);
  const savedOf = get(savedOfAtom);
  return get(comparedPlansAtom).flatMap(({ plan, relation }) => {
    const inNextYear = { ...plan, planYear: plan.planYear + 1 };
    const detail = relation === 'active' ? detailOf(inNextYear) : undefined;
    if (!detail) return [];
    const next = { plan: inNextYear, detail };
    return [{ planKey: planKeyOf(plan), next, saved: savedOf(next) }];
  });
});

/** Returns the previous array while it is equal, so that only a changed value causes a re-render. */
export const choicesAtom = selectAtom(
  modelAtom,
  (choices) => choices,
  (choices, before) => JSON.stringify(choices) === JSON.stringify(before),
);
