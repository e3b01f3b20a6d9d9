import { Component, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  placeInHand,
  restorePlaceInHand,
  sortChildren,
  type PlaceInHand,
} from '../../src/browser/sort-children';
import { planOrders, type PlanOrder } from '../../src/domain/plans/plan';
import { chooseOrder, type OrderOfPlans } from '../../src/state/plans/plan-order';
import { useCopy } from '../../src/ui/copy-context';
import { useStyles } from '../../src/ui/host';
import orderStyles from './card-order.css?inline';

const rankOf = (item: Element): number => Number(item.getAttribute('data-rank'));

interface CardOrderProps {
  list: RefObject<HTMLUListElement | null>;
}

/**
 * Sorts the cards of a list by their `data-rank` after each render. React renders the cards in saved order and never
 * moves them, because a card that React moves would lose focus. The card that the shopper is using keeps its position
 * in the window.
 */
export class CardOrder extends Component<CardOrderProps> {
  override componentDidMount(): void {
    this.#sort();
  }

  // Runs before new data changes the heights of the cards.
  override getSnapshotBeforeUpdate(): PlaceInHand | null {
    const { current } = this.props.list;
    return current && placeInHand(current);
  }

  override componentDidUpdate(_props: CardOrderProps, _state: unknown, place: PlaceInHand | null): void {
    if (this.#sort()) restorePlaceInHand(place);
  }

  override render(): ReactNode {
    return null;
  }

  /** Returns whether a card has moved. */
  #sort(): boolean {
    const { current } = this.props.list;
    if (!current) return false;
    const before = [...current.children];
    const sorted = before.toSorted((one, other) => rankOf(one) - rankOf(other));
    if (sorted.every((item, index) => item === before[index])) return false;
    sortChildren(current, sorted);
    return true;
  }
}

export interface OrderControlProps {
  orderBy: PlanOrder;
  /** Name of the list, if other lists also have a control. */
  group: string | undefined;
  onChange(orderBy: PlanOrder): void;
}

const nameOf = { saved: 'saved', premium: 'premium', 'year-cost': 'yearCost' } as const;

/** Lets the shopper choose the order of the cards. */
export function OrderControl({ orderBy, group, onChange }: OrderControlProps): ReactNode {
  const t = useCopy('plan-order');
  const id = useId();
  useStyles(orderStyles);
  return (
    <p className="order">
      <label htmlFor={id}>{t('planOrder.label')}</label>
      <select
        id={id}
        aria-label={group === undefined ? undefined : t('planOrder.labelOf', { group })}
        value={orderBy}
        onChange={({ target }) => {
          const chosen = planOrders.find((order) => order === target.value);
          if (!chosen) return;
          chooseOrder(chosen);
          onChange(chosen);
        }}
      >
        {planOrders.map((order) => (
          <option key={order} value={order}>
            {t(`planOrder.${nameOf[order]}`)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Whether the same plans are in a different order. */
function isOtherOrder(before: OrderOfPlans, now: OrderOfPlans): boolean {
  const entries = [...now.rankOf];
  return (
    entries.length === before.rankOf.size &&
    entries.every(([key]) => before.rankOf.has(key)) &&
    entries.some(([key, rank]) => before.rankOf.get(key) !== rank)
  );
}

/**
 * Announces a new order after the shopper has chosen one in this element, and after new prices have changed the order.
 * `choices` is the number of choices in this element.
 */
export function OrderStatus({ order, choices }: { order: OrderOfPlans; choices: number }): ReactNode {
  const t = useCopy('plan-order');
  const [count, setCount] = useState(0);
  const before = useRef({ order, choices });
  useEffect(() => {
    const last = before.current;
    before.current = { order, choices };
    const isChosen = last.choices !== choices;
    const isByPrices = last.order.orderBy === order.orderBy && isOtherOrder(last.order, order);
    if (isChosen || isByPrices) setCount((times) => times + 1);
  }, [order, choices]);
  return (
    <p role="status" className="visually-hidden">
      {count > 0 && <span key={count}>{t(`planOrder.now.${nameOf[order.orderBy]}`)}</span>}
    </p>
  );
}
