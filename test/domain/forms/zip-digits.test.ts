import { expect } from 'chai';
import fc from 'fast-check';
import { zipDigits } from '../../../src/domain/forms/rules';

describe('the digits of a ZIP field', () => {
  for (const [typed, kept] of [
    ['33101', '33101'],
    [' 33101', '33101'],
    ['3a3b1', '331'],
    ['33101-4321', '33101'],
    ['abc', ''],
  ])
    it(`keeps ${kept || 'nothing'} of ${JSON.stringify(typed)} (RULES-11)`, () => {
      expect(zipDigits(typed ?? '')).to.equal(kept);
    });

  it('never keeps anything but up to five digits, and keeps them when asked twice (RULES-11)', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = zipDigits(typed);
        expect(kept).to.match(/^\d{0,5}$/);
        expect(zipDigits(kept)).to.equal(kept);
      }),
    );
  });
});
