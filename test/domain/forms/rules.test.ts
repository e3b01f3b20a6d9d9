import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  fitsPattern,
  isDayValid,
  isEmailValid,
  isMonthValid,
  isPresent,
  isYearValid,
  isZipComplete,
} from '../../../src/domain/forms/rules';

const THIS_YEAR = 2026;

describe('rules of fields', () => {
  it('looks for plans by a whole ZIP code above 0 only (SHELL-66, RULES-15, FORM-38, OPEN-B60)', () => {
    const whole = ['10001', '00501'];
    const others = ['', '1000', '100011', '00000', '1e300', '10001-1234', ' 10001', '１０００１'];
    expect([...whole, ...others].filter(isZipComplete)).to.deep.equal(whole);
  });

  const fields = [
    { name: 'day', isValid: isDayValid, first: 1, last: 31, id: 'RULES-16, FORM-33' },
    { name: 'month', isValid: isMonthValid, first: 1, last: 12, id: 'RULES-17, FORM-34' },
    {
      name: 'year',
      isValid: (text: string) => isYearValid(text, THIS_YEAR),
      first: 1001,
      last: THIS_YEAR,
      id: 'RULES-18, FORM-35',
    },
  ];
  for (const { name, isValid, first, last, id } of fields) {
    it(`takes a ${name} from ${first} to ${last} and no other number (${id})`, () => {
      for (let number = -5; number <= last + 100; number += 1)
        expect(isValid(String(number)), String(number)).to.equal(number >= first && number <= last);
    });

    it(`takes a ${name} with zeros in front (${id})`, () => {
      expect(isValid(String(last).padStart(6, '0'))).to.equal(true);
    });

    it(`takes only digits as a ${name} (${id})`, () => {
      for (const text of ['', ' ', 'x', '1.0', '+5', '1e1', '0x5', '٣', `${last} `])
        expect(isValid(text), text).to.equal(false);
    });
  }

  for (const text of ['', ' ', '\t', '\n', ' \r\n\t ', '\u00a0', 'null', 'undefined', ' null '])
    it(`finds nothing in ${JSON.stringify(text)} (FORM-29, FORM-39)`, () => {
      expect(isPresent(text)).to.equal(false);
    });

  it('finds a value in anything else (FORM-29, FORM-39)', () => {
    for (const text of ['a', '0', ' x ', 'nullify', 'NULL', 'false', '-'])
      expect(isPresent(text), text).to.equal(true);
  });

  const emails: [text: string, isValid: boolean][] = [
    ['tess@example.com', true],
    ['Tess.O_Neil+plans&*-1@mail.example.org', true],
    ['1@2.io', true],
    ['a@b.museumx', true],
    ['a@b.c', false],
    ['a@b.abcdefgh', false],
    ['a@b.c0', false],
    ['a@b', false],
    ['@example.com', false],
    ['tess', false],
    ['tess@', false],
    ['te@ss@example.com', false],
    ['.tess@example.com', false],
    ['tess.@example.com', false],
    ['te..ss@example.com', false],
    ['te ss@example.com', false],
    ['tess@exam ple.com', false],
    ['tess@example..com', false],
    ['tess@.com', false],
    ["o'neil@example.com", false],
    ['téss@example.com', false],
    ['tess@example.com\n', false],
    ['', false],
  ];
  for (const [text, isValid] of emails)
    it(`finds the address ${JSON.stringify(text)} ${isValid ? 'valid' : 'invalid'} (FORM-14, FORM-31, FORM-32)`, () => {
      expect(isEmailValid(text)).to.equal(isValid);
    });

  it('takes any address of valid parts, and none with a top-level domain of another length (FORM-31, FORM-32)', () => {
    const parts = fc.tuple(
      fc.array(fc.stringMatching(/^[\w+&*-]+$/), { minLength: 1, maxLength: 4 }),
      fc.array(fc.stringMatching(/^[A-Za-z0-9-]+$/), { minLength: 1, maxLength: 4 }),
      fc.stringMatching(/^[A-Za-z]{1,10}$/),
    );
    fc.assert(
      fc.property(parts, ([local, domain, top]) => {
        const text = `${local.join('.')}@${domain.join('.')}.${top}`;
        expect(isEmailValid(text), text).to.equal(top.length >= 2 && top.length <= 7);
      }),
    );
  });

  it('fits a whole text to a pattern, every time it is asked; blank passes (FORM-30)', () => {
    const pattern = /a|b{2}/gm;
    const passes = ['', ' ', 'null', 'a', 'bb', 'a'];
    const fails = ['ab', 'xa', 'b', 'a\nx', 'bbb'];
    expect([...passes, ...fails].filter((text) => fitsPattern(text, pattern))).to.deep.equal(passes);
    expect(fitsPattern('12345', /^\d{5}$/)).to.equal(true);
    expect(fitsPattern('AA', /a+/i)).to.equal(true);
  });

  it('takes no time over long hostile texts (FORM-31)', () => {
    const element = fc.constantFrom(
      'a',
      'a.',
      'a-',
      '.',
      '@',
      'a@a',
      '@a.',
      'aa.aa',
      '-',
      '+',
      '0',
      ' ',
      '\n',
    );
    const hostile = fc
      .tuple(element, element, element, fc.constantFrom('', '!', '@', '.', 'a'))
      .map(([head, loop, tail, end]) => head + loop.repeat(30_000) + tail + end);
    const started = performance.now();
    fc.assert(
      fc.property(hostile, (text) => {
        for (const rule of [isPresent, isEmailValid, isZipComplete, isDayValid, isMonthValid]) rule(text);
      }),
      { numRuns: 200 },
    );
    // Backtracking over a single such text would take minutes.
    expect(performance.now() - started).to.be.below(10_000);
  });

  it('does not throw on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const answer of [
          isZipComplete(text),
          isDayValid(text),
          isMonthValid(text),
          isYearValid(text, THIS_YEAR),
        ])
          expect(answer).to.be.a('boolean');
      }),
    );
  });
});
