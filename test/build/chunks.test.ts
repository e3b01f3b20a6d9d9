import { expect } from 'chai';
import { chunksOf } from '../../scripts/build/chunks.mjs';

interface Module {
  importedIds: string[];
  dynamicallyImportedIds: string[];
}

const PAGE = {
  'src/element-kit/react.ts': ['node_modules/react/index.js'],
  'elements/core.ts': ['core-helper'],
  'elements/shared.ts': ['node_modules/react/index.js'],
  'elements/generated/plans.ts': ['plans'],
  'elements/generated/lists.ts': ['lists'],
};

const groups = {
  plans: { why: '', elements: ['plans'] },
  lists: { why: '', elements: ['faq'] },
};

/** Modules by name, with their static and dynamic imports. */
function filesOf(
  imports: Record<string, string[]>,
  dynamicImports: Record<string, string[]>,
  onDemand: Parameters<typeof chunksOf>[1] = {},
): Record<string, string | undefined> {
  const all = { ...PAGE, ...imports };
  const ids = new Set([
    ...Object.keys(all),
    ...Object.values(all).flat(),
    ...Object.values(dynamicImports).flat(),
  ]);
  const graph = {
    getModuleIds: () => ids.values(),
    getModuleInfo: (id: string): Module => ({
      importedIds: (all as Record<string, string[]>)[id] ?? [],
      dynamicallyImportedIds: dynamicImports[id] ?? [],
    }),
  };
  const manualChunks = chunksOf(groups, onDemand, (file) => file);
  return Object.fromEntries([...ids].map((id) => [id, manualChunks(id, graph)]));
}

describe('the file of a module', () => {
  it('is on every page for React, the load flow and what they import', () => {
    const files = filesOf({}, {});
    expect(files['node_modules/react/index.js']).to.equal('react');
    expect(files['core-helper']).to.equal('core');
  });

  it('is that of its group, or `shared` if two groups of elements import it', () => {
    const files = filesOf({ plans: ['card', 'link'], lists: ['link'] }, {});
    expect(files).to.include({ card: 'plans', link: 'shared' });
  });

  it('has the name of the module that is loaded on demand, with what it alone imports', () => {
    const files = filesOf({ plans: [], 'src/removal.tsx': ['undo'] }, { plans: ['src/removal.tsx'] });
    expect(files).to.include({ 'src/removal.tsx': 'removal', undo: 'removal' });
  });

  it('is `late-shared` for what several files on demand import, with all that it imports', () => {
    const files = filesOf(
      { removal: ['dialog'], prices: ['dialog', 'scroll-lock'], dialog: ['scroll-lock'] },
      { plans: ['removal', 'prices'] },
    );
    expect(files).to.include({ dialog: 'late-shared', 'scroll-lock': 'late-shared' });
  });

  it('is `shared` for what a group of elements and a file on demand import', () => {
    const files = filesOf({ lists: ['names'], panels: ['names'] }, { plans: ['panels'] });
    expect(files).to.include({ names: 'shared' });
  });

  it('is that of a group that the others need', () => {
    const files = filesOf(
      { panels: ['coverage'], prices: ['coverage'] },
      { plans: ['panels', 'prices'] },
      {
        panels: { modules: ['panels'] },
        prices: { modules: ['prices'], needs: ['panels'] },
      },
    );
    expect(files).to.include({ coverage: 'panels', prices: 'prices' });
  });

  it('is `core` for what a step of the load flow imports beside an element: it waits for no React', () => {
    const files = filesOf(
      { lists: ['answers'], step: ['answers'] },
      { 'elements/core.ts': ['step'] },
      {
        step: { modules: ['step'], isLoadStep: true },
      },
    );
    expect(files).to.include({ answers: 'core', step: 'step' });
  });

  it('never lets two files import each other', () => {
    const imports = {
      // `one` and `two` share `both`; `panels`, which they need, has what `both` imports, and imports what they share.
      one: ['both'],
      two: ['both'],
      both: ['low'],
      panels: ['low', 'high'],
      high: ['other'],
      three: ['other'],
      other: [],
    };
    const files = filesOf(
      imports,
      { plans: ['one', 'two', 'three', 'panels'] },
      {
        panels: { modules: ['panels'] },
        one: { modules: ['one'], needs: ['panels'] },
        two: { modules: ['two'], needs: ['panels'] },
      },
    );
    expect(files).to.include({
      both: 'late-shared',
      low: 'late-shared',
      other: 'late-shared',
      high: 'panels',
    });
  });

  it('cannot be computed for a group that needs one below it', () => {
    const onDemand = { prices: { modules: ['prices'], needs: ['panels'] }, panels: { modules: ['panels'] } };
    expect(() => filesOf({ panels: [], prices: [] }, {}, onDemand)).to.throw(
      'elements/groups.ts: "prices" needs "panels", which is not above it.',
    );
  });
});
