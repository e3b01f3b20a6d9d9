import type { PlanSpecificBenefit } from '../../domain/plans/benefits';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import type { Suppression } from '../../services/content-service';
import { pageAtom, shopperValueAtom } from '../store';

/** By plan key; null: the services have nothing about the plan. What drugs cost with it is the shopper's. */
export const planDetailsAtom = shopperValueAtom<ReadonlyMap<string, PlanDetail | null>>(
  'planDetails',
  new Map(),
);

/** null while the response is on its way: nothing can be enrolled in until then. Empty when it could not be read. */
export const suppressionAtom = pageAtom<readonly Suppression[] | null>('suppression', null);
/** Whether the content was read; if not, a refresh reads it again. */
export const isSuppressionReadAtom = pageAtom('isSuppressionRead', false);
export const planSpecificBenefitsAtom = pageAtom<readonly PlanSpecificBenefit[]>('planSpecificBenefits', []);
export const dentalPlanIdsAtom = pageAtom<ReadonlySet<string>>('dentalPlanIds', new Set());
