import type { Drug } from '../profile/profile';
import { coversAllDrugs, isReplacedByPharmacyMessage } from './drug-coverage';
import { planOrders, requirementKeyOf, type PlanOrder, type SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';
import { shownPremiumCents, yearCostOf, type ShownPrices } from './year-cost';

/** Parses a stored order. Returns no value for any other text. */
export const toPlanOrder = (text: string | undefined): PlanOrder | undefined =>
  planOrders.find((order) => order === text);

/** A plan whose cost of a year may be known. */
export interface PricedCard {
  plan: Pick<SavedPlan, 'planType' | 'planYear' | 'snpType'>;
  /** No value: unknown, or not loaded yet. */
  detail: PlanDetail | null | undefined;
}

/**
 * The card with the lowest cost of a year, in whole dollars. No value if there is no other card, if two cards share
 * it, or if the costs do not consist of the same: one is unknown, is without drugs, or includes Extra Help where
 * another one does not. No value for special needs plans with different requirements, because a shopper may meet only
 * one. No value either if this plan is known to leave out a saved drug, could not be checked, or does not include the
 * saved pharmacy: the cost may not be that of the drugs.
 */
export function lowestYearCost<Card extends PricedCard>(
  cards: readonly Card[],
  prices: ShownPrices,
  drugs: readonly Drug[],
): Card | undefined {
  const costs = cards.map((card) => ({
    card,
    cost: card.detail && yearCostOf(card.plan, card.detail, prices),
  }));
  const kinds = new Set(
    costs.map(({ card, cost }) =>
      cost?.drugs.kind === 'known'
        ? [cost.isPremiumSubsidised, cost.drugs.extraHelp, requirementKeyOf(card.plan, card.detail)].join()
        : '',
    ),
  );
  const [lowest, next] = costs
    .map(({ card, cost }) => ({ card, total: cost?.total ?? Infinity }))
    .sort((one, other) => one.total - other.total);
  const isComparable = kinds.size === 1 && !kinds.has('');
  if (!isComparable || !lowest || !next || lowest.total === next.total) return undefined;
  return isCostOfAllDrugs(lowest.card, drugs) ? lowest.card : undefined;
}

/**
 * Whether the cost of a year is known to be that of all saved drugs: the plan covers them and has the saved pharmacy in its
 * network.
 */
export const isCostOfAllDrugs = (
  { plan: { planType }, detail }: PricedCard,
  drugs: readonly Drug[],
): boolean =>
  drugs.length === 0 ||
  Boolean(
    detail && coversAllDrugs(planType, detail, drugs) && !isReplacedByPharmacyMessage(planType, detail),
  );

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
