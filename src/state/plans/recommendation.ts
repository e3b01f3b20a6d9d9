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

/** As the profile has it; nothing while it has not been read. */
export const recommendationAtom = atom((get) => recommendationIn(get(preDataAtom) ?? {}));

/** DATA-46 */
const recommendationTypeAtom = atom((get) =>
  recommendationTypeOf(get(recommendationAtom), get(activeYearAtom)),
);

/** There is nothing to recommend yet, and no application (SHELL-47, OPEN-A031, OPEN-A032). */
export const isPromoShownAtom = atom(
  (get) =>
    get(preDataAtom) !== null &&
    get(recommendationTypeAtom) === 'PRE_EMPTY' &&
    !get(isApplicationsExistsAtom),
);

/** The year of a recommendation that does not count in the active one. */
export const otherRecommendedYearAtom = atom((get) => {
  const year = recommendedYearIn(get(recommendationAtom));
  return year === get(activeYearAtom) ? undefined : year;
});

/** The plan of rank 1 for the active year, as the profile has it: for those who are signed in (SHELL-45, DATA-46). */
export const topPlanAtom = atom((get) =>
  get(shopperAtom).isGuest ? undefined : topPlansOf(get(recommendationAtom), get(activeYearAtom))[0],
);

/** Where the results are, for the active year; '' while there are none (SHELL-14, SHELL-23, OPEN-A025). */
export const recommendationResultsUrlAtom = atom((get) => {
  if (get(recommendationTypeAtom) === 'PRE_EMPTY') return '';
  return get(routeUrlAtom)('recommendationResults');
});
