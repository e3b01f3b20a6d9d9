import { atom } from '../../src/state/store';
import { configAtom } from '../../src/state/config';
import { isPlansLoadedAtom, isProfileFailedAtom, profileAtom } from '../../src/state/profile/profile-state';
import { isPlansExistsAtom } from '../../src/state/plans/plans';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import { areSavedPlansKnownAtom } from '../../src/state/plans/saved-supplements';

/** True if the profile is known, contains no saved plan, and the element is turned on (SHELL-66, OPEN-A042). */
export const isFindPlanShownAtom = atom((get) => {
  const { blocks, routes } = get(configAtom);
  return (
    blocks.findPlan &&
    routes.planSummary !== '' &&
    get(isPlansLoadedAtom) &&
    !get(isProfileFailedAtom) &&
    !get(wasSignedOutAtom) &&
    get(areSavedPlansKnownAtom) &&
    !get(isPlansExistsAtom)
  );
});

/** Initial ZIP code of the form: the known one, otherwise the configured one (CONST-16, OPEN-A112). */
export const firstZipAtom = atom((get): string => {
  const { zipCode, plans, user } = get(profileAtom);
  const known = zipCode ?? plans[0]?.zipCode ?? user?.zipCode ?? get(configAtom).defaultZip;
  return known.slice(0, 5);
});
