import { planKeyOf } from './plan';
import type { Enrollment } from './profile';
import { lookUp } from './value';

export type EnrollmentStatus =
  'saved' | 'inProgress' | 'pending' | 'submitted' | 'approved' | 'withdrawn' | 'denied';

const statusNames: Record<string, EnrollmentStatus> = {
  saved: 'saved',
  inprogress: 'inProgress',
  pending: 'pending',
  submitted: 'submitted',
  approved: 'approved',
  withdrawn: 'withdrawn',
  denied: 'denied',
};

/** The words of the wire, ignoring case, spaces and hyphens ('In-Progress' is 'In Progress'). */
export const toEnrollmentStatus = (text: string | undefined): EnrollmentStatus | undefined =>
  lookUp(statusNames, (text ?? '').toLowerCase().replace(/[\s-]/g, ''));

/** A submitted enrollment counts as submitted until its status is known; any other one as in progress. */
export const statusOf = ({ isSubmitted, status }: Enrollment): EnrollmentStatus => {
  const known = toEnrollmentStatus(status);
  if (!isSubmitted) return known === 'saved' ? 'saved' : 'inProgress';
  return known && known !== 'saved' && known !== 'inProgress' ? known : 'submitted';
};

/**
 * Status by plan key, worked out from the enrollments alone, so that a card never keeps an old one (PLANS-43).
 * Of two enrollments of one plan the later read one counts.
 */
export const enrollmentStatusByPlan = (
  enrollments: readonly Enrollment[],
): ReadonlyMap<string, EnrollmentStatus> =>
  new Map(enrollments.map((enrollment) => [planKeyOf(enrollment), statusOf(enrollment)]));
