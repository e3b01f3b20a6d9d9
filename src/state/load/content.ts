import type { Config } from '../../config/settings';
import { readPlanBenefits, readSuppression, readTexts } from '../../services/content-service';
import type { Result } from '../../services/http';
import { contentTextsAtom } from '../content-texts';
import { isSuppressionReadAtom, planSpecificBenefitsAtom, suppressionAtom } from '../plans/plan-details';
import { read, write } from '../store';
import { reportFailure } from './report';
import { settlesWithin } from './time-limit';

async function take<Value>(answer: Promise<Result<Value>>, keep: (value: Value) => void): Promise<void> {
  const result = await answer;
  if (result.ok) keep(result.value);
  else reportFailure(result.failure, 'content-failed');
}

/**
 * Reads which plans are suppressed. No plan can be enrolled in or compared while the response is on its way. When the request
 * has failed or is overdue, nothing is suppressed from content; a late response still takes effect (RULES-06, OPEN-A088).
 */
export async function loadSuppression(config: Config): Promise<void> {
  const request = take(readSuppression(config), (value) => {
    write(isSuppressionReadAtom, true);
    write(suppressionAtom, value);
  });
  await settlesWithin(request, config.loading.callWaitMs);
  if (!read(isSuppressionReadAtom)) write(suppressionAtom, []);
}

/** Content fragments: each one that fails is logged, the rest goes on (ERR-05, ERR-06). */
export const loadContent = (config: Config): Promise<unknown> =>
  Promise.all([
    loadSuppression(config),
    take(readPlanBenefits(config), (value) => {
      write(planSpecificBenefitsAtom, value);
    }),
    ...(['profileTexts', 'shopperTexts'] as const).map((name) =>
      take(readTexts(config, name), (value) => {
        write(contentTextsAtom, { ...read(contentTextsAtom), ...value });
      }),
    ),
  ]);
