import { expect } from 'chai';
import * as fc from 'fast-check';
import { toBoolean, toNumber, toText } from '../../src/domain/coerce';

const nothing = ['', '   ', 'null', 'undefined', ' null ', '\tundefined\n', null, undefined];

describe('values', () => {
  it('counts "null" and "undefined" as no value (RULES-14)', () => {
    for (const value of nothing) {
      expect(toText(value), String(value)).to.equal(undefined);
      expect(toNumber(value), String(value)).to.equal(undefined);
      expect(toBoolean(value), String(value)).to.equal(undefined);
    }
  });

  it('keeps words that merely contain "null" or "undefined" (RULES-14)', () => {
    for (const text of ['Nullarbor', 'null and void', 'undefined behaviour', 'NULL'])
      expect(toText(text)).to.equal(text);
  });

  const texts: [unknown, string | undefined][] = [
    ['  Marta ', 'Marta'],
    [7, '7'],
    [0, '0'],
    [Number.NaN, undefined],
    [Infinity, undefined],
    [true, undefined],
    [{}, undefined],
    [['a'], undefined],
  ];
  for (const [value, text] of texts)
    it(`reads ${JSON.stringify(value)} as ${text === undefined ? 'no text' : `the text "${text}"`}`, () => {
      expect(toText(value)).to.equal(text);
    });

  const numbers: [unknown, number | undefined][] = [
    ['$1,250.00', 1250],
    ['$12.30', 12.3],
    ['1,250.00', 1250],
    ['−2', -2],
    ['-2', -2],
    ['-$2.50', -2.5],
    [' 24 ', 24],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    [0, 0],
    [12.5, 12.5],
    ['2e3', undefined],
    ['0x10', undefined],
    ['12 dollars', undefined],
    ['1.2.3', undefined],
    ['--2', undefined],
    ['$', undefined],
    ['-', undefined],
    ['.', undefined],
    ['Infinity', undefined],
    ['9'.repeat(400), undefined],
    [Number.NaN, undefined],
    [-Infinity, undefined],
    [true, undefined],
    [{}, undefined],
    [['1'], undefined],
  ];
  for (const [value, number] of numbers)
    it(`reads ${JSON.stringify(value).slice(0, 30)} as ${number === undefined ? 'no number' : `the number ${number}`}`, () => {
      expect(toNumber(value)).to.equal(number);
    });

  it('reads every amount back from the way it is written with "$", commas and a minus sign', () => {
    const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(cents, fc.constantFrom('-', '−'), (value, minus) => {
        fc.pre(!Object.is(value, -0));
        expect(toNumber(dollars.format(value / 100).replace('-', minus))).to.equal(value / 100);
      }),
    );
  });

  const yesAndNo: [unknown, boolean | undefined][] = [
    [true, true],
    ['true', true],
    ['Yes', true],
    ['Y', true],
    ['1', true],
    [1, true],
    [false, false],
    ['FALSE', false],
    ['no', false],
    ['N', false],
    [0, false],
    ['maybe', undefined],
    [2, undefined],
    [{}, undefined],
    [[], undefined],
  ];
  for (const [value, answer] of yesAndNo)
    it(`reads ${JSON.stringify(value)} as ${String(answer ?? 'neither yes nor no')}`, () => {
      expect(toBoolean(value)).to.equal(answer);
    });

  it('never throws on garbage, and responds with the right type or with nothing (RULES-14, MODEL-26)', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (value) => {
        expect(['string', 'undefined']).to.include(typeof toText(value));
        expect(['boolean', 'undefined']).to.include(typeof toBoolean(value));
        const number = toNumber(value);
        expect(number === undefined || Number.isFinite(number)).to.equal(true);
      }),
      { numRuns: 500 },
    );
  });
});
