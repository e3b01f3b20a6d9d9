import { expect } from 'chai';
import { checkGroups } from '../../scripts/build/check-groups.mjs';

const contracts = [{ tag: 'shopper-profile-plans' }, { tag: 'shopper-profile-nav' }];
const group = (...elements: string[]) => ({ why: 'They travel together.', elements });

describe('groups of elements', () => {
  it('may hold every element once', () => {
    expect(() => checkGroups(contracts, { cards: group('plans'), frame: group('nav') })).not.to.throw();
  });

  const faults: [string, Record<string, { elements: string[] }>, string][] = [
    [
      'a name that is no element',
      { all: group('plans', 'nav', 'navv') },
      'elements/groups.ts: the group "all" names "navv", which is no element.',
    ],
    [
      'an element in two groups',
      { one: group('plans', 'nav'), two: group('nav') },
      'elements/groups.ts: "nav" is in more than one group: one, two.',
    ],
    [
      'an element that was left out',
      { one: group('plans') },
      'elements/groups.ts: no group has "nav". Add it to the one that it travels with.',
    ],
  ];
  for (const [fault, groups, sentence] of faults)
    it(`end the build with a sentence for ${fault}`, () => {
      expect(() => checkGroups(contracts, groups)).to.throw(sentence);
    });
});
