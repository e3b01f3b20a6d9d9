import { logger } from '../../browser/logger';
import type { FieldRules } from '../../domain/forms/identity-form';
import { configAtom } from '../config';
import { currentYearAtom } from '../page/dates';
import { atom } from '../store';
import { userAtom } from './shopper';

/** Initial form values from the profile, so that the shopper need not enter them again (IDENT-21, WCAG 3.3.7). */
export const knownIdentityAtom = atom((get) => {
  const { firstName, lastName, email, zipCode } = get(userAtom) ?? {};
  return { firstName, lastName, email, zipCode };
});

/** Parameters of the field validation (OPEN-B59). */
export const fieldRulesAtom = atom((get): FieldRules => ({
  currentYear: get(currentYearAtom),
  checkCalendarDate: get(configAtom).forms.checkCalendarDate,
}));

/** Logs that the form is invalid (IDENT-28, FORM-26). */
export function noteInvalidForm(): void {
  logger().warn('the form is invalid');
}
