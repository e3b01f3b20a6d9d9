import type { Config } from '../../config/settings';
import { readDentalPlanIds } from '../../services/dental-content-service';
import { dentalPlanIdsAtom } from '../plans/plan-details';
import { write } from '../store';
import { reportFailure } from './report';

/** Only asked for when a saved provider is a dental one. */
export async function loadDentalPlans(config: Config): Promise<void> {
  const answer = await readDentalPlanIds(config);
  if (answer.ok) write(dentalPlanIdsAtom, new Set(answer.value));
  else reportFailure(answer.failure, 'content-failed');
}
