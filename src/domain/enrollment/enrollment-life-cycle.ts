import { lookUp } from '../coerce';

/**
 * The life cycle of an application (APPS-09 … APPS-20) as a table: the possible events of each status, and the next
 * status. docs/reference/enrollment.md is generated from it.
 */
export const lifeCycle = {
  saved: { continue: 'inProgress', submit: 'submitted' },
  inProgress: { save: 'saved', submit: 'submitted' },
  submitted: { receive: 'pending', approve: 'approved', deny: 'denied', withdraw: 'withdrawn' },
  pending: { approve: 'approved', deny: 'denied', withdraw: 'withdrawn' },
  approved: {},
  denied: {},
  withdrawn: {},
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Status of an application (APPS-19). */
export type EnrollmentStatus = keyof typeof lifeCycle;

type Transitions<Status = EnrollmentStatus> = Status extends EnrollmentStatus
  ? keyof (typeof lifeCycle)[Status]
  : never;
type EnrollmentEvent = Transitions;

/** The status after an event. An event that is impossible in a status changes nothing. */
const nextStatus = (status: EnrollmentStatus, event: EnrollmentEvent): EnrollmentStatus =>
  lookUp<EnrollmentStatus>(lifeCycle[status], event) ?? status;

/** Whether the shopper has to continue the application at the step where it stopped (APPS-25). */
export const isUnfinished = (status: EnrollmentStatus): boolean => 'submit' in lifeCycle[status];

/**
 * The event for a state code of the application-status service, 1 to 24 (APPS-12 … APPS-16). No value for any other
 * code. The names of the codes that mean pending (APPS-17) are not assigned to numbers (OPEN-A066).
 */
function eventOfCode(code: number): EnrollmentEvent | undefined {
  if (!Number.isInteger(code) || code < 1 || code > 24) return undefined;
  if (code === 11) return 'approve';
  if (code === 12) return 'deny';
  if (code === 13) return 'withdraw';
  return 'receive';
}

const statusNames: Record<string, EnrollmentStatus> = {
  saved: 'saved',
  inprogress: 'inProgress',
  pending: 'pending',
  submitted: 'submitted',
  approved: 'approved',
  withdrawn: 'withdrawn',
  denied: 'denied',
};

/**
 * Parses a status of a service, ignoring case, spaces, and hyphens: 'In-Progress' is 'In Progress' (APPS-20,
 * OPEN-A073).
 */
export const toEnrollmentStatus = (text: string | undefined): EnrollmentStatus | undefined =>
  lookUp(statusNames, (text ?? '').toLowerCase().replace(/[\s-]/g, ''));

/** The facts that determine the status of an application. */
export interface ApplicationFacts {
  isSubmitted: boolean;
  /** Status in the profile; distinguishes saved from in progress. */
  status?: string | undefined;
}

/**
 * An application that is not submitted is in progress, or saved if the profile says that it is saved. The state code of
 * the service determines the status of a submitted application. Without a code, its status is submitted (APPS-09 …
 * APPS-11).
 */
export function statusOf({ isSubmitted, status }: ApplicationFacts, code?: number): EnrollmentStatus {
  if (!isSubmitted) return toEnrollmentStatus(status) === 'saved' ? 'saved' : 'inProgress';
  const event = code === undefined ? undefined : eventOfCode(code);
  return event ? nextStatus('submitted', event) : 'submitted';
}
