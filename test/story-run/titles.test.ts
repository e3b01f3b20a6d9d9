import { expect } from 'chai';
import { modules } from './stories';

/** More stories than one sees at a glance. */
const MANY = 6;

describe('stories', () => {
  it('exist', () => {
    expect(modules).not.to.be.empty;
  });

  it('of elements have the tag in their title, where the search of Storybook looks', () => {
    const titles = modules.flatMap(({ stories }) => stories.default.title ?? []);
    const ofElements = titles.filter((title) => title.startsWith('Elements/'));
    expect(ofElements.filter((title) => !/\(shopper-profile-[\w-]+\)$/.test(title))).to.deep.equal([]);
  });

  for (const { stories } of modules) {
    const names = Object.keys(stories).filter((name) => name !== 'default' && name !== 'AllStates');
    if (!stories.default.title?.startsWith('Components/') || names.length <= MANY) continue;
    it(`${stories.default.title} shows all its states in one story`, () => {
      expect(stories).to.have.property('AllStates');
    });
  }
});
