import { expect } from 'chai';
import { pieceNamed } from '../../scripts/test/files.mjs';

const pieces = ['drugs', 'drug-estimator', 'plans'];

describe('a piece by its name', () => {
  it('is that piece', () => {
    expect(pieceNamed('drugs', pieces)).to.equal('drugs');
  });

  const wrong: [name: string, hint: string][] = [
    ['drug', 'There is no piece "drug". Did you mean drugs or drug-estimator?'],
    ['plans-page', 'There is no piece "plans-page". Did you mean plans?'],
    ['doctor', 'There is no piece "doctor". Pieces: drugs, drug-estimator, plans.'],
  ];
  for (const [name, hint] of wrong)
    it(`${name}: ${hint}`, () => {
      expect(() => pieceNamed(name, pieces)).to.throw(hint);
    });
});
