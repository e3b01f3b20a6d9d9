import type { ApplicationState } from '../../domain/enrollment/application-match';
import type { Enrollment } from '../../domain/enrollment/enrollment';
import type { SupplementApplication } from '../../domain/enrollment/supplement-application';
import type { PlanContact } from '../../services/contact-service';
import { shopperValueAtom } from '../store';

/** The online application that was left, as an enrollment (APPS-31). */
export const savedEnrollmentAtom = shopperValueAtom<Enrollment | null>('savedEnrollment', null);

/** It is known whether there is a supplement application, or nobody will know. */
export const isSupplementApplicationKnownAtom = shopperValueAtom('isSupplementApplicationKnown', false);

/** The latest Medicare Supplement application. */
export const supplementApplicationAtom = shopperValueAtom<SupplementApplication | null>(
  'supplementApplication',
  null,
);

/**
 * What the application-status service knows, by Medicare number without dashes. A number that is not in it could not be checked,
 * or the response is still on its way.
 */
export const applicationStatesAtom = shopperValueAtom<ReadonlyMap<string, readonly ApplicationState[]>>(
  'applicationStates',
  new Map(),
);

/** How to reach the plans that have denied an application, by plan key (APPS-18). */
export const planContactsAtom = shopperValueAtom<ReadonlyMap<string, PlanContact>>('planContacts', new Map());
