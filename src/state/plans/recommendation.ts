import { atom } from 'jotai/vanilla';
import { recommendationTypeOf } from '../../domain/shopper/recommendation';
import { withQuery } from '../../domain/shopper/routes';
import { activeYearAtom } from '../page/dates';
import { isApplicationsExistsAtom } from '../applications/applications-summary';
import { profileAtom } from '../profile/profile';
import { routeUrlAtom } from '../page/routes';

const preDataAtom = atom((get) => get(profileAtom).preData);

/** DATA-46 */
const recommendationTypeAtom = atom((get) => recommendationTypeOf(get(preDataAtom), get(activeYearAtom)));

/** There is nothing to recommend yet, and no application (SHELL-47, OPEN-A031, OPEN-A032). */
export const isPromoShownAtom = atom(
  (get) => get(recommendationTypeAtom) === 'PRE_EMPTY' && !get(isApplicationsExistsAtom),
);

/** Where the results are, for the active year; '' while there are none (SHELL-14, SHELL-23, OPEN-A025). */
export const recommendationResultsUrlAtom = atom((get) => {
  if (get(recommendationTypeAtom) === 'PRE_EMPTY') return '';
  const year = get(activeYearAtom);
  return withQuery(get(routeUrlAtom)('recommendationResults', { year }), 'year', String(year));
});
