import type { Texts } from '../../src/copy/types';

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  i: 'í',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
};

const accented = (letter: string): string => {
  const small = letter.toLowerCase();
  const found = accents[small] ?? small;
  return letter === small ? found : found.toUpperCase();
};

/** Doubles each vowel: translations of English are about 40 % longer. Placeholders do not change. */
const disguise = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((element, index) =>
      index % 2 === 1
        ? element
        : element.replace(/[a-z]/gi, (letter) =>
            /[aeiou]/i.test(letter) ? accented(letter) + accented(letter.toLowerCase()) : accented(letter),
          ),
    )
    .join('');

/**
 * Returns English texts with accents, as long as those of a longer language. The brackets show whether a text is cut
 * off, or composed of several texts.
 */
export const pseudo = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `[${disguise(text)}]`]));
