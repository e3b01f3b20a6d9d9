import type { Drug } from '../profile/profile';
import { coversAllDrugs, isReplacedByPharmacyMessage } from './drug-coverage';
import type { SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';
import { lowestYearCost } from './plan-order';
import { yearCostOf, type ShownPrices } from './year-cost';

interface PricedCard {
  plan: Pick<SavedPlan, 'planType' | 'planYear' | 'snpType'>;
  /** `undefined` while it loads; null if it could not be loaded. */
  detail: PlanDetail | null | undefined;
}

/** What is known about the plans of one list that cover every saved drug. */
export interface ListOverview<Card> {
  /**
   * Plans that are known to cover every saved drug, those with the lowest cost of a year first, unknown costs last. In
   * the saved order if only some of the costs include Extra Help, because such costs cannot be compared. Those without
   * the saved pharmacy in their network come after the others.
   */
  covering: readonly Card[];
  /** The plan with the lowest cost of its list, if it is one of them. */
  lowest: Card | undefined;
  /** How many of the other plans are not known to leave out a drug: some details are missing. */
  unknown: number;
}

/**
 * Returns the plans of a list that cover every saved drug. No value while a plan of the list loads.
 */
export function overviewOf<Card extends PricedCard>(
  cards: readonly Card[],
  prices: ShownPrices,
  drugs: readonly Drug[],
): ListOverview<Card> | undefined {
  if (cards.some(({ detail }) => detail === undefined)) return undefined;
  const checked = cards.map((card) => ({
    card,
    isCovering: coversAllDrugs(card.plan.planType, card.detail, drugs),
    isPharmacyOut: Boolean(card.detail && isReplacedByPharmacyMessage(card.plan.planType, card.detail)),
    cost: card.detail ? yearCostOf(card.plan, card.detail, prices) : undefined,
  }));
  const covering = checked.filter(({ isCovering }) => isCovering);
  const kinds = new Set(
    covering.flatMap(({ cost }) =>
      cost?.drugs.kind === 'known' ? [`${String(cost.isPremiumSubsidised)} ${cost.drugs.extraHelp}`] : [],
    ),
  );
  const centsOf = ({ cost }: (typeof checked)[number]): number => cost?.cents ?? Infinity;
  if (kinds.size < 2)
    covering.sort((one, other) => (centsOf(one) === centsOf(other) ? 0 : centsOf(one) - centsOf(other)));
  covering.sort((one, other) => Number(one.isPharmacyOut) - Number(other.isPharmacyOut));
  return {
    covering: covering.map(({ card }) => card),
    lowest: lowestYearCost(cards, prices, drugs),
    unknown: checked.filter(({ isCovering }) => isCovering === undefined).length,
  };
}
