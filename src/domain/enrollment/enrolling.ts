import type { WallClock } from '../dates/calendar';
import type { EnrollmentStatus } from './enrollment-life-cycle';
import { isEnrollmentTime } from './enrollment-time';
import { toSpecialNeedsKind, type PlanType } from '../plans/plan';

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
