/** Length of a subscriber number without its area code. */
const SHORTEST_NUMBER = 7;

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const digitOf = (character: string): string => {
  const key = keypad.findIndex((letters) => letters.includes(character.toLowerCase()));
  return key < 0 ? character : String(key + 2);
};

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** `1-800-MEDICARE`: an area code and a word. Letters after the seventh are not dialed. */
function fromWord(text: string): string | undefined {
  const [, prefix = '', word = ''] = /^\+?(1?[\s(.-]*\d{3})[\s).-]*([a-z\d.-]+)$/i.exec(text) ?? [];
  const characters = word.replace(/[.-]/g, '');
  if (characters.length < SHORTEST_NUMBER) return undefined;
  return digitsIn(prefix) + [...characters.slice(0, SHORTEST_NUMBER)].map(digitOf).join('');
}

/**
 * The part of a `tel:` URL after the colon, for a phone number as people write it: `(800) 555-0100 ext. 2` →
 * `8005550100;ext=2`, `1-800-MEDICARE` → `18006334227`, `711` → `711`. Other words around the number are ignored. No
 * value for text without a phone number, such as `Call 1 of our agents`.
 */
export function dialedNumber(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^\d{3}$/.test(trimmed)) return trimmed;
  for (const { 0: number, index } of trimmed.matchAll(/\+?[\d(][\d\s().\-–/]*\d/g)) {
    const digits = digitsIn(number);
    if (digits.length < SHORTEST_NUMBER) continue;
    const extension = /^[\s,;(]*(?:ext|x)\D*(\d+)/i.exec(trimmed.slice(index + number.length))?.[1];
    return `${number.startsWith('+') ? '+' : ''}${digits}${extension ? `;ext=${extension}` : ''}`;
  }
  return fromWord(trimmed);
}
