import { toPanamaDate } from '../dates/date-texts';
import { toEnrollmentStatus, type EnrollmentStatus } from './enrollment-life-cycle';

/** A Medicare Supplement application (DATA-30, DATA-31). */
export interface SupplementApplication {
  applicationStatus: {
    applicationId?: string | undefined;
    applicationStatus?: string | undefined;
    adjudicationStatus?: string | undefined;
    statusDate?: string | undefined;
    savedTimestamp?: string | undefined;
    plans: readonly {
      planName: string;
      planDescriptor?: string | undefined;
      planCode?: string | undefined;
      legalEntity?: string | undefined;
    }[];
  };
  applicantDemographics: { dateOfBirth?: string | undefined; zipCode?: string | undefined };
}

/** Whether the shopper can continue it (APPS-32). */
export const isInProgress = ({ applicationStatus }: SupplementApplication): boolean =>
  ['inProgress', 'saved'].includes(toEnrollmentStatus(applicationStatus.applicationStatus) ?? '');

const withoutSpaces = (text: string | undefined): string | undefined =>
  text?.replace(/\s/g, '').toLowerCase();

/**
 * Whether the application is for this plan: same ZIP code, and same name except for case and spaces (MEDSUPP-06,
 * MEDSUPP-07).
 */
function isApplicationFor(
  { applicationStatus, applicantDemographics }: SupplementApplication,
  { zipCode, planName }: { zipCode: string | undefined; planName: string | undefined },
): boolean {
  const applied = withoutSpaces(applicationStatus.plans[0]?.planName);
  return (
    zipCode !== undefined &&
    applicantDemographics.zipCode === zipCode &&
    applied !== undefined &&
    applied === withoutSpaces(planName)
  );
}

/** What a shopper can do about the application for a supplement (REC-08). */
export type SupplementAction = 'start' | 'continue' | 'view';

/**
 * An existing application for the plan is continued or viewed. Otherwise a new one can be started, unless that is
 * suppressed for the plan's code (MEDSUPP-08), or the suppressed codes have not loaded.
 */
export function supplementActionOf(
  plan: { planCode: string; zipCode: string | undefined; planName: string | undefined },
  application: SupplementApplication | null,
  suppressedCodes: ReadonlySet<string> | null,
): SupplementAction | undefined {
  if (application && isApplicationFor(application, plan))
    return isInProgress(application) ? 'continue' : 'view';
  return suppressedCodes && !suppressedCodes.has(plan.planCode) ? 'start' : undefined;
}

/**
 * Whether a card says that no application can be started on this site: that is suppressed for the plan's code, and there
 * is no application for the plan.
 */
export const isSupplementRefused = (
  plan: Parameters<typeof supplementActionOf>[0],
  application: SupplementApplication | null,
  suppressedCodes: ReadonlySet<string> | null,
): boolean =>
  suppressedCodes !== null &&
  suppressedCodes.has(plan.planCode) &&
  supplementActionOf(plan, application, suppressedCodes) === undefined;

/** One of our statuses, with the next step if it is known; or the text of the service. */
export type SupplementLabel = { status: EnrollmentStatus; isNextUnknown?: true } | { words: string };

/**
 * The status on the card: the adjudication status, otherwise the application's own status. Completed applications count
 * as submitted, and so do those without a status (APPS-34, OPEN-A073).
 */
export function labelOf(application: SupplementApplication): SupplementLabel {
  const { adjudicationStatus, applicationStatus } = application.applicationStatus;
  const words = adjudicationStatus ?? applicationStatus;
  if (words === undefined) return { status: 'submitted', isNextUnknown: true };
  if (adjudicationStatus === undefined && isInProgress(application)) return { status: 'inProgress' };
  if (adjudicationStatus === undefined && words.toLowerCase() === 'completed') return { status: 'submitted' };
  const status = toEnrollmentStatus(words);
  return status ? { status } : { words };
}

/**
 * Name and value of each query parameter of the resume link. Parameters without a value are omitted (APPS-35,
 * OPEN-A074).
 */
export function resumeQuery(
  { applicationStatus, applicantDemographics }: SupplementApplication,
  referrer: string,
  stateCode: string | undefined,
): [string, string][] {
  const query: [string, string | undefined][] = [
    ['referrer', referrer],
    ['applicationId', applicationStatus.applicationId],
    ['DOB', toPanamaDate(applicantDemographics.dateOfBirth)],
    ['zip', applicantDemographics.zipCode],
    ['state', stateCode],
    ['resume', 'true'],
  ];
  return query.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
