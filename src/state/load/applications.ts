import { epochMilliseconds } from '../../browser/clock';
import type { Config } from '../../config/settings';
import { toApplicationForm } from '../../domain/enrollment/application-form';
import type { ApplicationState } from '../../domain/enrollment/application-match';
import type { Enrollment } from '../../domain/enrollment/enrollment';
import {
  answersOfSavedApplication,
  enrollmentOfSavedApplication,
} from '../../domain/enrollment/saved-application';
import type { SupplementApplication } from '../../domain/enrollment/supplement-application';
import { readApplicationStates, readSavedApplication } from '../../services/application-service';
import { readPlanContact } from '../../services/contact-service';
import { readSupplementEnrollment } from '../../services/medsupp-service';
import {
  applicationStatesAtom,
  planContactsAtom,
  savedEnrollmentAtom,
  isSupplementApplicationKnownAtom,
  supplementApplicationAtom,
} from '../applications/application-answers';
import type * as applications from '../applications/applications';
import { applicationsSummaryAtom } from '../applications/applications-summary';
import { currentConfig } from '../config';
import { profileAtom, settleParts } from '../profile/profile';
import { numberOfRead, takeAnswer } from '../reads';
import { sameShopper } from '../shopper/identity';
import { currentShopper, userAtom } from '../shopper/shopper';
import { read, write } from '../store';
import { answersOfServices, once } from './answers';
import { countiesOf } from './plan-content';
import { reportFailure, reportProblem } from './report';
import { settlesWithin } from './time-limit';

type Files = typeof applications;

/** What applications are made of comes when there is one: most shoppers have none. */
async function bringApplications(): Promise<Files | undefined> {
  try {
    const files = await import('../applications/applications');
    write(applicationsSummaryAtom, files.applicationsSummary);
    return files;
  } catch {
    reportProblem('a part of the load flow could not be loaded', 'load-failed');
    return undefined;
  }
}

async function askForStates(config: Config, mbi: string): Promise<readonly ApplicationState[] | undefined> {
  const answer = await readApplicationStates(config, mbi);
  if (answer.ok) return answer.value;
  reportFailure(answer.failure, 'application-status-failed');
  return undefined;
}

/** Where the sent applications stand: one request for each Medicare number, all at once (APPS-10, APPS-22, NET-19). */
async function loadStates(config: Config, { applicationsAtom, claimNumberOf }: Files): Promise<void> {
  const isTheirs = sameShopper();
  const number = numberOfRead('application states');
  const ownNumber = read(userAtom)?.mbi;
  const numbers = read(applicationsAtom)
    .filter(({ enrollment }) => enrollment.isSubmitted)
    .flatMap(({ enrollment }) => claimNumberOf(enrollment, ownNumber) ?? []);
  await Promise.all(
    [...new Set(numbers)].map(async (mbi) => {
      const states = await once(config, answersOfServices().applicationStates, mbi, () =>
        askForStates(config, mbi),
      );
      if (states && isTheirs() && takeAnswer('application states', number))
        write(applicationStatesAtom, new Map(read(applicationStatesAtom)).set(mbi, states));
    }),
  );
}

async function askForSavedApplication(config: Config, email: string): Promise<string | undefined> {
  const answer = await readSavedApplication(config, email, epochMilliseconds());
  if (answer.ok) return answer.value ?? '';
  reportFailure(answer.failure, 'saved-application-failed');
  return undefined;
}

async function toEnrollment(config: Config, formData: string): Promise<Enrollment | null> {
  const { questionAliases } = config.application;
  const form = toApplicationForm(formData, answersOfSavedApplication, questionAliases);
  const zipCode = form?.answers.zipCode;
  const counties = zipCode === undefined ? [] : await countiesOf(config, zipCode);
  const enrollment = enrollmentOfSavedApplication(form, counties);
  if (!enrollment)
    reportProblem('insufficient data for saved-application enrollment', 'saved-application-incomplete');
  return enrollment ?? null;
}

