import { atom, type Atom } from 'jotai/vanilla';
import { sessionStore } from '../../browser/storage';
import type { PlanOrder } from '../../domain/plans/plan';
import { inOrder, toPlanOrder } from '../../domain/plans/plan-order';
import { configAtom } from '../config';
import { read, shopperValueAtom, write } from '../store';
import { planListsAtom } from './plans';
import { shownPricesAtom } from './shown-prices';

/** The order that the shopper has chosen on this page. */
const chosenNowAtom = shopperValueAtom<PlanOrder | null>('chosenPlanOrder', null);

/** The order that the shopper has chosen in this session, for all lists; it takes precedence over the attribute. */
const chosenOrderAtom = atom(
  (get): PlanOrder | undefined =>
    get(chosenNowAtom) ?? toPlanOrder(sessionStore.read(get(configAtom).storageKeys.planOrder)),
);

/** Chooses an order for the rest of the session. */
export function chooseOrder(order: PlanOrder): void {
  sessionStore.write(read(configAtom).storageKeys.planOrder, order);
  write(chosenNowAtom, order);
}

/** An order of the cards: the position of each card in its list, by card key. */
export interface OrderOfPlans {
  orderBy: PlanOrder;
  rankOf: ReadonlyMap<string, number>;
}

const orderAtom = (byDefault: PlanOrder | undefined): Atom<OrderOfPlans> =>
  atom((get) => {
    const orderBy = byDefault ? (get(chosenOrderAtom) ?? byDefault) : 'saved';
    const prices = get(shownPricesAtom);
    const ranks = get(planListsAtom).flatMap(({ plans }) =>
      inOrder(plans, orderBy, prices).map(({ cardKey }, rank) => [cardKey, rank] as const),
    );
    return { orderBy, rankOf: new Map(ranks) };
  });

/**
 * The order of the plans, by the default order of an element, which applies until the shopper chooses another one.
 * `none`: shoppers cannot choose, and plans show as saved.
 */
export const planOrderAtoms: Readonly<Record<PlanOrder | 'none', Atom<OrderOfPlans>>> = {
  none: orderAtom(undefined),
  saved: orderAtom('saved'),
  premium: orderAtom('premium'),
  'year-cost': orderAtom('year-cost'),
};
