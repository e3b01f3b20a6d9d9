import type { FeatureFlags } from '../../services/site-service';
import { pageAtom } from '../store';

/** What the site has switched on and off for everybody (LOAD-13); null until it is known. */
export const featureFlagsAtom = pageAtom<FeatureFlags | null>('featureFlags', null);
