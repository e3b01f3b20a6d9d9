import { planOrders, type PlanOrder, type SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';
import { shownPremiumCents, yearCostOf, type ShownPrices } from './year-cost';

/** Parses a stored order. Returns no value for any other text. */
export const toPlanOrder = (text: string | undefined): PlanOrder | undefined =>
  planOrders.find((order) => order === text);

interface PricedCard {
  plan: Pick<SavedPlan, 'planType' | 'planYear'>;
  /** No value: unknown, or not loaded yet. */
  detail: PlanDetail | null | undefined;
}

/** Sorts by exact cents, lowest first. Stable; plans without a known price are last. */
export function inOrder<Card extends PricedCard>(
  cards: readonly Card[],
  order: PlanOrder,
  prices: ShownPrices,
): readonly Card[] {
  if (order === 'saved') return cards;
  const centsOfCard = ({ plan, detail }: Card): number =>
    (detail &&
      (order === 'premium'
        ? shownPremiumCents(plan, detail, prices)
        : yearCostOf(plan, detail, prices)?.cents)) ??
    Infinity;
  return cards
    .map((card) => ({ card, cents: centsOfCard(card) }))
    .sort((one, other) => (one.cents === other.cents ? 0 : one.cents - other.cents))
    .map(({ card }) => card);
}
