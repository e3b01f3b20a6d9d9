import type { Drug } from '../profile/profile';
import { coversAllDrugs } from './drug-coverage';
import type { SavedPlan } from './plan';
import type { PlanDetail } from './plan-detail';

interface Card {
  plan: Pick<SavedPlan, 'planType'>;
  detail: PlanDetail | null | undefined;
}

/** Returns the plans that stand out among those of a year: a single plan, and plans that cover every saved drug. */
export function preferredPlans<Model extends Card>(
  cards: readonly Model[],
  drugs: readonly Drug[],
): ReadonlySet<Model> {
  const isPreferred = ({ plan, detail }: Model): boolean =>
    cards.length === 1 || coversAllDrugs(plan.planType, detail, drugs) === true;
  return new Set(cards.filter(isPreferred));
}
