import { epochMilliseconds } from '../../browser/clock';
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
import { configAtom } from '../config';
import { counties } from '../plans/plan-resources';
import { resource } from '../resource';
import { resourceStates, stateIn, valueIn, valuesOf } from '../resource-states';
import { userAtom } from '../shopper/shopper';
import { atom } from '../store';

/** Where the applications of a Medicare number (without dashes) stand. */
export const applicationStates = resource(
  resourceStates<readonly ApplicationState[]>('application states', 'shopper'),
  {
    read: (mbi: string, config) => readApplicationStates(config, mbi),
    code: 'application-status-failed',
  },
);

/**
 * What the application-status service knows, by Medicare number. A number that is not in it could not be checked, or the response is
 * still on its way.
 */
export const applicationStatesAtom = atom((get) => valuesOf(get(applicationStates.states)));

/** By e-mail address: the form of the online application that was left, as JSON text; '' where there is none. */
export const savedApplications = resource(resourceStates<string>('saved applications', 'shopper'), {
  read: async (email: string, config) => {
    const result = await readSavedApplication(config, email, epochMilliseconds());
    return result.ok ? { ok: true, value: result.value ?? '' } : result;
  },
  code: 'saved-application-failed',
});

const savedFormAtom = atom((get) => {
  const email = get(userAtom)?.email;
  const text = email === undefined ? undefined : valueIn(get(savedApplications.states), email);
  return text
    ? toApplicationForm(text, answersOfSavedApplication, get(configAtom).application.questionAliases)
    : undefined;
});

/** Where the online application was left, to look up its county. */
export const savedZipCodeAtom = atom((get) => get(savedFormAtom)?.answers.zipCode);

/** The online application that was left, as an enrollment (APPS-31); null: there is none, or its county is not known yet. */
export const savedEnrollmentAtom = atom((get): Enrollment | null => {
  const zipCode = get(savedZipCodeAtom);
  const known = stateIn(get(counties.states), zipCode ?? '');
  if (zipCode !== undefined && known.is === 'loading') return null;
  return enrollmentOfSavedApplication(get(savedFormAtom), known.is === 'ready' ? known.value : []) ?? null;
});

/** By profile id: the latest Medicare Supplement application; null: there is none. */
export const supplementApplications = resource(
  resourceStates<SupplementApplication | null>('supplement applications', 'shopper'),
  {
    read: async (_: string, config) => {
      const result = await readSupplementEnrollment(config);
      return result.ok ? { ok: true, value: result.value ?? null } : result;
    },
    code: 'supplement-application-failed',
  },
);

/** How to reach the plans that have denied an application, by plan key (APPS-18). */
export const planContacts = resource(resourceStates<PlanContact>('plan contacts', 'shopper'), {
  read: ({ planId, planYear }: Pick<SavedPlan, 'planId' | 'planYear'>, config) =>
    readPlanContact(config, planId, planYear),
  keyOf: planKeyOf,
  code: 'plan-contact-failed',
});
