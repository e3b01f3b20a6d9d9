/** Field rules of the form in which a shopper shows who they are (RULES-15 … RULES-20); of no piece yet: knip.config.js. */
const DIGITS = /^\d+$/;

const isBetween = (text: string, minimum: number, maximum: number): boolean =>
  DIGITS.test(text) && Number(text) >= minimum && Number(text) <= maximum;

/** Empty, or a number above 0. Whether a ZIP code is required is another rule. */
export const isZipValid = (text: string): boolean => text === '' || (DIGITS.test(text) && Number(text) > 0);

export const isDayValid = (text: string): boolean => isBetween(text, 1, 31);

export const isMonthValid = (text: string): boolean => isBetween(text, 1, 12);

/** Above 1000 and not later than the current year. */
export const isYearValid = (text: string, currentYear: number): boolean => isBetween(text, 1001, currentYear);

/** MM/DD/YYYY → YYYY-MM-DD; null unless there are exactly three parts (RULES-19, RULES-20). */
export function toDatabaseDate(text: string): string | null {
  const parts = text.split('/').map((part) => part.trim());
  const [month, day, year] = parts;
  return parts.length === 3 && month && day && year ? `${year}-${month}-${day}` : null;
}
