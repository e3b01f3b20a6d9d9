import { epochMilliseconds } from '../../browser/clock';
import type { Config } from '../../config/settings';
import { toApplicationForm } from '../../domain/application-form';
import { answersOfSavedApplication, enrollmentOfSavedApplication } from '../../domain/saved-application';
import { readApplicationStates, readSavedApplication } from '../../services/application-service';
import { readPlanContact } from '../../services/contact-service';
import { readSupplementEnrollment } from '../../services/medsupp-service';
import {
  applicationsAtom,
  applicationsSummary,
  applicationStatesAtom,
  claimNumberOf,
  planContactsAtom,
  savedEnrollmentAtom,
  shownApplicationsAtom,
  supplementApplicationAtom,
  type Application,
} from '../applications';
import { applicationsSummaryAtom, isMedsuppLoadedAtom } from '../page-state';
import { currentShopper, userAtom } from '../shopper';
import { read, write } from '../store';
import { countiesOf } from './plan-content';
import { reportFailure, reportProblem } from './report';

/** Where the sent applications stand, asked once for each Medicare number (APPS-10, NET-19). */
async function loadStates(config: Config): Promise<void> {
  const ownNumber = read(userAtom)?.mbi;
  const numbers = read(applicationsAtom)
    .filter(({ enrollment }) => enrollment.isSubmitted)
    .flatMap(({ enrollment }) => claimNumberOf(enrollment, ownNumber)?.replaceAll('-', '') ?? []);
  const answers = await Promise.all(
    [...new Set(numbers)].map((number) => readApplicationStates(config, number)),
  );
  for (const answer of answers) if (!answer.ok) reportFailure(answer.failure, 'application-status-failed');
  const states = answers.flatMap((answer) => (answer.ok ? answer.value : []));
  if (answers.some(({ ok }) => ok)) write(applicationStatesAtom, states);
}

/** The online application that the shopper has left (APPS-29 … APPS-31); nothing where there is none. */
async function loadSavedEnrollment(config: Config): Promise<void> {
  const email = read(userAtom)?.email;
  if (email === undefined || !currentShopper().may.loadSavedApplication) return;
  const answer = await readSavedApplication(config, email, epochMilliseconds());
  if (!answer.ok) {
    reportFailure(answer.failure, 'saved-application-failed');
    return;
  }
  if (answer.value === undefined) {
    write(savedEnrollmentAtom, null);
    return;
  }
  const form = toApplicationForm(
    answer.value,
    answersOfSavedApplication,
    config.application.questionAliases,
  );
  const zipCode = form?.answers.zipCode;
  const counties = zipCode === undefined ? [] : await countiesOf(config, zipCode);
  const enrollment = enrollmentOfSavedApplication(form, counties);
  if (!enrollment)
    reportProblem('insufficient data for saved-application enrollment', 'saved-application-incomplete');
  write(savedEnrollmentAtom, enrollment ?? null);
}

/** How to reach the plans that have denied an application (APPS-18). */
async function loadContacts(config: Config): Promise<void> {
  const known = read(planContactsAtom);
  const isOpen = ({ key, status }: Application): boolean => status === 'denied' && !known.has(key);
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
  write(planContactsAtom, new Map([...read(planContactsAtom), ...contacts.flat()]));
}

/** Applications of the profile that has been read, and what other services know of them. */
export async function loadApplications(config: Config): Promise<void> {
  write(applicationsSummaryAtom, applicationsSummary);
  await Promise.all([loadStates(config), loadSavedEnrollment(config)]);
  void loadContacts(config);
}

/** The shopper's supplement application needs nothing of the profile, so it is read beside it (NET-12). */
export async function loadSupplementApplication(config: Config): Promise<void> {
  write(applicationsSummaryAtom, applicationsSummary);
  const answer = await readSupplementEnrollment(config);
  if (answer.ok) write(supplementApplicationAtom, answer.value ?? null);
  else reportFailure(answer.failure, 'supplement-application-failed');
  write(isMedsuppLoadedAtom, true);
}
