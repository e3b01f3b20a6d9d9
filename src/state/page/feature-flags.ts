import type { FeatureFlags } from '../../services/site-service';
import { resourceStates, valueIn } from '../resource-states';
import { atom } from '../store';

export const featureFlagStates = resourceStates<FeatureFlags>('feature flags', 'page');

/** Feature flags of the site (LOAD-13); null until they have loaded. */
export const featureFlagsAtom = atom((get) => valueIn(get(featureFlagStates.atom), '') ?? null);
