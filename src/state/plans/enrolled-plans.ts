import { hasEnded } from '../../domain/plans/active-plan';
import { planKeyOf } from '../../domain/plans/plan';
import { nowAtom } from '../page/dates';
import { profileAtom } from '../profile/profile';
import { atom, pageAtom, type Atom } from '../store';

/** Keys of the plans that show as active; the piece that shows them puts it here for as long as it is on the page. */
export const shownActivePlansAtom = pageAtom<Atom<ReadonlySet<string>> | null>('shownActivePlans', null);

/** Keys of the plans that the shopper is enrolled in, today or from a later day on. */
export const enrolledPlanKeysAtom = atom((get): ReadonlySet<string> => {
  const { plans, memberEnrolledPlans } = get(profileAtom);
  const now = get(nowAtom);
  const enrolled = [...plans, ...memberEnrolledPlans].filter(
    (plan) => plan.isEnrolled && !hasEnded(plan, now),
  );
  return new Set(enrolled.map(planKeyOf));
});
