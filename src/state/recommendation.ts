import { atom } from 'jotai/vanilla';
import { recommendationTypeOf } from '../domain/recommendation';
import { activeYearAtom, profileAtom } from './page-state';

const preDataAtom = atom((get) => get(profileAtom).preData);

/** DATA-46 */
export const recommendationTypeAtom = atom((get) =>
  recommendationTypeOf(get(preDataAtom), get(activeYearAtom)),
);

/** Whether the shopper has an application (DATA-44). */
export const isApplicationsExistsAtom = atom((get) => get(profileAtom).enrollments.length > 0);

/** There is nothing to recommend yet, and no application (SHELL-47, OPEN-A031, OPEN-A032). */
export const isPromoShownAtom = atom(
  (get) => get(recommendationTypeAtom) === 'PRE_EMPTY' && !get(isApplicationsExistsAtom),
);
