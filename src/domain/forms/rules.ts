import { toText } from '../coerce';

/**
 * What may stand in a field, for every form: each rule by itself, so that a form puts together what its field needs.
 * They take a text as it stands, so a form trims what was typed.
 */

/** Something other than white space, "null" and "undefined" (FORM-29, FORM-39). */
export const isPresent = (text: string): boolean => toText(text) !== undefined;

const EMAIL = /^[a-z\d_+&*-]+(?:\.[a-z\d_+&*-]+)*@(?:[a-z\d-]+\.)+[a-z]{2,7}$/i;

/** Groups of letters, digits and `_+&*-` between single dots, one `@`, a domain that ends in 2 to 7 letters (FORM-31, FORM-32). */
export const isEmailValid = (text: string): boolean => EMAIL.test(text);

const DIGITS = /^\d+$/;

const isBetween = (text: string, minimum: number, maximum: number): boolean =>
  DIGITS.test(text) && Number(text) >= minimum && Number(text) <= maximum;

export const isDayValid = (text: string): boolean => isBetween(text, 1, 31);

export const isMonthValid = (text: string): boolean => isBetween(text, 1, 12);

/** Above 1000 and not later than the current year. */
export const isYearValid = (text: string, currentYear: number): boolean => isBetween(text, 1001, currentYear);

/** The first five digits of a text, which is what a ZIP field keeps of it (RULES-11). */
export const zipDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 5);

/** A whole ZIP code above 0, as forms and a search need it (OPEN-B60). */
export const isZipComplete = (text: string): boolean => /^\d{5}$/.test(text) && Number(text) > 0;

/** Whether the whole text is of the pattern, whatever its anchors and flags; a blank one is (FORM-30). */
export const fitsPattern = (text: string, { source, flags }: RegExp): boolean =>
  !isPresent(text) || new RegExp(`^(?:${source})$`, flags.replace(/[gmy]/g, '')).test(text);
