import { toDay } from '../../domain/dates/calendar';
import { hasEnded } from '../../domain/plans/active-plan';
import { planKeyOf } from '../../domain/plans/plan';
import { nowAtom } from '../page/dates';
import { profileAtom } from '../profile/profile-state';
import { atom, pageAtom, type Atom } from '../store';

/** Keys of the plans that show as active; the piece that shows them puts it here for as long as it is on the page. */
export const shownActivePlansAtom = pageAtom<Atom<ReadonlySet<string>> | null>('shownActivePlans', null);

/** By plan key, first days of coverage that are still to come, `YYYY-MM-DD`. */
export const coverageStartsAtom = atom((get): ReadonlyMap<string, string> => {
  const { plans, memberEnrolledPlans } = get(profileAtom);
  const today = get(nowAtom).slice(0, 10);
  return new Map(
    [...plans, ...memberEnrolledPlans].flatMap((plan) => {
      const day = plan.isEnrolled ? toDay(plan.effectiveDate) : undefined;
      return day !== undefined && day >= today ? [[planKeyOf(plan), day] as const] : [];
    }),
  );
});

/** Keys of the plans that the shopper is enrolled in, today or from a later day on. */
export const enrolledPlanKeysAtom = atom((get): ReadonlySet<string> => {
  const { plans, memberEnrolledPlans } = get(profileAtom);
  const now = get(nowAtom);
  const enrolled = [...plans, ...memberEnrolledPlans].filter(
    (plan) => plan.isEnrolled && !hasEnded(plan, now),
  );
  return new Set(enrolled.map(planKeyOf));
});
