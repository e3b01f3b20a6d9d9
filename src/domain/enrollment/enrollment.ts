import type { ApplicationForm } from './application-form';
import { savedAt } from '../dates/date-texts';
import { planKeyOf, type County, type PlanType } from '../plans/plan';

/** An application for a plan, as far as its card needs it (DATA-10). */
export interface Enrollment {
  planId: string;
  planYear: number;
  planName?: string | undefined;
  planType?: PlanType | undefined;
  snpType?: string | undefined;
  zipCode?: string | undefined;
  county?: County | undefined;
  isSubmitted: boolean;
  /** The profile's word for where it stands. */
  status?: string | undefined;
  /** 'saved <date> CST' (DATA-11). */
  lastSaved?: string | undefined;
  confirmationNo?: string | undefined;
  /** How to reach the plan, if the profile says so. */
  phoneNumber?: string | undefined;
  tty?: string | undefined;
  hoursOfOperation?: string | undefined;
  /** From the online application that was left (APPS-31). */
  isJarvisEnrollment: boolean;
  /** What was answered so far; no value when it cannot be read. */
  form?: ApplicationForm | undefined;
}

/**
 * One application per plan and year: of two, the one that was saved later counts; of two that were saved at the same time
 * the later read one, unless the earlier is submitted. A time that cannot be read is the oldest (APPS-07, APPS-08,
 * OPEN-A065).
 */
export function withoutConflicts(enrollments: readonly Enrollment[]): Enrollment[] {
  const kept = new Map<string, Enrollment>();
  for (const enrollment of enrollments) {
    const key = planKeyOf(enrollment);
    const other = kept.get(key);
    if (!other || replaces(enrollment, other)) kept.set(key, enrollment);
  }
  return [...kept.values()];
}

function replaces(later: Enrollment, kept: Enrollment): boolean {
  const [time, timeOfKept] = [savedAt(later.lastSaved) ?? '', savedAt(kept.lastSaved) ?? ''];
  return time === timeOfKept ? !kept.isSubmitted : time > timeOfKept;
}
