import { toDay } from '../../domain/dates/calendar';
import { hasEnded } from '../../domain/plans/active-plan';
import { planKeyOf } from '../../domain/plans/plan';
import { nowAtom } from '../page/dates';
import { profileAtom } from '../profile/profile-state';
import { atom, pageAtom, type Atom } from '../store';

/** Keys of the plans that show as active; set by the element that shows them, while it is on the page. */
export const shownActivePlansAtom = pageAtom<Atom<ReadonlySet<string>> | null>('shownActivePlans', null);

/** First days of coverage that are today or later, `YYYY-MM-DD`, by plan key. */
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

/** Keys of the plans in which the shopper is enrolled, now or from a later date. */
export const enrolledPlanKeysAtom = atom((get): ReadonlySet<string> => {
  const { plans, memberEnrolledPlans } = get(profileAtom);
  const now = get(nowAtom);
  const enrolled = [...plans, ...memberEnrolledPlans].filter(
    (plan) => plan.isEnrolled && !hasEnded(plan, now),
  );
  return new Set(enrolled.map(planKeyOf));
});
