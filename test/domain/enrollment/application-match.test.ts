import { expect } from 'chai';
import * as fc from 'fast-check';
import { codeOf, type ApplicationState } from '../../../src/domain/enrollment/application-match';

const state = (
  code: number,
  imageIdentifier: string | undefined,
  confirmationNo?: string,
): ApplicationState => ({
  code,
  imageIdentifier,
  confirmationNo,
});

describe('the state of an application', () => {
  const states = [state(11, 'GPS100200'), state(12, 'GPS100300'), state(13, 'WEB100400')];

  it('is that with its confirmation number, with or without the prefix (OPEN-A069)', () => {
    expect(codeOf('GPS100300', states, 'GPS')).to.equal(12);
    expect(codeOf('100300', states, 'GPS')).to.equal(12);
    expect(codeOf('100300', states, '')).to.equal(undefined);
    expect(codeOf('WEB100400', states, '')).to.equal(13);
  });

  it('is that which says its confirmation number itself (contract §4)', () => {
    expect(codeOf('C-1', [state(4, 'GPS1', 'C-2'), state(5, 'GPS2', 'C-1')], 'GPS')).to.equal(5);
  });

  it('counts only with the prefix that is required (APPS-24)', () => {
    expect(codeOf('WEB100400', states, 'GPS')).to.equal(undefined);
    expect(codeOf('100400', states, 'GPS')).to.equal(undefined);
    expect(codeOf('C-1', [state(5, 'WEB100400', 'C-1')], 'GPS')).to.equal(undefined);
    expect(codeOf('100200', [state(5, '100200GPS')], 'GPS')).to.equal(undefined);
  });

  for (const imageIdentifier of [undefined, '', '1', '12'])
    it(`does not count with ${imageIdentifier === undefined ? 'no image identifier' : `"${imageIdentifier}"`}, which is not longer than 2 characters (APPS-24)`, () => {
      expect(codeOf('12', [state(11, imageIdentifier, '12')], '')).to.equal(undefined);
      expect(codeOf('123', [state(11, imageIdentifier), state(12, '123')], '')).to.equal(12);
    });

  it('is unknown without a confirmation number, and without states (APPS-11)', () => {
    expect(codeOf(undefined, [state(11, 'GPS100200')], '')).to.equal(undefined);
    expect(codeOf('GPS100200', [], '')).to.equal(undefined);
  });

  it('is the first of several', () => {
    expect(codeOf('GPS1', [state(3, 'GPS1'), state(11, 'GPS1')], 'GPS')).to.equal(3);
  });

  it('is found for every valid application, and for no other number (APPS-23, APPS-24, OPEN-A069)', () => {
    const prefix = fc.constantFrom('', 'G', 'GPS');
    const identifier = fc.stringMatching(/^(G|GPS|WEB)?[0-9]{0,4}$/);
    fc.assert(
      fc.property(prefix, fc.array(identifier), identifier, (required, identifiers, asked) => {
        const known = identifiers.map((text, index) => state(index, text));
        const place = identifiers.findIndex(
          (text) => text.length >= 3 && text.startsWith(required) && [asked, required + asked].includes(text),
        );
        expect(codeOf(asked, known, required)).to.equal(place < 0 ? undefined : place);
      }),
      { numRuns: 500 },
    );
  });
});
