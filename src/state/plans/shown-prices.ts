import type { ShownPrices } from '../../domain/plans/year-cost';
import { eligibilityAtom, subsidyPercentAtom } from '../shopper/extra-help';
import { atom } from '../store';

const noPremiums: ShownPrices['subsidisedPremiums'] = [];

/** The prices that the cards show. */
export const shownPricesAtom = atom((get): ShownPrices => ({
  subsidyPercent: get(subsidyPercentAtom),
  subsidisedPremiums: get(eligibilityAtom)?.subsidisedPremiums ?? noPremiums,
}));
