import { secondChoices } from '../../domain/plans/second-choice';
import { savedDrugsAtom } from './saved-items';
import { atom } from '../store';
import { planListsAtom } from '../plans/plans';

/** Plans of the year that leave out a saved drug while another one covers all. Their enrollment buttons are outlined. */
export const secondChoicesAtom = atom((get) =>
  secondChoices(
    get(planListsAtom).flatMap(({ plans }) => plans),
    get(savedDrugsAtom),
  ),
);
