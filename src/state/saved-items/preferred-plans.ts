import { preferredPlans } from '../../domain/plans/preferred-plans';
import { planListsAtom } from '../plans/plans';
import { atom } from '../store';
import { savedDrugsAtom } from './saved-items';

/** Keys of the cards of the year whose plan stands out. Only their enrollment buttons are filled. */
export const preferredPlansAtom = atom((get): ReadonlySet<string> => {
  const cards = get(planListsAtom).flatMap(({ plans }) => plans);
  return new Set([...preferredPlans(cards, get(savedDrugsAtom))].map(({ cardKey }) => cardKey));
});