/** The online application that the shopper has left, if any (APPS-29 … APPS-31). */
async function loadSavedEnrollment(config: Config): Promise<void> {
  const email = read(userAtom)?.email;
  if (email === undefined || !currentShopper().may.loadSavedApplication) return;
  const isTheirs = sameShopper();
  const number = numberOfRead('saved application');
  const formData = await once(config, answersOfServices().savedApplications, email, () =>
    askForSavedApplication(config, email),
  );
  if (formData === undefined || !isTheirs()) return;
  const enrollment = formData === '' ? null : await toEnrollment(config, formData);
  if (enrollment) await bringApplications();
  if (isTheirs() && takeAnswer('saved application', number)) write(savedEnrollmentAtom, enrollment);
}

/** How to reach the plans that have denied an application (APPS-18). */
async function loadContacts(config: Config, { shownApplicationsAtom }: Files): Promise<void> {
  const isTheirs = sameShopper();
  const known = read(planContactsAtom);
  const isOpen = ({ key, status }: applications.Application): boolean =>
    status === 'denied' && !known.has(key);
  const contacts = await Promise.all(
    read(shownApplicationsAtom)
      .filter(isOpen)
      .map(async ({ key, enrollment }) => {
        const answer = await readPlanContact(config, enrollment.planId, enrollment.planYear);
        if (answer.ok) return [[key, answer.value]] as const;
        reportFailure(answer.failure, 'plan-contact-failed');
        return [];
      }),
  );
  if (isTheirs()) write(planContactsAtom, new Map([...read(planContactsAtom), ...contacts.flat()]));
}

/** Ends when it is known where the sent ones stand. */
async function loadApplicationsOfProfile(config: Config): Promise<void> {
  if (read(profileAtom).enrollments.length === 0) return;
  const files = await bringApplications();
  // What a guest has stays in the browser, the Medicare number above all (ROLES-02).
  if (!files || currentShopper().isGuest) return;
  await loadStates(config, files);
  void loadContacts(config, files);
}

/** Asks again where the sent applications stand whose status could not be read. */
export async function checkStatesAgain(): Promise<void> {
  const config = currentConfig();
  const files = await bringApplications();
  if (!files) return;
  await settlesWithin(loadStates(config, files), config.loading.callWaitMs);
  void loadContacts(config, files);
}

/**
 * Applications of the profile that has been read. Ends when it is known where the sent ones stand, which cards show. The
 * list of applications also waits for what was left online. For neither it waits longer than `loading.toggleWaitMs`: then it
 * shows what is known, and a late response still takes effect (APPS-11).
 */
export async function loadApplications(config: Config): Promise<void> {
  if (currentShopper().may.loadMedsuppEnrollment) void loadSupplementApplication(config);
  const states = loadApplicationsOfProfile(config);
  void settlesWithin(Promise.all([states, loadSavedEnrollment(config)]), config.loading.toggleWaitMs).then(
    () => {
      settleParts('applications');
    },
  );
  await states;
}

/** No value: it could not be read; null: there is none. */
async function askForSupplement(
  config: Config,
): Promise<{ application: SupplementApplication | null | undefined }> {
  const answer = await readSupplementEnrollment(config);
  if (answer.ok) return { application: answer.value ?? null };
  reportFailure(answer.failure, 'supplement-application-failed');
  return { application: undefined };
}

/**
 * The shopper's supplement application needs nothing of the profile, so it is read beside it (NET-12); with a profile that is
 * read again it is asked for again only after a refresh.
 */
export async function loadSupplementApplication(config: Config): Promise<void> {
  const isTheirs = sameShopper();
  const number = numberOfRead('supplement application');
  const { uuid = '' } = currentShopper();
  const answers = (answersOfServices().supplements ??= new Map());
  const settle = (): void => {
    if (!isTheirs()) return;
    write(isSupplementApplicationKnownAtom, true);
    settleParts('supplement');
  };
  const asked = once(config, answers, uuid, () => askForSupplement(config));
  void settlesWithin(asked, config.loading.callWaitMs).then((isInTime) => {
    if (!isInTime) settle();
  });
  const answer = await asked;
  if (answer?.application) await bringApplications();
  if (!isTheirs()) return;
  if (answer?.application !== undefined && takeAnswer('supplement application', number))
    write(supplementApplicationAtom, answer.application);
  settle();
}
