import { lookUp } from '../coerce';

/**
 * The life of an application (APPS-09 … APPS-20), as a table: from each status, what can happen and where it leads.
 * docs/reference/enrollment.md is drawn from it.
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

/** What an application is called (APPS-19). */
export type EnrollmentStatus = keyof typeof lifeCycle;

type Transitions<Status = EnrollmentStatus> = Status extends EnrollmentStatus
  ? keyof (typeof lifeCycle)[Status]
  : never;
type EnrollmentEvent = Transitions;

/** The status after an event; an event that cannot happen in a status changes nothing. */
const nextStatus = (status: EnrollmentStatus, event: EnrollmentEvent): EnrollmentStatus =>
  lookUp<EnrollmentStatus>(lifeCycle[status], event) ?? status;

/** It is still the shopper's turn: the application goes on where it was left (APPS-25). */
export const isUnfinished = (status: EnrollmentStatus): boolean => 'submit' in lifeCycle[status];

/**
 * What the application-status service says with a state code, 1 to 24 (APPS-12 … APPS-16); no value for any other code.
 * The names behind the codes that mean pending (APPS-17) are not tied to numbers (OPEN-A066).
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

/** The words of the wire, ignoring case, spaces and hyphens: 'In-Progress' is 'In Progress' (APPS-20, OPEN-A073). */
export const toEnrollmentStatus = (text: string | undefined): EnrollmentStatus | undefined =>
  lookUp(statusNames, (text ?? '').toLowerCase().replace(/[\s-]/g, ''));

/** What decides about the status of an application. */
export interface ApplicationFacts {
  isSubmitted: boolean;
  /** The profile's word; it tells saved from in progress. */
  status?: string | undefined;
}

/**
 * An application that is not submitted is in progress, or saved where the profile says so. A submitted one has the
 * status that the service's code leads to; without a code it is submitted (APPS-09 … APPS-11).
 */
export function statusOf({ isSubmitted, status }: ApplicationFacts, code?: number): EnrollmentStatus {
  if (!isSubmitted) return toEnrollmentStatus(status) === 'saved' ? 'saved' : 'inProgress';
  const event = code === undefined ? undefined : eventOfCode(code);
  return event ? nextStatus('submitted', event) : 'submitted';
}
