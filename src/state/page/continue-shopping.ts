import { atom } from 'jotai/vanilla';
import { withQuery } from '../../domain/shopper/routes';
import type { Origin } from '../../domain/shopper/view';
import { browseUrlAtom, routeUrlAtom } from './routes';
import { originAtom } from './view';

export interface WayBack {
  origin: Exclude<Origin, 'plan-summary'> | undefined;
  route: 'pharmacy' | 'drugCostEstimator' | 'recommendation' | 'planSummary';
  url: string;
}

/** Target of Continue shopping: the origin of the shopper, otherwise the plan summary (SHELL-32 … SHELL-35, OPEN-A034). */
export const continueShoppingAtom = atom((get): WayBack => {
  const origin = get(originAtom);
  const urlOf = get(routeUrlAtom);
  switch (origin) {
    case 'pharmacy-search':
      return { origin, route: 'pharmacy', url: urlOf('pharmacy') };
    case 'drug-cost-estimator':
      return {
        origin,
        route: 'drugCostEstimator',
        url: withQuery(urlOf('drugCostEstimator'), 'dceProfile', 'true'),
      };
    case 'plan-recommendation':
      return { origin, route: 'recommendation', url: urlOf('recommendation') };
    default:
      return { origin: undefined, route: 'planSummary', url: get(browseUrlAtom) };
  }
});
