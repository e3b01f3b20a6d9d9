import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  applyMask,
  fillsMask,
  MASK_PLACEHOLDER,
  MEDICARE_NUMBER_MASK,
  PLAN_ID_MASK,
  ZIP_MASK,
} from '../../../src/domain/forms/mask';

/** The mask in words, independent of how the code spells it. */
const MEDICARE_NUMBER = /^\d[A-Za-z][A-Za-z0-9]\d-[A-Za-z][A-Za-z0-9]\d-[A-Za-z]{2}\d{2}$/;

describe('masks', () => {
  it('has digit, letter, either, digit, dash, letter, either, digit, dash, two letters, two digits (RULES-10)', () => {
    expect(fillsMask('1EG4-TE5-MK73', PLAN_ID_MASK)).to.equal(true);
    expect(PLAN_ID_MASK).to.equal(MEDICARE_NUMBER_MASK);
    expect(PLAN_ID_MASK).to.have.length(13);
  });

  it('takes what the words say, and nothing that differs in one character (RULES-10)', () => {
    const nearly = fc
      .tuple(
        fc.stringMatching(MEDICARE_NUMBER),
        fc.nat({ max: 12 }),
        fc.constantFrom('a', '7', '-', ' ', 'é'),
      )
      .map(([text, place, character]) => text.slice(0, place) + character + text.slice(place + 1));
    fc.assert(
      fc.property(nearly, (text) => {
        expect(fillsMask(text, PLAN_ID_MASK), text).to.equal(MEDICARE_NUMBER.test(text));
      }),
      { numRuns: 500 },
    );
  });

  it('has five digits for a ZIP code (RULES-11)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^\d{3,7}$/), fc.string({ maxLength: 6 })), (text) => {
        expect(fillsMask(text, ZIP_MASK)).to.equal(/^\d{5}$/.test(text));
      }),
    );
  });

  it('shows an underscore where a character is missing (RULES-12)', () => {
    expect(MASK_PLACEHOLDER).to.equal('_');
    expect(applyMask('', ZIP_MASK)).to.equal('_____');
    expect(applyMask('12', ZIP_MASK)).to.equal('12___');
    expect(applyMask('1EG4T', MEDICARE_NUMBER_MASK)).to.equal('1EG4-T__-____');
  });

  it('is as long as the mask whatever is typed, and changes nothing that fills it (RULES-10, RULES-11)', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(ZIP_MASK, MEDICARE_NUMBER_MASK), (typed, mask) => {
        const shown = applyMask(typed, mask);
        expect(shown).to.have.length(mask.length);
        expect(fillsMask(shown, mask)).to.equal(!shown.includes(MASK_PLACEHOLDER));
        expect(applyMask(shown, mask)).to.equal(shown);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(MEDICARE_NUMBER), (text) => applyMask(text, PLAN_ID_MASK) === text),
    );
  });

  it('sorts typed text without dashes into the mask (RULES-10)', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(MEDICARE_NUMBER),
        (text) => applyMask(text.replaceAll('-', ''), PLAN_ID_MASK) === text,
      ),
    );
  });
});
