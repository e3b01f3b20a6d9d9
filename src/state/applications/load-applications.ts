import { finishesWithin } from '../../browser/clock';
import { currentConfig } from '../config';
import { counties } from '../plans/plan-resources';
import { profileAtom, markLoaded } from '../profile/profile-state';
import { reportProblem } from '../report';
import { valuesOf } from '../resource-states';
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

/** What applications are made of comes when there is one: most shoppers have none. */
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

/** Where the sent applications stand: one request for each Medicare number, all at once (APPS-10, APPS-22, NET-19). */
async function loadStates({ applicationsAtom, claimNumberOf }: Files): Promise<void> {
  const ownNumber = read(userAtom)?.mbi;
  const numbers = read(applicationsAtom)
    .filter(({ enrollment }) => enrollment.isSubmitted)
    .flatMap(({ enrollment }) => claimNumberOf(enrollment, ownNumber) ?? []);
  await Promise.all([...new Set(numbers)].map((mbi) => applicationStates.load(mbi)));
}

/** The online application that the shopper has left, if any (APPS-29 … APPS-31). */
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

/** How to reach the plans that have denied an application (APPS-18). */
async function loadContacts({ shownApplicationsAtom }: Files): Promise<void> {
  const known = valuesOf(read(planContacts.states));
  const open = read(shownApplicationsAtom).filter(
    ({ key, status }) => status === 'denied' && !known.has(key),
  );
  await Promise.all(open.map(({ enrollment }) => planContacts.load(enrollment)));
}

/** Ends when it is known where the sent ones stand. */
async function loadApplicationsOfProfile(): Promise<void> {
  if (read(profileAtom).enrollments.length === 0) return;
  const files = await bringApplications();
  // What a guest has stays in the browser, the Medicare number above all (ROLES-02).
  if (!files || currentShopper().isGuest) return;
  await loadStates(files);
  void loadContacts(files);
}

/** Asks again where the sent applications stand whose status could not be read. */
export async function checkStatesAgain(): Promise<void> {
  const files = await bringApplications();
  if (!files) return;
  await finishesWithin(loadStates(files), currentConfig().loading.callWaitMs);
  void loadContacts(files);
}

/**
 * Applications of the profile that has been read. Ends when it is known where the sent ones stand, which cards show. The
 * list of applications also waits for what was left online. For neither it waits longer than `loading.toggleWaitMs`: then it
 * shows what is known, and a late response still takes effect (APPS-11).
 */
export async function loadApplications(): Promise<void> {
  if (currentShopper().may.loadMedsuppEnrollment) void loadSupplementApplication();
  const states = loadApplicationsOfProfile();
  void finishesWithin(
    Promise.all([states, loadSavedEnrollment()]),
    currentConfig().loading.toggleWaitMs,
  ).then(() => {
    markLoaded('applications');
  });
  await states;
}

/**
 * The shopper's supplement application needs nothing of the profile, so it is read beside it (NET-12); with a profile that is
 * read again it is requested again only after a refresh.
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
  if (application) await bringApplications();
  if (application !== undefined && isSameShopper()) write(supplementApplicationAtom, application);
  settle();
}
