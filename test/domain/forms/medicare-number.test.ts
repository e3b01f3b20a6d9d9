import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  cleanMedicareNumber,
  formatMedicareNumber,
  medicareNumberFault,
} from '../../../src/domain/forms/medicare-number';

/** The published table in its own notation: C digit above 0, N digit, A letter, X letter or digit. */
const PUBLISHED = Array.from('CAXNAXNAANN');
const EXCLUDED = Array.from('SLOIBZ');
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((letter) => !EXCLUDED.includes(letter));
const DIGITS = Array.from('0123456789');
const NONE = Array.from('!*_.,/#é٣ßЖ漢😀');

const classes: Record<string, { name: string; members: string[] }> = {
  C: { name: 'digitAbove0', members: DIGITS.slice(1) },
  N: { name: 'digit', members: DIGITS },
  A: { name: 'letter', members: LETTERS },
  X: { name: 'letterOrDigit', members: [...LETTERS, ...DIGITS] },
};
const classAt = (index: number) => classes[PUBLISHED[index]!]!;

const CARD = '1EG4-TE5-MK73';
const PLAIN = '1EG4TE5MK73';
const withAt = (index: number, character: string): string =>
  PLAIN.slice(0, index) + character + PLAIN.slice(index + 1);

const valid = fc
  .tuple(...PUBLISHED.map((_, index) => fc.constantFrom(...classAt(index).members)))
  .map((characters) => characters.join(''));

const INVISIBLE = [
  ...['\u00a0', '\u200b', '\u200d', '\ufeff', '\u200e', '\u202a', '\u2066', '\u00ad', '\u2060'],
  ...['\u2003', '\u3000', '\n', '\t', '\0', '\u0007', '\u0085', '\u034f', '\ufe0f'],
];
const DASHES = ['-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d'];
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + 0xfee0));

/** The same number in the formats that shoppers type and paste. */
const spelled = fc
  .tuple(
    valid,
    fc.array(fc.constantFrom('', '', '', ' ', ...INVISIBLE, ...DASHES), { minLength: 12, maxLength: 12 }),
    fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toLowerCase(),
      fullWidth,
    ),
  )
  .map(([number, between, spell]) => ({
    number,
    text: between[11]! + [...spell(number)].map((character, index) => character + between[index]!).join(''),
  }));

