import type { PlanSpecificBenefit } from '../../domain/plans/benefits';
import type { Suppression } from '../../services/content-service';
import { isGivenUp, resourceStates, stateIn, valueIn } from '../resource-states';
import { atom } from '../store';

export const suppressionStates = resourceStates<readonly Suppression[]>('suppression', 'page');
export const planBenefitStates = resourceStates<readonly PlanSpecificBenefit[]>('plan benefits', 'page');
export const dentalPlanStates = resourceStates<ReadonlySet<string>>('dental plan ids', 'page');

/**
 * Plans that cannot be enrolled in or compared, from content (RULES-06). Null while the request is pending; until then,
 * enrollment is not possible. Empty when the request has failed or timed out; a late response still takes effect (OPEN-A088).
 */
export const suppressionAtom = atom((get): readonly Suppression[] | null => {
  const state = stateIn(get(suppressionStates.atom), '');
  if (state.is === 'ready') return state.value;
  return isGivenUp(state) ? [] : null;
});

const none: readonly never[] = [];

/** Benefits of single plans, from content. */
export const planSpecificBenefitsAtom = atom((get) => valueIn(get(planBenefitStates.atom), '') ?? none);

const noIds: ReadonlySet<string> = new Set();

/** Ids of plans for which dental providers count as covered. */
export const dentalPlanIdsAtom = atom((get) => valueIn(get(dentalPlanStates.atom), '') ?? noIds);
