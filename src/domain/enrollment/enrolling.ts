import { type PlanType, toSpecialNeedsKind } from '../plans/plan';
import { dateWindows, isWithin, yearOf, type WallClock } from '../dates/calendar';
import type { EnrollmentStatus } from './enrollment-life-cycle';

export interface PlanToEnrollIn {
  planType: PlanType;
  planYear: number;
  /** As in the response (DATA-27). */
  snpType: string | undefined;
  /** Whether enrollment is suppressed for the plan's year (RULES-06). */
  isSuppressed: boolean;
  /** Whether the shopper is enrolled in the plan, today or from a later day. */
  isEnrolled: boolean;
}

/**
 * What a shopper can do to enroll in a plan: enroll online, enroll by phone, or continue an application. `learnMore` is
 * for plans that only allow enrollment by phone; `byPhone` is for sites without a page for the online application.
 */
export type EnrollmentAction = 'enroll' | 'learnMore' | 'continue' | 'byPhone';

/**
 * The action of a card (PLANS-36 … PLANS-40, RULES-03 … RULES-07); no value for none. Both institutional kinds of
 * special needs plans only allow enrollment by phone, so there is no action while the kind is unknown (OPEN-A089). An
 * unfinished application continues, unless the site has turned that off (OPEN-A005). For any other application, only
 * its status shows. Supplement plans have their own application.
 */
export function enrollmentActionOf(
  { planType, planYear, snpType, isSuppressed, isEnrolled }: PlanToEnrollIn,
  now: WallClock,
  status: EnrollmentStatus | undefined,
  isResumeDisabled: boolean,
): EnrollmentAction | undefined {
  if (planType === 'MS' || isSuppressed || isEnrolled || !isEnrollmentTime(planYear, now)) return undefined;
  if (status)
    return (status === 'saved' || status === 'inProgress') && !isResumeDisabled ? 'continue' : undefined;
  if (planType !== 'SNP') return 'enroll';
  const kind = toSpecialNeedsKind(snpType);
  return kind && (kind.startsWith('institutional') ? 'learnMore' : 'enroll');
}

/**
 * Whether a card without an action says that shoppers cannot enroll on this site: enrollment is known to be suppressed
 * (RULES-06), and neither the date, an application, nor the membership is the reason.
 */
export const cannotEnrollHere = (
  {
    planYear,
    isSuppressed,
    isEnrolled,
  }: Pick<PlanToEnrollIn, 'planYear' | 'isEnrolled'> & {
    /** No value while it is unknown. */
    isSuppressed: boolean | undefined;
  },
  now: WallClock,
  status: EnrollmentStatus | undefined,
): boolean => isSuppressed === true && !isEnrolled && !status && isEnrollmentTime(planYear, now);

/** Replaces an action that the site cannot offer for plans of this type. */
export const offeredActionOf = (
  action: EnrollmentAction | undefined,
  way: 'online' | 'phone' | undefined,
): EnrollmentAction | undefined => {
  if (!action || action === 'learnMore' || way === 'online') return action;
  return way && 'byPhone';
};

/**
 * Enrollment is possible from Jan 1 to Nov 30 for the current year, and from Oct 15 to Dec 31 for the next year
 * (RULES-03 … RULES-05). The applications for a year show in the same period (APPS-03 … APPS-06).
 */
export function isEnrollmentTime(planYear: number, now: WallClock): boolean {
  if (planYear === yearOf(now)) return isWithin(now, dateWindows.januaryToNovember);
  return planYear === yearOf(now) + 1 && isWithin(now, dateWindows.midOctoberToDecember);
}

/** Types of online applications; each has its own page (APPS-37). */
export const applicationTypes = ['MA', 'PDP', 'SNP'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

/** Supplement plans return no value, because they have their own application. */
export function applicationTypeOf(planType: PlanType | undefined): ApplicationType | undefined {
  if (planType === 'MAPD') return 'MA';
  return planType === 'MS' ? undefined : planType;
}
