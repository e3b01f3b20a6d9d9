import { expect } from 'chai';
import { idsIn } from '../../scripts/build/requirement-ids';

// SAMPLE is no area, so that this file names no requirement.
describe('the requirement ids of a text', () => {
  const cases: [text: string, ids: string[]][] = [
    ['opens a menu', []],
    ['opens a menu (SAMPLE-09)', ['SAMPLE-09']],
    ['(SAMPLE-09, OTHER-A010)', ['SAMPLE-09', 'OTHER-A010']],
    ['of SAMPLE-01, of OTHER-02 and again of SAMPLE-01', ['SAMPLE-01', 'OTHER-02']],
    ['(SAMPLE-08 … SAMPLE-11)', ['SAMPLE-08', 'SAMPLE-09', 'SAMPLE-10', 'SAMPLE-11']],
    ['(SAMPLE-08…SAMPLE-09, OTHER-01)', ['SAMPLE-08', 'SAMPLE-09', 'OTHER-01']],
    ['(SAMPLE-08 … -10)', ['SAMPLE-08', 'SAMPLE-09', 'SAMPLE-10']],
    ['(OTHER-A099 … OTHER-A101)', ['OTHER-A099', 'OTHER-A100', 'OTHER-A101']],
    ['(SAMPLE-32, -33)', ['SAMPLE-32', 'SAMPLE-33']],
    ['(SAMPLE-17, -18 and -21)', ['SAMPLE-17', 'SAMPLE-18', 'SAMPLE-21']],
    ['(SAMPLE-01, -03 … -05, OTHER-07)', ['SAMPLE-01', 'SAMPLE-03', 'SAMPLE-04', 'SAMPLE-05', 'OTHER-07']],
    ['ends at both (SAMPLE-01 … OTHER-03)', ['SAMPLE-01', 'OTHER-03']],
    ['is H1036-054, 2026-11-20, or -5 (SAMPLE-01)', ['SAMPLE-01']],
  ];
  for (const [text, ids] of cases) {
    it(`${text}: ${ids.join(' ') || 'none'}`, () => {
      expect(idsIn(text)).to.deep.equal(ids);
    });
  }
});
