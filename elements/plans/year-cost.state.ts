import { lowestYearCost } from '../../src/domain/plans/plan-order';
import { shownPricesAtom } from '../../src/state/plans/shown-prices';
import { planListsAtom } from '../../src/state/plans/plans';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';
import { atom } from '../../src/state/store';

/** The card with the lowest cost of a year in each list, with the number of cards in the list, by card key. */
export const lowestYearCostsAtom = atom((get): ReadonlyMap<string, number> => {
  const prices = get(shownPricesAtom);
  const drugs = get(savedDrugsAtom);
  const entries = get(planListsAtom).flatMap(({ plans }) => {
    const lowest = lowestYearCost(plans, prices, drugs);
    return lowest ? [[lowest.cardKey, plans.length] as const] : [];
  });
  return new Map(entries);
});
