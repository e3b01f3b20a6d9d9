import { atom } from 'jotai/vanilla';
import {
  recommendationIn,
  recommendationTypeOf,
  recommendedYearIn,
  topPlansOf,
} from '../../domain/shopper/recommendation';
import { isApplicationsExistsAtom } from './applications-summary';
import { activeYearAtom } from '../page/dates';
import { routeUrlAtom } from '../page/routes';
import { preDataAtom } from '../profile/profile-texts';
import { shopperAtom } from '../shopper/shopper';

/** Recommendation of the profile; empty until it has been parsed. */
export const recommendationAtom = atom((get) => recommendationIn(get(preDataAtom) ?? {}));

/** Type of the recommendation (DATA-46). */
const recommendationTypeAtom = atom((get) =>
  recommendationTypeOf(get(recommendationAtom), get(activeYearAtom)),
);

/** Whether the recommendation promo shows: no recommendation and no application exists (SHELL-47, OPEN-A031, OPEN-A032). */
export const isPromoShownAtom = atom(
  (get) =>
    get(preDataAtom) !== null &&
    get(recommendationTypeAtom) === 'PRE_EMPTY' &&
    !get(isApplicationsExistsAtom),
);

/** Year of the recommendation, if it is not the active year. */
export const otherRecommendedYearAtom = atom((get) => {
  const year = recommendedYearIn(get(recommendationAtom));
  return year === get(activeYearAtom) ? undefined : year;
});

/** The plan with rank 1 for the active year, for signed-in shoppers only (SHELL-45, DATA-46). */
export const topPlanAtom = atom((get) =>
  get(shopperAtom).isGuest ? undefined : topPlansOf(get(recommendationAtom), get(activeYearAtom))[0],
);

/** URL of the results for the active year; '' when there are none (SHELL-14, SHELL-23, OPEN-A025). */
export const recommendationResultsUrlAtom = atom((get) => {
  if (get(recommendationTypeAtom) === 'PRE_EMPTY') return '';
  return get(routeUrlAtom)('recommendationResults');
});
