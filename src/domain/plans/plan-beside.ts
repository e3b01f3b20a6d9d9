import type { Drug } from '../profile/profile';
import type { PlanDetail } from './plan-detail';
import { isCostOfAllDrugs, lowestYearCost, type PricedCard } from './plan-order';
import { yearCostOf, type ShownPrices, type YearCost } from './year-cost';

/** A saved plan to which the shopper could change. */
interface BesideCard extends PricedCard {
  /** Whether the application for it was approved. */
  isApproved: boolean;
}

/** The saved plan that shows beside the shopper's own plan. */
export interface PlanBeside<Card> {
  /**
   * `approved`: the application for it was approved; `lowest`: it has the lowest cost of a year of the saved plans; `several`:
   * it is the first of these, because their costs cannot be compared, or a plan that is not saved was approved.
   */
  is: 'approved' | 'lowest' | 'several';
  card: Card;
  /** Its cost of a year, in whole dollars. No value: unknown, or not comparable. */
  total: number | undefined;
  /** By how much that is less than in the shopper's own plan. Negative: more. */
  saving: number | undefined;
}

/**
 * Cost of a year in a plan, in whole dollars. No value if it cannot be compared with the cost in the shopper's own plan: a
 * drug cost is unknown, or only one of the two costs includes Extra Help.
 */
function costBeside(own: YearCost, card: PricedCard, prices: ShownPrices): number | undefined {
  const cost = card.detail ? yearCostOf(card.plan, card.detail, prices) : undefined;
  const isSameKind =
    own.drugs.kind === 'known' &&
    cost?.drugs.kind === 'known' &&
    own.drugs.extraHelp === cost.drugs.extraHelp &&
    own.isPremiumSubsidised === cost.isPremiumSubsidised;
  return isSameKind ? cost.total : undefined;
}

/**
 * The saved plan with the lowest cost of a year, in whole dollars, of those to which the shopper could change. No value if
 * it cannot be compared with the cost in the shopper's own plan, or if it may not be that of all saved drugs.
 */
function lowestCostBeside<Card extends PricedCard>(
  own: YearCost,
  cards: readonly Card[],
  prices: ShownPrices,
  drugs: readonly Drug[],
): { card: Card; total: number } | undefined {
  const [only] = cards;
  const single = only && isCostOfAllDrugs(only, drugs) ? only : undefined;
  const lowest = cards.length === 1 ? single : lowestYearCost(cards, prices, drugs);
  if (!lowest) return undefined;
  const total = costBeside(own, lowest, prices);
  return total === undefined ? undefined : { card: lowest, total };
}

/**
 * Returns the saved plan to show beside the shopper's own plan (contract §8). `cards` are of the same kind and year.
 * `isDecided`: an application for the year was approved, also for a plan that is not saved. No value without saved plans.
 */
export function planBeside<Card extends BesideCard>(
  { plan, detail }: PricedCard & { detail: PlanDetail },
  cards: readonly Card[],
  { prices, drugs, isDecided }: { prices: ShownPrices; drugs: readonly Drug[]; isDecided: boolean },
): PlanBeside<Card> | undefined {
  const [first] = cards;
  if (!first) return undefined;
  const own = yearCostOf(plan, detail, prices);
  const approved = cards.find(({ isApproved }) => isApproved);
  const lowest = own && !isDecided ? lowestCostBeside(own, cards, prices, drugs) : undefined;
  const total = approved && own ? costBeside(own, approved, prices) : lowest?.total;
  return {
    is: approved ? 'approved' : lowest ? 'lowest' : 'several',
    card: approved ?? lowest?.card ?? first,
    total,
    saving: own?.total === undefined || total === undefined ? undefined : own.total - total,
  };
}
