import { expect } from 'chai';
import { elementNamed } from '../../scripts/test/files.mjs';

const elements = ['drugs', 'drug-estimator', 'plans'];

describe('an element by its name', () => {
  it('is that element', () => {
    expect(elementNamed('drugs', elements)).to.equal('drugs');
  });

  const wrong: [name: string, hint: string][] = [
    ['drug', 'There is no element "drug". Did you mean drugs or drug-estimator?'],
    ['plans-page', 'There is no element "plans-page". Did you mean plans?'],
    ['doctor', 'There is no element "doctor". Elements: drugs, drug-estimator, plans.'],
  ];
  for (const [name, hint] of wrong)
    it(`${name}: ${hint}`, () => {
      expect(() => elementNamed(name, elements)).to.throw(hint);
    });
});
