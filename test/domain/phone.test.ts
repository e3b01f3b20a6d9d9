import { expect } from 'chai';
import fc from 'fast-check';
import { dialedNumber } from '../../src/domain/phone';

const rows: [string, string | undefined][] = [
  ['1-800-555-0142', '18005550142'],
  ['+1 800 555 0142', '+18005550142'],
  ['(800) 555-0144', '8005550144'],
  ['800.555.0144', '8005550144'],
  ['1-800-555-0142 ext. 5', '18005550142;ext=5'],
  ['1-800-555-0142 x12', '18005550142;ext=12'],
  ['1-800-555-0142, extension 7', '18005550142;ext=7'],
  ['Call 1-800-555-0142 (TTY 711)', '18005550142'],
  ['1-800-MEDICARE', '18006334227'],
  ['1-800-MEDICARE (1-800-633-4227)', '18006334227'],
  ['711', '711'],
  ['555-0142', '5550142'],
  ['Call 1 of our agents', undefined],
  ['1', undefined],
  ['n/a', undefined],
  ['', undefined],
  ['555', '555'],
  ['12 34', undefined],
];

describe('a telephone number as it is dialed', () => {
  for (const [text, dialed] of rows)
    it(`reads ${JSON.stringify(text)} as ${dialed ?? 'no number'} (SHELL-61, CONST-03)`, () => {
      expect(dialedNumber(text)).to.equal(dialed);
    });

  it('never dials fewer than seven digits, short codes aside, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const dialed = dialedNumber(text);
        expect(dialed === undefined || /^(\d{3}|\+?\d{7,}(;ext=\d+)?)$/.test(dialed), dialed).to.equal(true);
      }),
    );
  });

  it('finds a number of ten digits in any sentence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }), (number) => {
        expect(dialedNumber(`Call ${number}.`)).to.equal(String(number));
      }),
    );
  });
});
