import { finishesWithin } from '../../browser/clock';
import { currentConfig } from '../config';
import { counties } from '../plans/plan-resources';
import { profileAtom, markLoaded } from '../profile/profile-state';
import { reportProblem } from '../report';
import { currentShopper, userAtom } from '../shopper/shopper';
import { read, shopperGuard, write } from '../store';
import {
  applicationStates,
  planContacts,
  savedApplications,
  savedEnrollmentAtom,
  savedZipCodeAtom,
  supplementApplications,
} from './application-resources';
import type * as applications from './applications';
import {
  applicationsSummaryAtom,
  isSupplementApplicationKnownAtom,
  supplementApplicationAtom,
} from '../plans/applications-summary';

type Files = typeof applications;

/** Loads the code for applications on demand, because most shoppers have none. */
async function bringApplications(): Promise<Files | undefined> {
  try {
    const files = await import('./applications');
    write(applicationsSummaryAtom, files.applicationsSummary);
    return files;
  } catch {
    reportProblem('a part of the load flow could not be loaded', 'load-failed');
    return undefined;
  }
}

/** Loads the statuses of submitted applications: one request per Medicare number, in parallel (APPS-10, APPS-22, NET-19). */
async function loadStates({ applicationsAtom, claimNumberOf }: Files): Promise<void> {
  const ownNumber = read(userAtom)?.mbi;
  const numbers = read(applicationsAtom)
    .filter(({ enrollment }) => enrollment.isSubmitted)
    .flatMap(({ enrollment }) => claimNumberOf(enrollment, ownNumber) ?? []);
  await Promise.all([...new Set(numbers)].map((mbi) => applicationStates.load(mbi)));
}

/** Loads the shopper's unfinished online application, if any (APPS-29 … APPS-31). */
async function loadSavedEnrollment(): Promise<void> {
  const email = read(userAtom)?.email;
  if (email === undefined || !currentShopper().may.loadSavedApplication) return;
  const loaded = await savedApplications.load(email);
  if (loaded.is !== 'ready' || loaded.value === '') return;
  const isSameShopper = shopperGuard();
  const zipCode = read(savedZipCodeAtom);
  if (zipCode !== undefined) await counties.load(zipCode);
  if (!isSameShopper()) return;
  if (read(savedEnrollmentAtom)) await bringApplications();
  else reportProblem('insufficient data for saved-application enrollment', 'saved-application-incomplete');
}

/** Loads contact data of plans that have denied an application (APPS-18). */
async function loadContacts({ shownApplicationsAtom }: Files): Promise<void> {
  const denied = read(shownApplicationsAtom).filter(({ status }) => status === 'denied');
  await Promise.all(denied.map(({ enrollment }) => planContacts.load(enrollment)));
}

/** Loads the applications of the profile. Resolves when the statuses of the submitted ones have loaded. */
async function loadApplicationsOfProfile(): Promise<void> {
  if (read(profileAtom).enrollments.length === 0) return;
  const files = await bringApplications();
  // Data of a guest must not leave the browser, especially the Medicare number (ROLES-02).
  if (!files || currentShopper().isGuest) return;
  await loadStates(files);
  void loadContacts(files);
}

/** Retries the status requests that have failed. */
export async function checkStatesAgain(): Promise<void> {
  const files = await bringApplications();
  if (!files) return;
  await finishesWithin(loadStates(files), currentConfig().loading.callWaitMs);
  void loadContacts(files);
}

/**
 * Loads the applications of the current profile. Resolves when the statuses of the submitted ones have loaded, because cards
 * show them. The list counts as loaded when the unfinished online application and the supplement application have come, too, and
 * at the latest after `loading.toggleWaitMs`; a late response still takes effect (APPS-11).
 */
export async function loadApplications(): Promise<void> {
  const supplement = currentShopper().may.loadMedsuppEnrollment && loadSupplementApplication();
  const states = loadApplicationsOfProfile();
  void finishesWithin(
    Promise.all([states, loadSavedEnrollment(), supplement]),
    currentConfig().loading.toggleWaitMs,
  ).then(() => {
    markLoaded('applications');
  });
  await states;
}

/**
 * Loads the shopper's supplement application, in parallel with the profile, on which it does not depend (NET-12). When the
 * profile is read again, it is requested again only after a refresh.
 */
export async function loadSupplementApplication(): Promise<void> {
  const isSameShopper = shopperGuard();
  const settle = (): void => {
    if (!isSameShopper()) return;
    write(isSupplementApplicationKnownAtom, true);
    markLoaded('supplement');
  };
  const request = supplementApplications.load(currentShopper().uuid ?? '');
  void finishesWithin(request, currentConfig().loading.callWaitMs).then((isInTime) => {
    if (!isInTime) settle();
  });
  const loaded = await request;
  const application = loaded.is === 'ready' ? loaded.value : undefined;
  if (application !== undefined) write(supplementApplicationAtom, application);
  if (application) await bringApplications();
  settle();
}
