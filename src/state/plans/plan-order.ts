import { atom, type Atom } from 'jotai/vanilla';
import { sessionStore } from '../../browser/storage';
import { planOrders, type PlanOrder } from '../../domain/plans/plan';
import { inOrder, toPlanOrder } from '../../domain/plans/plan-order';
import type { ShownPrices } from '../../domain/plans/year-cost';
import { configAtom } from '../config';
import { eligibilityAtom, subsidyPercentAtom } from '../shopper/extra-help';
import { read, shopperValueAtom, write } from '../store';
import { planListsAtom } from './plans';

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

const noPremiums: ShownPrices['subsidisedPremiums'] = [];

/** What the prices on the cards depend on. */
export const shownPricesAtom = atom((get): ShownPrices => ({
  subsidyPercent: get(subsidyPercentAtom),
  subsidisedPremiums: get(eligibilityAtom)?.subsidisedPremiums ?? noPremiums,
}));

/** An order, and the card keys of each list in it. */
export interface OrderOfPlans {
  orderBy: PlanOrder;
  /** By list, as in `planListsAtom`. */
  keys: readonly (readonly string[])[];
}

const orderAtom = (byDefault: PlanOrder): Atom<OrderOfPlans> =>
  atom((get) => {
    const orderBy = get(chosenOrderAtom) ?? byDefault;
    const prices = get(shownPricesAtom);
    return {
      orderBy,
      keys: get(planListsAtom).map(({ plans }) =>
        inOrder(plans, orderBy, prices).map(({ cardKey }) => cardKey),
      ),
    };
  });

/** The order of the plans, by the order that an element has without a choice of the shopper. */
export const planOrderAtoms = Object.fromEntries(
  planOrders.map((order) => [order, orderAtom(order)]),
) as Readonly<Record<PlanOrder, Atom<OrderOfPlans>>>;
