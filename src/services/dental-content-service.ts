import * as v from 'valibot';
import type { Config } from '../config/settings';
import { idList, readFragment } from './content-service';
import type { Result } from './http';

/** Ids of plans for which dental providers count as covered (OPEN-A103). */
export const readDentalPlanIds = (config: Config): Promise<Result<string[]>> =>
  readFragment(config, 'dentalPlans', ({ own, entities }) =>
    [own, ...entities].flatMap((content) => v.parse(idList, content.planIds ?? content.planId)),
  );
