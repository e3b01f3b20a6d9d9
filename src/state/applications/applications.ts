import { atom } from 'jotai/vanilla';
import { groupApplications } from '../../domain/enrollment/application-order';
import { codeOf } from '../../domain/enrollment/application-match';
import { withoutConflicts, type Enrollment } from '../../domain/enrollment/enrollment';
import { statusOf, type EnrollmentStatus } from '../../domain/enrollment/enrollment-life-cycle';
import { isEnrollmentTime } from '../../domain/enrollment/enrolling';
import {
  isInProgress,
  labelOf,
  type SupplementApplication,
} from '../../domain/enrollment/supplement-application';
import { yearOf } from '../../domain/dates/calendar';
import type { ApplicationFact } from '../../domain/next-step/next-step';
import { planKeyOf } from '../../domain/plans/plan';
import { parseEnrollments } from '../../services/application-service';
import type { PlanContact } from '../../services/contact-service';
import { applicationStatesAtom, planContacts, savedEnrollmentAtom } from './application-resources';
import { configAtom } from '../config';
import { nowAtom } from '../page/dates';
import { profileAtom } from '../profile/profile-state';
import { supplementApplicationAtom, type ApplicationsSummary } from '../plans/applications-summary';
import { valueIn } from '../resource-states';
import { mayAtom, userAtom } from '../shopper/shopper';

const profileEnrollmentsAtom = atom((get) => get(profileAtom).enrollments);

/** Enrollments of the profile, and the unfinished online application, which is loaded later. */
const enrollmentsAtom = atom((get): Enrollment[] => {
  const saved = get(mayAtom('loadSavedApplication')) ? get(savedEnrollmentAtom) : null;
  return withoutConflicts([
    ...parseEnrollments(get(profileEnrollmentsAtom), get(configAtom)),
    ...(saved ? [saved] : []),
  ]);
});

/**
 * Medicare number for the status request of a submitted application: the one in its form, otherwise the shopper's own;
 * without dashes (APPS-22).
 * @public used through the dynamic import of this file
 */
export const claimNumberOf = ({ form }: Enrollment, ownNumber: string | undefined): string | undefined =>
  (form?.answers.medicareClaimNumber ?? ownNumber)?.replaceAll('-', '');

export interface Application {
  key: string;
  enrollment: Enrollment;
  status: EnrollmentStatus;
  /** The application was submitted, and its status is unknown. */
  isUnchecked: boolean;
  /** A Medicare number for the status request is known. */
  canBeChecked: boolean;
  /** Contact data of the plan, if it has denied the application. */
  contact: PlanContact | undefined;
}

/** Known contact data of the plans of the applications, by plan key. */
const contactsAtom = atom((get) => {
  const contacts = get(planContacts.states);
  return new Map(
    get(enrollmentsAtom).map((enrollment) => {
      const { phoneNumber, tty, hoursOfOperation } = enrollment;
      const key = planKeyOf(enrollment);
      return [key, valueIn(contacts, key) ?? { phoneNumber, tty, hoursOfOperation }];
    }),
  );
});

/** Applications of all years: a card shows its plan's status even when the application no longer shows (contract §7). */
export const applicationsAtom = atom((get): Application[] => {
  const statesByNumber = get(applicationStatesAtom);
  const states = [...statesByNumber.values()].flat();
  const ownNumber = get(userAtom)?.mbi;
  const contacts = get(contactsAtom);
  const { application, gpsImagePrefix: shortForm } = get(configAtom);
  const gpsImagePrefix = application.gpsImagePrefix || shortForm;
  return get(enrollmentsAtom).map((enrollment) => {
    const key = planKeyOf(enrollment);
    const status = statusOf(enrollment, codeOf(enrollment.confirmationNo, states, gpsImagePrefix));
    const number = claimNumberOf(enrollment, ownNumber);
    const isUnchecked = enrollment.isSubmitted && !statesByNumber.has(number ?? '');
    return {
      key,
      enrollment,
      status,
      isUnchecked,
      canBeChecked: number !== undefined,
      contact: status === 'denied' ? contacts.get(key) : undefined,
    };
  });
});

/** Applications that show at the current date (APPS-03 … APPS-06). */
export const shownApplicationsAtom = atom((get) => {
  const now = get(nowAtom);
  return get(applicationsAtom).filter(({ enrollment }) => isEnrollmentTime(enrollment.planYear, now));
});

/** The supplement application, if this shopper may load it (ROLES-22). */
export const shownSupplementAtom = atom((get) =>
  get(mayAtom('loadMedsuppEnrollment')) ? get(supplementApplicationAtom) : null,
);

export interface ShownApplication {
  key: string;
  status: EnrollmentStatus | undefined;
  lastSaved: string | undefined;
  shown: Application | SupplementApplication;
}

/** All applications that show, in groups. */
export const groupedApplicationsAtom = atom((get) => {
  const supplement = get(shownSupplementAtom);
  const label = supplement && labelOf(supplement);
  return groupApplications<ShownApplication>([
    ...get(shownApplicationsAtom).map((shown) => {
      const { key, status, enrollment } = shown;
      return { key, status, lastSaved: enrollment.lastSaved, shown };
    }),
    ...(supplement
      ? [
          {
            key: 'supplement',
            status: label && 'status' in label ? label.status : undefined,
            lastSaved: supplement.applicationStatus.savedTimestamp,
            shown: supplement,
          },
        ]
      : []),
  ]);
});

const factsAtom = atom((get): ApplicationFact[] => {
  const supplement = get(shownSupplementAtom);
  return [
    ...get(applicationsAtom).map(({ enrollment, status, isUnchecked }) => ({
      planType: enrollment.planType,
      planYear: enrollment.planYear,
      status,
      isUnchecked,
    })),
    ...(supplement && isInProgress(supplement)
      ? [{ planType: 'MS', planYear: yearOf(get(nowAtom)), status: 'inProgress' } as const]
      : []),
  ];
});

/** The application data that other elements need. */
export const applicationsSummary: ApplicationsSummary = {
  exist: atom((get) => get(shownApplicationsAtom).length > 0 || get(shownSupplementAtom) !== null),
  statuses: atom((get) => new Map(get(applicationsAtom).map(({ key, status }) => [key, status]))),
  contacts: contactsAtom,
  facts: factsAtom,
};
