import { expect } from 'chai';
import * as fc from 'fast-check';
import { isDayValid, isMonthValid, isYearValid, isZipValid } from '../../../src/domain/profile/identity-form';
import { isZipComplete } from '../../../src/domain/profile/validation';

const THIS_YEAR = 2026;

describe('validation', () => {
  const zips: [string, boolean][] = [
    ['', true],
    ['10001', true],
    ['1', true],
    ['00501', true],
    ['00000', false],
    ['0', false],
    ['-1', false],
    ['1.5', false],
    ['1e3', false],
    ['abc', false],
    [' ', false],
    ['10001-1234', false],
  ];
  for (const [text, isValid] of zips)
    it(`finds the ZIP code "${text}" ${isValid ? 'valid' : 'invalid'} (RULES-15, OPEN-B60)`, () => {
      expect(isZipValid(text)).to.equal(isValid);
    });

  it('takes any ZIP code that is a number above 0 (RULES-15)', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 99_999 }), (zip) => isZipValid(String(zip))));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (zip) => isZipValid(String(zip).padStart(5, '0'))),
    );
  });

  it('looks for plans by a whole ZIP code only (SHELL-66)', () => {
    const whole = ['10001', '00501'];
    const others = ['', '1000', '100011', '00000', '1e300', '10001-1234', ' 10001', '１０００１'];
    expect([...whole, ...others].filter(isZipComplete)).to.deep.equal(whole);
  });

  const fields = [
    { name: 'day', isValid: isDayValid, first: 1, last: 31, id: 'RULES-16' },
    { name: 'month', isValid: isMonthValid, first: 1, last: 12, id: 'RULES-17' },
    {
      name: 'year',
      isValid: (text: string) => isYearValid(text, THIS_YEAR),
      first: 1001,
      last: THIS_YEAR,
      id: 'RULES-18',
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

    it(`takes nothing but digits as a ${name} (${id})`, () => {
      for (const text of ['', ' ', 'x', '1.0', '+5', '1e1', '0x5', '٣', `${last} `])
        expect(isValid(text), text).to.equal(false);
    });
  }

  it('does not throw on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const answer of [
          isZipValid(text),
          isDayValid(text),
          isMonthValid(text),
          isYearValid(text, THIS_YEAR),
        ])
          expect(answer).to.be.a('boolean');
      }),
    );
  });
});
