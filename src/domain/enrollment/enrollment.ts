import type { ApplicationForm } from './application-form';
import { savedAt } from '../dates/date-texts';
import { planKeyOf, type County, type PlanType } from '../plans/plan';

/** An application for a plan, with the data that its card needs (DATA-10). */
export interface Enrollment {
  planId: string;
  planYear: number;
  planName?: string | undefined;
  planType?: PlanType | undefined;
  snpType?: string | undefined;
  zipCode?: string | undefined;
  county?: County | undefined;
  isSubmitted: boolean;
  /** Status in the profile. */
  status?: string | undefined;
  /** 'saved <date> CST' (DATA-11). */
  lastSaved?: string | undefined;
  confirmationNo?: string | undefined;
  /** Contact data of the plan, if the profile contains it. */
  phoneNumber?: string | undefined;
  tty?: string | undefined;
  hoursOfOperation?: string | undefined;
  /** Whether it is an unfinished online application (APPS-31). */
  isJarvisEnrollment: boolean;
  /** The answers so far. No value if they cannot be parsed. */
  form?: ApplicationForm | undefined;
}

/**
 * Keeps one application per plan and year: the one that was saved last. Of two with the same time, the later in the
 * list wins, unless the earlier is submitted. A time that cannot be parsed counts as the oldest (APPS-07, APPS-08,
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
