import { secondChoices } from '../../domain/plans/second-choice';
import { planListsAtom } from '../plans/plans';
import { atom } from '../store';
import { savedDrugsAtom } from './saved-items';

/**
 * Keys of the cards of the year whose plan is not known to cover every saved drug while another one is. Their
 * enrollment buttons are outlined.
 */
export const secondChoicesAtom = atom((get): ReadonlySet<string> => {
  const cards = get(planListsAtom).flatMap(({ plans }) => plans);
  return new Set([...secondChoices(cards, get(savedDrugsAtom))].map(({ cardKey }) => cardKey));
});
