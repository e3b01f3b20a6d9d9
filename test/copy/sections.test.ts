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

/** The sections that a file requests. */
const askedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\buseCopy\(([^)]+)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );

/** The sections that a file includes, which is loaded on demand. */
const broughtBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^import \{[^}]*\} from '[^']*\/copy\/([\w-]+)\.en'/gm)].map(
    ([, name = '']) => name,
  );

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

const files = sorted(imports.keys()).filter((file) => !file.startsWith('elements/generated/'));

describe('sections of texts', () => {
  for (const { tag, sections = [] } of contracts) {
    const element = tag.replace('shopper-profile-', '');
    it(`are named in the contract of ${element}, all that its files request and do not bring along`, () => {
      const reached = [...reach(`elements/${element}/${element}.element.ts`)];
      const brought = new Set(reached.flatMap(broughtBy));
      const asked = reached.flatMap(askedIn);
      expect(
        sorted(asked.filter((name) => name !== 'common' && name !== element && !brought.has(name))),
      ).to.deep.equal(sorted(sections));
    });
  }

  it('are in English and Spanish where they are brought along', () => {
    for (const file of files)
      for (const name of broughtBy(file)) expect(imports.get(file)).to.include(`src/copy/${name}.es.ts`);
  });

  it('are brought along by modules that are loaded on demand alone', () => {
    const late = files.filter((file) => broughtBy(file).length > 0);
    expect(late).not.to.be.empty;
    for (const file of late) {
      const name = file.replace(/^.*\/|\.tsx?$/g, '');
      for (const importer of files.filter((one) => imports.get(one)?.includes(file)))
        expect(readFileSync(importer, 'utf8'), importer).to.match(
          new RegExp(`import\\('\\./(?:[\\w-]+/)*${name}'\\)`),
        );
    }
  });

  it('are all used', () => {
    const used = [...contracts.flatMap(({ sections = [] }) => sections), ...files.flatMap(broughtBy)];
    const known = readdirSync('src/copy').flatMap((file) => /^(.*)\.en\.ts$/.exec(file)?.[1] ?? []);
    expect(sorted(used)).to.deep.equal(known.sort());
  });
});
