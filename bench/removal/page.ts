/** The elements as on a page, and a control that removes a drug without its popup. */
import '../../elements/classic';
import { removeSavedItem } from '../../src/state/saved-items/remove-saved-item';
import { profileAtom } from '../../src/state/profile/profile-state';
import { drugKeyOf } from '../../src/state/saved-items/saved-items';
import { read } from '../../src/state/store';

window.removeDrug = () => {
  const [drug] = read(profileAtom).drugs;
  if (!drug) throw new Error('There is no drug to remove.');
  return removeSavedItem('drug', drugKeyOf(drug));
};
