import { expect } from 'chai';
import * as fc from 'fast-check';
import { chosenIn, choosePlan, comparedIn, MOST_COMPARED } from '../../../src/domain/plans/compare-choice';

/** Plan keys of one letter. */
const keys = (letters: string): string[] => Array.from(letters);

describe('the choice of plans to compare (contract §8)', () => {
  const table: [list: string, chosen: string, compared: string | undefined][] = [
    ['AB', '', 'AB'],
    ['AB', 'A', 'AB'],
    ['AB', 'BA', 'AB'],
    ['A', '', undefined],
    ['A', 'A', undefined],
    ['', '', undefined],
    ['ABC', '', undefined],
    ['ABC', 'A', undefined],
    ['ABC', 'CA', 'AC'],
    ['ABCD', 'DBA', 'ABD'],
    // A stored choice may have more, or plans of other lists.
    ['ABCD', 'DCBA', 'BCD'],
    ['ABC', 'XAY', undefined],
    ['AB', 'XY', 'AB'],
  ];
  for (const [list, chosen, compared] of table)
    it(`of ${list || 'no plans'} with "${chosen}" compares ${compared ?? 'nothing'}`, () => {
      expect(comparedIn(keys(list), keys(chosen))?.join('')).to.equal(compared);
    });

  it('takes at most three plans of one list, and any number of lists', () => {
    const list = keys('ABCD');
    expect(choosePlan(keys('ABC'), 'D', list, true)).to.be.undefined;
    expect(choosePlan(keys('ABX'), 'C', list, true)).to.deep.equal(keys('ABXC'));
    expect(choosePlan(keys('ABC'), 'B', list, true)).to.deep.equal(keys('ACB'));
    expect(choosePlan(keys('ABC'), 'B', list, false)).to.deep.equal(keys('AC'));
    expect(choosePlan(keys('ABC'), 'D', list, false)).to.deep.equal(keys('ABC'));
  });

  it('never has more than three of a list, whatever is pressed', () => {
    const list = keys('ABCDE');
    const press = fc.record({ key: fc.constantFrom(...list, 'X', 'Y'), isChosen: fc.boolean() });
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const chosen = presses.reduce<readonly string[]>(
          (before, { key, isChosen }) => choosePlan(before, key, list, isChosen) ?? before,
          [],
        );
        const ofList = chosen.filter((key) => list.includes(key));
        expect(ofList.length).to.be.at.most(MOST_COMPARED);
        expect(chosenIn(list, chosen)).to.deep.equal(ofList);
        expect(new Set(chosen).size).to.equal(chosen.length);
      }),
    );
  });
});
