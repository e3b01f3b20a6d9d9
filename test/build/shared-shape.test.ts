import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';

/**
 * The digest of the state that copies of the bundle share under the number in src/browser/page-singleton.ts.
 * Raise the number when the digest changes.
 */
const KNOWN = { number: '7', digest: '66f5fe117d90ad32' };

const sources = ['src', 'elements'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

const all = (pattern: RegExp): string[] =>
  sources
    .flatMap((text) => [...text.matchAll(pattern)].map(([found]) => found.replaceAll(/\s+/g, ' ')))
    .sort();

describe('what copies of the bundle share', () => {
  it('has a number of its own for each shape', () => {
    const values = all(/interface PageValues \{[^}]*\n {2}\}/g);
    const atoms = all(/\b(?:pageAtom|shopperValueAtom|resourceStates)(?:<[^;=]*?>)?\(\s*'[^']+'/g);
    expect(values.length).to.be.above(18);
    expect(atoms.length).to.be.above(40);
    const [, number] =
      /shopper-profile\.shared\.(\d+)'/.exec(readFileSync('src/browser/page-singleton.ts', 'utf8')) ?? [];
    const digest = createHash('sha256')
      .update([...values, ...atoms].join('\n'))
      .digest('hex')
      .slice(0, 16);
    expect(
      { number, digest },
      'raise the number in src/browser/page-singleton.ts, then write both here',
    ).to.deep.equal(KNOWN);
  });
});
