import { atom } from '../../src/state/store';
import { browseYearOf, byDosage } from '../../src/domain/profile/drugs';
import { configAtom } from '../../src/state/config';
import { profileAtom } from '../../src/state/profile/profile-state';
import { nowAtom } from '../../src/state/page/dates';
import { browseUrlAtom, routeUrlAtom } from '../../src/state/page/routes';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';

/** Saved drugs in the order of the list (DRUGS-05). */
export const shownDrugsAtom = atom((get) => byDosage(get(savedDrugsAtom)));

export const pharmacyNameAtom = atom((get) => get(profileAtom).pharmacyName);

/** The plan year of the link to the plans (DRUGS-14, DRUGS-15). */
export const browseYearAtom = atom((get) => browseYearOf(get(nowAtom), get(configAtom).aep));

/** URL of the plans of that year (DRUGS-13). */
export const browseYearUrlAtom = atom((get) => {
  const { zipCode, plans } = get(profileAtom);
  const zipcode = zipCode ?? plans[0]?.zipCode;
  const planYear = get(browseYearAtom);
  return zipcode && planYear !== undefined
    ? get(routeUrlAtom)('planSummary', { zipcode, planYear })
    : get(browseUrlAtom);
});
