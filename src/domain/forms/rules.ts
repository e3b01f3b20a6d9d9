import { toText } from '../coerce';

/**
 * Validation rules for the fields of all forms. Each form combines the rules that its fields need. Rules do not trim,
 * so forms trim their input first.
 */

/** Whether the text contains anything except white space, "null", and "undefined" (FORM-29, FORM-39). */
export const isPresent = (text: string): boolean => toText(text) !== undefined;

const EMAIL = /^[a-z\d_+&*-]+(?:\.[a-z\d_+&*-]+)*@(?:[a-z\d-]+\.)+[a-z]{2,7}$/i;

/**
 * Groups of letters, digits, and `_+&*-` between single dots, one `@`, and a domain that ends in 2 to 7 letters
 * (FORM-31, FORM-32).
 */
export const isEmailValid = (text: string): boolean => EMAIL.test(text);

const DIGITS = /^\d+$/;

const isBetween = (text: string, minimum: number, maximum: number): boolean =>
  DIGITS.test(text) && Number(text) >= minimum && Number(text) <= maximum;

export const isDayValid = (text: string): boolean => isBetween(text, 1, 31);

export const isMonthValid = (text: string): boolean => isBetween(text, 1, 12);

/** Above 1000 and not later than the current year. */
export const isYearValid = (text: string, currentYear: number): boolean => isBetween(text, 1001, currentYear);

/** The first five digits of a text, which a ZIP code field keeps (RULES-11). */
export const zipDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 5);

/** Whether it is a complete ZIP code above 0, as forms and searches require (OPEN-B60). */
export const isZipComplete = (text: string): boolean => /^\d{5}$/.test(text) && Number(text) > 0;

/** Whether the whole text matches the pattern, regardless of its anchors and flags. Blank text matches (FORM-30). */
export const fitsPattern = (text: string, { source, flags }: RegExp): boolean =>
  !isPresent(text) || new RegExp(`^(?:${source})$`, flags.replace(/[gmy]/g, '')).test(text);
