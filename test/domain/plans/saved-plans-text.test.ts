import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  buildSavedPlansText,
  parseSavedPlansText,
  type SavedPlanEntry,
} from '../../../src/domain/plans/saved-plans-text';

const entry: fc.Arbitrary<SavedPlanEntry> = fc.record({
  planId: fc.stringMatching(/^[A-Z]\d{7,10}$/),
  planYear: fc.integer({ min: 1000, max: 9999 }),
  planType: fc.constantFrom('MA', 'MAPD', 'PDP', 'SNP', 'MS'),
});

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

  it('is read back as it was built (RULES-13)', () => {
    fc.assert(
      fc.property(fc.array(entry), (plans) => {
        expect(parseSavedPlansText(buildSavedPlansText(plans))).to.deep.equal(plans);
      }),
    );
  });

  it('builds the same text again from what it has read (RULES-13)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(entry).map(buildSavedPlansText)), (text) => {
        const plans = parseSavedPlansText(text);
        expect(parseSavedPlansText(buildSavedPlansText(plans))).to.deep.equal(plans);
      }),
    );
  });

  it('understands all spellings of a type, with blanks around entries (RULES-13, DATA-27)', () => {
    const text = ' H1036077000 2027 Institutional - IESNP , G001 2026 medicare supplement,H1 2026 C&S';
    expect(parseSavedPlansText(text)).to.deep.equal([
      { planId: 'H1036077000', planYear: 2027, planType: 'SNP' },
      { planId: 'G001', planYear: 2026, planType: 'MS' },
      { planId: 'H1', planYear: 2026, planType: 'SNP' },
    ]);
  });

  for (const text of [
    '',
    ',',
    'H1036054000',
    'H1036054000 2027',
    'H1036054000 soon MA',
    'H1 27 MA',
    'H1 2027 HMO',
  ])
    it(`leaves out what is no entry: "${text}" (RULES-13)`, () => {
      expect(parseSavedPlansText(text)).to.deep.equal([]);
    });

  it('keeps the good entries beside a bad one (RULES-13)', () => {
    expect(parseSavedPlansText('nonsense,H1036054000 2027 MAPD,H1 2027 constructor')).to.deep.equal([
      { planId: 'H1036054000', planYear: 2027, planType: 'MAPD' },
    ]);
  });
});