describe('Medicare number: what is wrong with it', () => {
  for (const [index, sign] of PUBLISHED.entries()) {
    const { name, members } = classAt(index);
    it(`takes the ${members.length} characters of ${sign} at position ${index + 1} and no other (FORM-05, OPEN-B57)`, () => {
      for (const character of [...LETTERS, ...DIGITS, ...EXCLUDED, ...NONE]) {
        const fault = medicareNumberFault(withAt(index, character));
        if (members.includes(character)) expect(fault, character).to.equal(undefined);
        else
          expect(fault, character).to.deep.equal({
            kind: 'character',
            position: index + 1,
            character,
            expected: name,
          });
      }
    });
  }

  it('counts a number that is too short or too long (FORM-05, OPEN-B57)', () => {
    const long = `${PLAIN}999`;
    for (let count = 1; count <= 14; count += 1)
      expect(medicareNumberFault(long.slice(0, count)), String(count)).to.deep.equal(
        count === 11 ? undefined : { kind: count < 11 ? 'tooShort' : 'tooLong', count },
      );
  });

  for (const text of ['', ' ', '\n', 'null', 'undefined'])
    it(`finds no fault in ${JSON.stringify(text)}, which is no value (FORM-29, FORM-39)`, () => {
      expect(medicareNumberFault(text)).to.equal(undefined);
    });

  it('finds a number without a character too short (FORM-05)', () => {
    for (const text of ['-', '--', ' - ', '\u200b'])
      expect(medicareNumberFault(text)).to.deep.equal({ kind: 'tooShort', count: 0 });
  });

  it('names the first wrong character, and that before a wrong length (FORM-05)', () => {
    const positionIn = (text: string): unknown => {
      const fault = medicareNumberFault(text);
      return fault?.kind === 'character' ? fault.position : fault?.kind;
    };
    expect(positionIn('0EG4-TE5-MK7S')).to.equal(1);
    expect(positionIn('1EG4-SE')).to.equal(5);
    expect(positionIn('1EG4-TE5-MK7S-12345')).to.equal(11);
    expect(positionIn('123456789')).to.equal(2);
    expect(positionIn('1EG4-TE5-MK73-!')).to.equal('tooLong');
  });

  const spellings = [
    CARD,
    PLAIN,
    '1eg4-te5-mk73',
    ' 1EG4 TE5 MK73 ',
    '1EG4–TE5—MK73',
    '1E-G4T-E5M-K73',
    '\ufeff1EG4\u00a0TE5\u200bMK73\u200e',
    '1EG4\u00ad-TE5\u2011MK73\r\n',
    '１ＥＧ４－ＴＥ５－ＭＫ７３',
    '１ｅｇ４　ｔｅ５　ｍｋ７３',
  ];
  for (const text of spellings)
    it(`takes ${JSON.stringify(text)} for the number on the card (FORM-05, OPEN-B57)`, () => {
      expect(medicareNumberFault(text)).to.equal(undefined);
      expect(cleanMedicareNumber(text)).to.equal(PLAIN);
      expect(formatMedicareNumber(text)).to.equal(CARD);
    });

  it('takes no notice of any sign that cannot be seen, or is a dash (FORM-05, OPEN-B57)', () => {
    for (const sign of [...INVISIBLE, ...DASHES])
      expect(cleanMedicareNumber(sign + PLAIN.split('').join(sign) + sign), JSON.stringify(sign)).to.equal(
        PLAIN,
      );
  });

  it('takes any valid number in any spelling (FORM-05, RULES-10, OPEN-B57, OPEN-A090)', () => {
    fc.assert(
      fc.property(spelled, ({ number, text }) => {
        expect(medicareNumberFault(text), JSON.stringify(text)).to.equal(undefined);
        expect(cleanMedicareNumber(text)).to.equal(number);
        expect(formatMedicareNumber(text)).to.match(/^\d[a-z][a-z\d]\d-[a-z][a-z\d]\d-[a-z]{2}\d{2}$/i);
      }),
      { numRuns: 500 },
    );
  });

  it('names exactly the one position that is wrong (FORM-05)', () => {
    const wrong = fc.tuple(
      valid,
      fc.nat({ max: 10 }),
      fc.constantFrom(...LETTERS, ...DIGITS, ...EXCLUDED, ...NONE),
    );
    fc.assert(
      fc.property(wrong, ([number, index, character]) => {
        fc.pre(!classAt(index).members.includes(character));
        const text = number.slice(0, index) + character + number.slice(index + 1);
        expect(medicareNumberFault(text)).to.deep.include({
          kind: 'character',
          position: index + 1,
          character,
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('Medicare number: as it is shown', () => {
  it('has its dashes as far as there are characters, and none at the end (FORM-10, FORM-11)', () => {
    const shown = Array.from(PLAIN, (_, index) => formatMedicareNumber(PLAIN.slice(0, index + 1)));
    expect(shown).to.deep.equal([
      '1',
      '1E',
      '1EG',
      '1EG4',
      '1EG4-T',
      '1EG4-TE',
      '1EG4-TE5',
      '1EG4-TE5-M',
      '1EG4-TE5-MK',
      '1EG4-TE5-MK7',
      CARD,
    ]);
  });

  it('keeps what is too long, and what cannot stand there (FORM-11)', () => {
    expect(formatMedicareNumber('1EG4TE5MK7399')).to.equal('1EG4-TE5-MK7399');
    expect(formatMedicareNumber('1s!4😀e')).to.equal('1S!4-😀E');
    expect(formatMedicareNumber('')).to.equal('');
  });

  it('leaves digits alone without dashes (CONSTB-05, OPEN-B57)', () => {
    for (const text of ['123456789', '1234567890', '12345', '１２３４５６７８９'])
      expect(formatMedicareNumber(text)).to.equal(cleanMedicareNumber(text));
    expect(formatMedicareNumber('123-45-6789')).to.equal('123456789');
  });

  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    spelled.map(({ text }) => text),
  );

  it('changes nothing when it is shown again, and nothing of the number (FORM-11)', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = formatMedicareNumber(text);
        expect(formatMedicareNumber(shown)).to.equal(shown);
        expect(cleanMedicareNumber(shown)).to.equal(cleanMedicareNumber(text));
        expect(cleanMedicareNumber(cleanMedicareNumber(text))).to.equal(cleanMedicareNumber(text));
        if (shown !== '') expect(shown.endsWith('-')).to.equal(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes no time over a long text (FORM-11)', () => {
    const started = performance.now();
    for (const element of ['1', '-', ' ', 'é', '\u200b', '１']) {
      formatMedicareNumber(element.repeat(100_000));
      medicareNumberFault(element.repeat(100_000));
    }
    expect(performance.now() - started).to.be.below(10_000);
  });
});
