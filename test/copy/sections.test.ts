import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { contracts } from '../../demo/builder/generated/contracts';
import { readImports } from '../../scripts/lint/circles.mjs';

const imports = readImports(['src', 'elements']);

/** The file and everything that it imports, now or later. */
function reach(file: string): Set<string> {
  const all = new Set([file]);
  for (const one of all) for (const target of imports.get(one) ?? []) all.add(target);
  return all;
}

/** The sections that a file asks for by name; those of a removal depend on the kind of item. */
const askedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\buseCopy\(([^`)]+)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );

const removals = ['remove-plan', 'remove-drug', 'remove-doctor'];

describe('sections of texts', () => {
  for (const { tag, sections = [] } of contracts) {
    const piece = tag.replace('shopper-profile-', '');
    it(`are named in the contract of ${piece}, all that its files ask for and no other`, () => {
      const files = [...reach(`elements/${piece}/${piece}.element.ts`)];
      const asked = new Set(files.flatMap(askedIn));
      const isRemover = files.includes('src/widgets/use-item-removal.tsx');
      expect(sections.filter((name) => removals.includes(name))).to.have.length(isRemover ? 1 : 0);
      const shared = sections.filter((name) => !removals.includes(name));
      expect([...asked].filter((name) => name !== 'common' && name !== piece).sort()).to.deep.equal(
        [...shared].sort(),
      );
    });
  }

  it('are all used', () => {
    const used = new Set<string>(contracts.flatMap(({ sections = [] }) => sections));
    const files = readdirSync('src/copy').flatMap((file) => /^(.*)\.en\.ts$/.exec(file)?.[1] ?? []);
    expect([...used].sort()).to.deep.equal(files.sort());
  });
});
