import { isPresent } from './rules';

/**
 * The number on a Medicare card, by the format that CMS has published (CMS, "Understanding the Medicare Beneficiary
 * Identifier (MBI) format": 11 characters, never the letters S, L, O, I, B, Z). Stricter than the mask of OPEN-B57, which
 * has the same shape.
 */
export type MedicareNumberFault =
  | { kind: 'tooShort'; count: number }
  | { kind: 'tooLong'; count: number }
  | {
      kind: 'character';
      /** From 1, dashes not counted. */
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

/** ２ → 2, ｋ → k; a character that stands for several stays as it is. */
const toPlain = (character: string): string => {
  const plain = character.normalize('NFKC');
  return /^[A-Za-z0-9]$/.test(plain) ? plain : character;
};

/**
 * Upper case, without dashes, white space and invisible characters (zero width, bidi marks …); full-width letters and
 * digits are plain.
 */
export const cleanMedicareNumber = (text: string): string =>
  text
    .replace(NOT_COUNTED, '')
    .replace(/\P{ASCII}/gu, toPlain)
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());

/**
 * As on the card, 1EG4-TE5-MK73, as far as there are characters; what is too long is kept. Digits alone stay without
 * dashes: the import takes 9 to 10 of them, too (OPEN-B57).
 */
export function formatMedicareNumber(text: string): string {
  const characters = [...cleanMedicareNumber(text)];
  if (characters.every((character) => accepts.digit.test(character))) return characters.join('');
  return characters
    .map((character, index) => (index === 4 || index === 7 ? `-${character}` : character))
    .join('');
}

/**
 * What cannot be right about it: the first wrong character from the left, or else a wrong length. No value has no fault, as
 * whether it is required is another rule (FORM-05, FORM-20, OPEN-B57).
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
