import { atom } from '../../src/state/store';
import { browseYearOf, byDosage } from '../../src/domain/profile/drugs';
import { emptyProfile } from '../../src/domain/profile/profile';
import { configAtom } from '../../src/state/config';
import { isDrugsLoadedAtom, isPlansLoadedAtom, profileAtom } from '../../src/state/profile/profile-state';
import { nowAtom } from '../../src/state/page/dates';
import { browseUrlAtom, routeUrlAtom } from '../../src/state/page/routes';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';

/** Saved drugs as the list shows them (DRUGS-05). */
export const shownDrugsAtom = atom((get) => byDosage(get(savedDrugsAtom)));

/** Whether the list can be told; not while a profile that could not be read is asked for again. */
export const isDrugListKnownAtom = atom(
  (get) => get(isDrugsLoadedAtom) && (get(isPlansLoadedAtom) || get(profileAtom) !== emptyProfile),
);

export const pharmacyNameAtom = atom((get) => get(profileAtom).pharmacyName);

/** The year in the way to the plans (DRUGS-14, DRUGS-15). */
export const browseYearAtom = atom((get) => browseYearOf(get(nowAtom), get(configAtom).aep));

/** Where that way leads: to the plans of the year that it names (DRUGS-13). */
export const browseYearUrlAtom = atom((get) => {
  const { zipCode, plans } = get(profileAtom);
  const zipcode = zipCode ?? plans[0]?.zipCode;
  const planYear = get(browseYearAtom);
  return zipcode && planYear !== undefined
    ? get(routeUrlAtom)('planSummary', { zipcode, planYear })
    : get(browseUrlAtom);
});
