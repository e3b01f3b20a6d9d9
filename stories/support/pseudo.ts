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

/** Every vowel stands twice: that is the 40 % by which translations of English grow. Placeholders stay. */
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

/** English as a longer language with accents. The brackets show where a text is cut off, or made of elements. */
export const pseudo = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `[${disguise(text)}]`]));
