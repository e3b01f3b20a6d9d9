import type { Config } from '../../config/settings';
import { readPlanBenefits, readSuppression, readTexts } from '../../services/content-service';
import type { Result } from '../../services/http';
import { contentTextsAtom } from '../content-texts';
import { planSpecificBenefitsAtom, suppressionAtom } from '../plans/plan-details';
import { read, write } from '../store';
import { reportFailure } from './report';

async function take<Value>(answer: Promise<Result<Value>>, keep: (value: Value) => void): Promise<void> {
  const result = await answer;
  if (result.ok) keep(result.value);
  else reportFailure(result.failure, 'content-failed');
}

/** Which plans are suppressed: until it is known, no plan can be enrolled in or compared (RULES-06). */
export const loadSuppression = (config: Config): Promise<void> =>
  take(readSuppression(config), (value) => {
    write(suppressionAtom, value);
  });

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
