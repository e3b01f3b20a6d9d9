import axe from 'axe-core';
import { expect } from 'chai';
import { composedFor, modules } from './stories';

/** More stories than one sees at a glance. */
const MANY = 6;

describe('stories', () => {
  it('exist', () => {
    expect(modules).not.to.be.empty;
  });

  it('are the ones that the conformance report counts', () => {
    for (const { file, names, stories } of modules) {
      const run = composedFor(stories, 'AMP').map(([name]) => name);
      expect([...names].sort(), file).to.deep.equal(run.sort());
    }
  });

  it('switch off no axe rule of a WCAG criterion', () => {
    const ofWcag = new Set(
      axe.getRules().flatMap(({ ruleId, tags }) => (tags.some((tag) => /^wcag\d/.test(tag)) ? [ruleId] : [])),
    );
    const off = modules.flatMap(({ file, stories }) =>
      composedFor(stories, 'AMP').flatMap(([name, { parameters }]) =>
        (parameters.a11y?.config?.rules ?? [])
          .filter(({ id, enabled }) => !enabled && ofWcag.has(id))
          .map(({ id }) => `${file} / ${name}: ${id}`),
      ),
    );
    expect(off).to.deep.equal([]);
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
