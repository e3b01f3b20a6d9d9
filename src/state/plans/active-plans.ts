import { configAtom } from '../config';
import { featureFlagsAtom } from '../page/feature-flags';
import { shopperAtom } from '../shopper/shopper';
import { atom } from '../store';

/** Whether this shopper may see active plans: signed in, and a member if so configured (SHELL-43, LOAD-16, OPEN-A030). */
export const mayShowActivePlansAtom = atom((get) => {
  const { isGuest, isMember } = get(shopperAtom);
  return (
    !isGuest &&
    (isMember || !get(configAtom).activePlan.requireMemberProfile) &&
    !(get(featureFlagsAtom)?.activePlansSectionDisabled ?? false)
  );
});
