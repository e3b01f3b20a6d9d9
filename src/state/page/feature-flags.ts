import type { FeatureFlags } from '../../services/site-service';
import { resourceStates, valueIn } from '../resource-states';
import { atom } from '../store';

export const featureFlagStates = resourceStates<FeatureFlags>('feature flags', 'page');

/** What the site has switched on and off for everybody (LOAD-13); null until it is known. */
export const featureFlagsAtom = atom((get) => valueIn(get(featureFlagStates.atom), '') ?? null);
