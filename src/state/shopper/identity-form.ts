import { logger } from '../../browser/logger';
import type { FieldRules } from '../../domain/forms/identity-form';
import { configAtom } from '../config';
import { currentYearAtom } from '../page/dates';
import { atom } from '../store';
import { userAtom } from './shopper';

/** What the profile knows of the shopper, so that nobody has to type it again (IDENT-21, WCAG 3.3.7). */
export const knownIdentityAtom = atom((get) => {
  const { firstName, lastName, email, zipCode } = get(userAtom) ?? {};
  return { firstName, lastName, email, zipCode };
});

/** What the rules of the fields need to know (OPEN-B59). */
export const fieldRulesAtom = atom((get): FieldRules => ({
  currentYear: get(currentYearAtom),
  checkCalendarDate: get(configAtom).forms.checkCalendarDate,
}));

/** IDENT-28, FORM-26 */
export function noteInvalidForm(): void {
  logger().warn('the form is invalid');
}
