import { parseFeatureFlags, readFeatureFlags, type FeatureFlags } from '../../services/site-service';
import { resource, valueIn } from '../resource';
import { atom } from '../store';

/** What the site has switched on and off for everybody (LOAD-13); the host's own values go before the service's. */
export const featureFlags = resource<'', FeatureFlags>('feature flags', {
  read: async (_, config) =>
    config.pageUtilityData
      ? { ok: true, value: parseFeatureFlags(config.pageUtilityData) }
      : readFeatureFlags(config),
  code: 'flags-failed',
  owner: 'page',
});

/** null until they are known. */
export const featureFlagsAtom = atom((get) => valueIn(get(featureFlags.states), '') ?? null);
