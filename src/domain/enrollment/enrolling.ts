import { type PlanType, toSpecialNeedsKind } from '../plans/plan';
import { dateWindows, isWithin, yearOf, type WallClock } from '../dates/calendar';
import type { EnrollmentStatus } from './enrollment-life-cycle';

export interface PlanToEnrollIn {
  planType: PlanType;
  planYear: number;
  /** As the wire has it (DATA-27). */
  snpType: string | undefined;
  /** Enroll-suppressed for its year (RULES-06). */
  isSuppressed: boolean;
  /** The shopper is in it already, or will be from a later day on. */
  isEnrolled: boolean;
}

/**
 * What a shopper can do about enrolling in a plan: online, or by phone, or go on with an application. `learnMore` is for plans
 * that can be enrolled in by phone alone, `byPhone` for sites without a page for the online application.
 */
export type EnrollmentAction = 'enroll' | 'learnMore' | 'continue' | 'byPhone';

/**
 * The one action of a card (PLANS-36 … PLANS-40, RULES-03 … RULES-07); no value for none. Both institutional kinds of special
 * needs plans can be enrolled in by phone alone, so nothing is offered while the kind is not known (OPEN-A089); an application that is unfinished goes on, unless the site has
 * switched that off (OPEN-A005); for any other one its status is all there is to show. Supplement plans have an
 * application of their own.
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

/** The action that a site can offer, by the way to enroll that it has for plans of this type. */
export const offeredActionOf = (
  action: EnrollmentAction | undefined,
  way: 'online' | 'phone' | undefined,
): EnrollmentAction | undefined => {
  if (!action || action === 'learnMore' || way === 'online') return action;
  return way && 'byPhone';
};

/**
 * Enrolling in a plan is possible from Jan 1 to Nov 30 for the current year and from Oct 15 to Dec 31 for the next one
 * (RULES-03 … RULES-05). In the same time the applications for that year show (APPS-03 … APPS-06).
 */
export function isEnrollmentTime(planYear: number, now: WallClock): boolean {
  if (planYear === yearOf(now)) return isWithin(now, dateWindows.januaryToNovember);
  return planYear === yearOf(now) + 1 && isWithin(now, dateWindows.midOctoberToDecember);
}

/** Kinds of online applications, one page each (APPS-37). */
export const applicationTypes = ['MA', 'PDP', 'SNP'] as const;
export type ApplicationType = (typeof applicationTypes)[number];

/** Supplement plans are applied for elsewhere. */
export function applicationTypeOf(planType: PlanType | undefined): ApplicationType | undefined {
  if (planType === 'MAPD') return 'MA';
  return planType === 'MS' ? undefined : planType;
}
