import { daysBetween, toDay, isWithin, yearOf, type DateWindow, type WallClock } from '../dates/calendar';
import { hasEnded, isActivePlan } from './active-plan';
import { planKeyOf, type SavedPlan } from './plan';

/**
 * Number of days after the end of an active plan on which its year and the next are still compared, including the last
 * day.
 */
const DAYS_AFTER_END = 60;

/** Whether an enrollment has ended, at most 60 days ago, by calendar days. */
export function hasJustEnded(plan: SavedPlan, now: WallClock): boolean {
  const end = toDay(plan.terminationDate);
  return (
    end !== undefined &&
    plan.isEnrolled &&
    hasEnded(plan, now) &&
    daysBetween(end, now.slice(0, 10)) <= DAYS_AFTER_END
  );
}

/** A plan whose years are compared: `planYear` and the year after. */
export interface ComparedPlan {
  plan: SavedPlan;
  relation: 'active' | 'ended' | 'saved';
}

interface ShopperPlans {
  /** All plans in which the shopper is or was enrolled. Empty if the active plans do not show to this shopper. */
  enrolled: readonly SavedPlan[];
  /** Saved plans of all years. */
  saved: readonly SavedPlan[];
}

/**
 * Returns the plans to compare with their next year (contract §8). Within the dates: the active plans, then the saved
 * plans of the current year. Regardless of the dates: plans that were active, up to 60 days after their end. Omits
 * supplements, because they have no plan year. A plan that is active today is compared from the current year,
 * regardless of the year for which it was saved.
 */
export function comparedPlansOf(
  { enrolled, saved }: ShopperPlans,
  window: DateWindow,
  now: WallClock,
): ComparedPlan[] {
  const isInWindow = isWithin(now, window);
  const year = yearOf(now);
  const active = enrolled
    .filter((plan) => isActivePlan(plan, now))
    .map((plan): ComparedPlan => ({ plan: { ...plan, planYear: year }, relation: 'active' }));
  const ended = enrolled
    .filter((plan) => hasJustEnded(plan, now))
    .map((plan): ComparedPlan => ({ plan, relation: 'ended' }));
  const ofThisYear = saved
    .filter(({ planYear }) => planYear === year)
    .map((plan): ComparedPlan => ({ plan, relation: 'saved' }));
  const compared = [...(isInWindow ? active : []), ...ended, ...(isInWindow ? ofThisYear : [])];
  const first = new Map(compared.toReversed().map((entry) => [planKeyOf(entry.plan), entry]));
  return compared.filter(
    (entry) => entry.plan.planType !== 'MS' && first.get(planKeyOf(entry.plan)) === entry,
  );
}
