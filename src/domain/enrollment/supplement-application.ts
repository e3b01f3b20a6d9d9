import { toPanamaDate } from '../dates/date-texts';
import { toEnrollmentStatus } from './enrollment-life-cycle';

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

/** In progress: the shopper can continue (APPS-32). */
export const isInProgress = ({ applicationStatus }: SupplementApplication): boolean =>
  ['inProgress', 'saved'].includes(toEnrollmentStatus(applicationStatus.applicationStatus) ?? '');

/** What the card says: the adjudication status, in the service's words; else in progress; else the default (APPS-34). */
export const labelOf = (
  application: SupplementApplication,
): { words: string } | { status: 'inProgress' | 'submitted' } => {
  const words = application.applicationStatus.adjudicationStatus;
  if (words !== undefined) return { words };
  return { status: isInProgress(application) ? 'inProgress' : 'submitted' };
};

/** Name and value of each query parameter of the resume link, those without a value left out (APPS-35, OPEN-A074). */
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
