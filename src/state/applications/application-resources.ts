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
import { readPlanContact } from '../../services/contact-service';
import { readSupplementEnrollment } from '../../services/medsupp-service';
import { configAtom } from '../config';
import { planContactStates } from '../plans/plan-detail';
import { counties } from '../plans/plan-resources';
import { resource } from '../resource';
import { resourceStates, stateIn, valueIn, valuesOf } from '../resource-states';
import { userAtom } from '../shopper/shopper';
import { atom } from '../store';

/** Statuses of applications, by Medicare number without dashes. */
export const applicationStates = resource(
  resourceStates<readonly ApplicationState[]>('application states', 'shopper'),
  {
    read: (mbi: string, config) => readApplicationStates(config, mbi),
    code: 'application-status-failed',
  },
);

/**
 * Loaded application statuses, by Medicare number. A number is missing while its request is pending and after it has failed.
 */
export const applicationStatesAtom = atom((get) => valuesOf(get(applicationStates.states)));

/** By email address: the form of the unfinished online application, as JSON text; '' when there is none. */
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

/** ZIP code in the unfinished online application, to look up its county. */
export const savedZipCodeAtom = atom((get) => get(savedFormAtom)?.answers.zipCode);

/** The unfinished online application as an enrollment (APPS-31); null when there is none or its county is still loading. */
export const savedEnrollmentAtom = atom((get): Enrollment | null => {
  const zipCode = get(savedZipCodeAtom);
  const known = stateIn(get(counties.states), zipCode ?? '');
  if (zipCode !== undefined && (known.is === 'idle' || known.is === 'loading')) return null;
  return enrollmentOfSavedApplication(get(savedFormAtom), known.is === 'ready' ? known.value : []) ?? null;
});

/** By profile id: the latest Medicare Supplement application; null when there is none. */
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

export const planContacts = resource(planContactStates, {
  read: ({ planId, planYear }: Pick<SavedPlan, 'planId' | 'planYear'>, config) =>
    readPlanContact(config, planId, planYear),
  keyOf: planKeyOf,
  code: 'plan-contact-failed',
});
