/** Field rules of the forms (RULES-15 … RULES-18): each answers whether the text is valid. */
const DIGITS = /^\d+$/;

const isBetween = (text: string, minimum: number, maximum: number): boolean =>
  DIGITS.test(text) && Number(text) >= minimum && Number(text) <= maximum;

/** Empty, or a number above 0. Whether a ZIP code is required is another rule. */
export const isZipValid = (text: string): boolean => text === '' || (DIGITS.test(text) && Number(text) > 0);

/** A whole ZIP code, as a search needs it. */
export const isZipComplete = (text: string): boolean => /^\d{5}$/.test(text) && isZipValid(text);

export const isDayValid = (text: string): boolean => isBetween(text, 1, 31);

export const isMonthValid = (text: string): boolean => isBetween(text, 1, 12);

/** Above 1000 and not later than the current year. */
export const isYearValid = (text: string, currentYear: number): boolean => isBetween(text, 1001, currentYear);
