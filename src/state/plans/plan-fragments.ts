import type { PlanSpecificBenefit } from '../../domain/plans/benefits';
import { readPlanBenefits, readSuppression, type Suppression } from '../../services/content-service';
import { readDentalPlanIds } from '../../services/dental-content-service';
import { isGivenUp, resource, stateIn, valueIn } from '../resource';
import { atom } from '../store';

/** Which plans cannot be enrolled in or compared, from content (RULES-06). */
export const suppression = resource<'', readonly Suppression[]>('suppression', {
  read: (_, config) => readSuppression(config),
  code: 'content-failed',
  owner: 'page',
});

/**
 * null while the response is on its way: nothing can be enrolled in until then. Empty when the request has failed or is overdue;
 * a late response still takes effect (OPEN-A088).
 */
export const suppressionAtom = atom((get): readonly Suppression[] | null => {
  const state = stateIn(get(suppression.states), '');
  if (state.is === 'ready') return state.value;
  return isGivenUp(state) ? [] : null;
});

/** Benefits that content names for single plans. */
export const planBenefits = resource<'', readonly PlanSpecificBenefit[]>('plan benefits', {
  read: (_, config) => readPlanBenefits(config),
  code: 'content-failed',
  owner: 'page',
});

const none: readonly never[] = [];

export const planSpecificBenefitsAtom = atom((get) => valueIn(get(planBenefits.states), '') ?? none);

/** Plans whose dentists are in a network of their own: only requested when a saved provider is a dental one. */
export const dentalPlanIds = resource<'', ReadonlySet<string>>('dental plan ids', {
  read: async (_, config) => {
    const result = await readDentalPlanIds(config);
    return result.ok ? { ok: true, value: new Set(result.value) } : result;
  },
  code: 'content-failed',
  owner: 'page',
});

const noIds: ReadonlySet<string> = new Set();

export const dentalPlanIdsAtom = atom((get) => valueIn(get(dentalPlanIds.states), '') ?? noIds);
