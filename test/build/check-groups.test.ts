import { expect } from 'chai';
import { checkGroups } from '../../scripts/build/check-groups.mjs';

const contracts = [{ tag: 'shopper-profile-plans' }, { tag: 'shopper-profile-nav' }];
const group = (...pieces: string[]) => ({ why: 'They travel together.', pieces });

describe('groups of pieces', () => {
  it('may hold every piece once', () => {
    expect(() => checkGroups(contracts, { cards: group('plans'), frame: group('nav') })).not.to.throw();
  });

  const faults: [string, Record<string, { pieces: string[] }>, string][] = [
    [
      'a name that is no piece',
      { all: group('plans', 'nav', 'navv') },
      'elements/groups.ts: the group "all" names "navv", which is no piece.',
    ],
    [
      'a piece in two groups',
      { one: group('plans', 'nav'), two: group('nav') },
      'elements/groups.ts: "nav" is in more than one group: one, two.',
    ],
    [
      'a piece that was left out',
      { one: group('plans') },
      'elements/groups.ts: no group has "nav". Add it to the one that it travels with.',
    ],
  ];
  for (const [fault, groups, sentence] of faults)
    it(`end the build with a sentence for ${fault}`, () => {
      expect(() => checkGroups(contracts, groups)).to.throw(sentence);
    });
});
