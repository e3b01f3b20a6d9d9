import type { Drug } from '../profile/profile';
import { coversAllDrugs } from './drug-coverage';
import { requirementKeyOf, type SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';

interface Card {
  plan: Pick<SavedPlan, 'planType' | 'snpType'>;
  detail: PlanDetail | null | undefined;
}

/**
 * Returns the plans that are not known to cover every saved drug while another one is. Supplements are left out, because
 * they never cover drugs. A special needs plan that covers all counts only for plans with the same requirement, because a
 * shopper may not meet another one.
 */
export function secondChoices<Model extends Card>(
  cards: readonly Model[],
  drugs: readonly Drug[],
): ReadonlySet<Model> {
  const checked = cards.map((card) => ({
    card,
    requirement: requirementKeyOf(card.plan, card.detail),
    isCovering: coversAllDrugs(card.plan.planType, card.detail, drugs),
  }));
  const covered = new Set(
    checked.filter(({ isCovering }) => isCovering).map(({ requirement }) => requirement),
  );
  return new Set(
    checked
      .filter(
        ({ card: { plan }, isCovering, requirement }) =>
          plan.planType !== 'MS' && !isCovering && (covered.has('') || covered.has(requirement)),
      )
      .map(({ card }) => card),
  );
}
