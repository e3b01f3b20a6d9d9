/**
 * Stores what was measured for the page of a release in docs/releases: the figures of `npm run budgets -- --write`, and
 * the pictures that differ from those of the last release. `npm run generate` writes the page from it, without a browser.
 *
 *   npm run budgets -- --write figures.json
 *   npm run release-notes -- --version 0.10.0 --since 9e2006c4 --figures figures.json
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

process.chdir(path.join(import.meta.dirname, '..'));

const { values: flags } = parseArgs({
  options: { version: { type: 'string' }, since: { type: 'string' }, figures: { type: 'string' } },
});
const { version, since, figures } = flags;
if (!version || !since || !figures) throw new Error('--version, --since and --figures are needed');

const changes = execFileSync(
  'git',
  ['diff', '--name-status', '--no-renames', since, 'HEAD', '--', 'test/pictures/*.png'],
  { encoding: 'utf8' },
);
const pictures = { added: [], changed: [], removed: [] };
const KINDS = { A: 'added', M: 'changed', D: 'removed' };
for (const [, kind, name] of changes.matchAll(/^([AMD])\ttest\/pictures\/(.+)\.png$/gm))
  pictures[KINDS[kind]].push(name);

const file = `docs/releases/${version}.json`;
const stored = { version, since, figures: JSON.parse(readFileSync(figures, 'utf8')), pictures };
writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
console.log(`Written: ${file}. Run \`npm run generate\`.`);
