import { epochMilliseconds } from '../../browser/clock';
import { readTollFreeNumber } from '../../services/contact-service';
import { readPlanBenefits, readSuppression, readTexts } from '../../services/content-service';
import { readDentalPlanIds } from '../../services/dental-content-service';
import type { Result } from '../../services/http';
import { parseFeatureFlags, readFeatureFlags, readServerTime } from '../../services/site-service';
import { serverTimeCameAtAtom, serverTimeStates } from '../page/dates';
import { featureFlagStates } from '../page/feature-flags';
import { tollFreeStates } from '../page/phones';
import { dentalPlanStates, planBenefitStates, suppressionStates } from '../plans/plan-fragments';
import { resource } from '../resource';
import { resourceStates } from '../resource-states';
import { write } from '../store';

/*
 * Resources that do not depend on the shopper. Those with a single value use the key ''.
 */

/** Records when the response with the server's time arrived. */
async function timed<Value>(response: Promise<Result<Value>>): Promise<Result<Value>> {
  const result = await response;
  if (result.ok) write(serverTimeCameAtAtom, epochMilliseconds());
  return result;
}

/** Flags in the configuration replace the request (LOAD-12). */
export const featureFlags = resource(featureFlagStates, {
  read: async (_: '', config) =>
    config.pageUtilityData
      ? { ok: true, value: parseFeatureFlags(config.pageUtilityData) }
      : timed(readFeatureFlags(config)),
  code: 'flags-failed',
});

export const serverTime = resource(serverTimeStates, {
  read: (_: '', config) => timed(readServerTime(config)),
  code: 'time-failed',
});

export const suppression = resource(suppressionStates, {
  read: (_: '', config) => readSuppression(config),
  code: 'content-failed',
});

export const planBenefits = resource(planBenefitStates, {
  read: (_: '', config) => readPlanBenefits(config),
  code: 'content-failed',
});

/** Only requested when a saved provider is a dental one. */
export const dentalPlanIds = resource(dentalPlanStates, {
  read: async (_: '', config) => {
    const result = await readDentalPlanIds(config);
    return result.ok ? { ok: true, value: new Set(result.value) } : result;
  },
  code: 'content-failed',
});

export const tollFreeNumber = resource(tollFreeStates, {
  read: (_: '', config) => readTollFreeNumber(config),
  code: 'toll-free-failed',
});

/** Texts by key, from two content fragments (OPEN-A103). */
export const contentTexts = resource(
  resourceStates<Readonly<Record<string, string>>>('content texts', 'page'),
  {
    read: (name: 'profileTexts' | 'shopperTexts', config) => readTexts(config, name),
    code: 'content-failed',
  },
);
