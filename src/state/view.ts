import { atom } from 'jotai/vanilla';
import { currentHash, currentReferrer } from '../browser/navigation';
import { sessionStore } from '../browser/storage';
import { initialViewOf, originOf, type Origin, type View } from '../domain/view';
import { configAtom } from './config';
import { routeUrlAtom } from './routes';
import { pageAtom } from './store';

/** Where the shopper came from: the configuration, else session storage, else the page before (contract §7). */
export const originAtom = atom((get): Origin | undefined => {
  const { origin, storageKeys } = get(configAtom);
  const urlOf = get(routeUrlAtom);
  return originOf(origin ?? sessionStore.read(storageKeys.origin), currentReferrer(), {
    'pharmacy-search': urlOf('pharmacy'),
    'drug-cost-estimator': urlOf('drugCostEstimator'),
    'plan-recommendation': urlOf('recommendation'),
    'plan-summary': urlOf('zipEntry'),
  });
});

/** The view that the shopper has gone to; null while they are where they started. */
export const chosenViewAtom = pageAtom<View | null>('chosenView', null);

/** LOAD-44 … LOAD-46 */
export const initialViewAtom = atom((get) =>
  initialViewOf(currentHash(), get(originAtom), get(configAtom).initialView.hashFirst),
);

export const viewAtom = atom((get): View => get(chosenViewAtom) ?? get(initialViewAtom));
