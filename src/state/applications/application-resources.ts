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
import { planKeyOf, type SavedPlan } from '../../domain/plans/plan';
import { readApplicationStates, readSavedApplication } from '../../services/application-service';
import { readPlanContact, type PlanContact } from '../../services/contact-service';
import { readSupplementEnrollment } from '../../services/medsupp-service';
import { countiesOf } from '../plans/places';
import { reportProblem } from '../report';
import { resource, valueIn, valuesOf } from '../resource';
import { userAtom } from '../shopper/shopper';
import { atom } from '../store';

/** Where the applications of a Medicare number (without dashes) stand. */
export const applicationStates = resource<string, readonly ApplicationState[]>('application states', {
  read: (mbi, config) => readApplicationStates(config, mbi),
  code: 'application-status-failed',
  owner: 'shopper',
});

/**
 * What the application-status service knows, by Medicare number. A number that is not in it could not be checked, or the response is
 * still on its way.
 */
export const applicationStatesAtom = atom((get) => valuesOf(get(applicationStates.states)));

async function toEnrollment(config: Config, formData: string): Promise<Enrollment | null> {
  const { questionAliases } = config.application;
  const form = toApplicationForm(formData, answersOfSavedApplication, questionAliases);
  const zipCode = form?.answers.zipCode;
  const enrollment = enrollmentOfSavedApplication(
    form,
    zipCode === undefined ? [] : await countiesOf(zipCode),
  );
  if (!enrollment)
    reportProblem('insufficient data for saved-application enrollment', 'saved-application-incomplete');
  return enrollment ?? null;
}

/** By e-mail address: the online application that was left, as an enrollment (APPS-31); null: there is none. */
export const savedEnrollments = resource<string, Enrollment | null>('saved enrollments', {
  read: async (email, config) => {
    const result = await readSavedApplication(config, email, epochMilliseconds());
    if (!result.ok) return result;
    return { ok: true, value: result.value ? await toEnrollment(config, result.value) : null };
  },
  code: 'saved-application-failed',
  owner: 'shopper',
});

export const savedEnrollmentAtom = atom((get) => {
  const email = get(userAtom)?.email;
  return email === undefined ? null : (valueIn(get(savedEnrollments.states), email) ?? null);
});

/** By profile id: the latest Medicare Supplement application; null: there is none. */
export const supplementApplications = resource<string, SupplementApplication | null>(
  'supplement applications',
  {
    read: async (_, config) => {
      const result = await readSupplementEnrollment(config);
      return result.ok ? { ok: true, value: result.value ?? null } : result;
    },
    code: 'supplement-application-failed',
    owner: 'shopper',
  },
);

/** How to reach the plans that have denied an application, by plan key (APPS-18). */
export const planContacts = resource<Pick<SavedPlan, 'planId' | 'planYear'>, PlanContact>('plan contacts', {
  read: ({ planId, planYear }, config) => readPlanContact(config, planId, planYear),
  keyOf: planKeyOf,
  code: 'plan-contact-failed',
  owner: 'shopper',
});
