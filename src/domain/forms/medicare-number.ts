import { isPresent } from './rules';

/**
 * The number on a Medicare card, in the format published by CMS ("Understanding the Medicare Beneficiary Identifier
 * (MBI) format"): 11 characters, never the letters S, L, O, I, B, Z. Stricter than the mask of OPEN-B57, which has the
 * same shape.
 */
export type MedicareNumberFault =
  | { kind: 'tooShort'; count: number }
  | { kind: 'tooLong'; count: number }
  | {
      kind: 'character';
      /** Position of the character, starting at 1; dashes are not counted. */
      position: number;
      character: string;
      expected: Expected;
    };

type Expected = 'digitAbove0' | 'digit' | 'letter' | 'letterOrDigit';

const accepts: Record<Expected, RegExp> = {
  digitAbove0: /[1-9]/,
  digit: /[0-9]/,
  letter: /[AC-HJKMNP-RT-Y]/,
  letterOrDigit: /[AC-HJKMNP-RT-Y0-9]/,
};

const FORMAT: readonly Expected[] = [
  'digitAbove0',
  'letter',
  'letterOrDigit',
  'digit',
  'letter',
  'letterOrDigit',
  'digit',
  'letter',
  'letter',
  'digit',
  'digit',
];

const NOT_COUNTED = /[\p{Dash}\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Normalizes full-width characters: ２ → 2, ｋ → k. A character that expands to several stays as it is. */
const toPlain = (character: string): string => {
  const plain = character.normalize('NFKC');
  return /^[A-Za-z0-9]$/.test(plain) ? plain : character;
};

/**
 * Converts to upper case and removes dashes, white space, and invisible characters (zero width, bidi marks …);
 * normalizes full-width letters and digits.
 */
export const cleanMedicareNumber = (text: string): string =>
  text
    .replace(NOT_COUNTED, '')
    .replace(/\P{ASCII}/gu, toPlain)
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Formats as on the card, 1EG4-TE5-MK73, also incomplete numbers; keeps extra characters. Text of only digits gets no
 * dashes, because the import also accepts 9 to 10 digits (OPEN-B57).
 */
export function formatMedicareNumber(text: string): string {
  const characters = [...cleanMedicareNumber(text)];
  if (characters.every((character) => accepts.digit.test(character))) return characters.join('');
  return characters
    .map((character, index) => (index === 4 || index === 7 ? `-${character}` : character))
    .join('');
}

/**
 * Returns the first invalid character from the left, otherwise an invalid length. An empty value has no error, because
 * a separate rule checks required fields (FORM-05, FORM-20, OPEN-B57).
 */
export function medicareNumberFault(text: string): MedicareNumberFault | undefined {
  if (!isPresent(text)) return undefined;
  const characters = [...cleanMedicareNumber(text)];
  const count = characters.length;
  for (const [index, expected] of FORMAT.entries()) {
    const character = characters[index];
    if (character !== undefined && !accepts[expected].test(character))
      return { kind: 'character', position: index + 1, character, expected };
  }
  if (count === FORMAT.length) return undefined;
  return { kind: count < FORMAT.length ? 'tooShort' : 'tooLong', count };
}
