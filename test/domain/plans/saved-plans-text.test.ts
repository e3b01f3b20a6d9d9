import { expect } from 'chai';
import { buildSavedPlansText } from '../../../src/domain/plans/saved-plans-text';

describe('saved-plans text', () => {
  it('joins "planId year type" with commas (RULES-13, MODEL-15)', () => {
    expect(
      buildSavedPlansText([
        { planId: 'H1036054000', planYear: 2027, planType: 'MAPD' },
        { planId: 'S5884190000', planYear: 2026, planType: 'PDP' },
      ]),
    ).to.equal('H1036054000 2027 MAPD,S5884190000 2026 PDP');
    expect(buildSavedPlansText([])).to.equal('');
  });
});
