/**
 * Stores what was measured for the page of a release in docs/releases: figures, times, the places that the last release
 * sent to, and the pictures that differ from its pictures. `npm run generate` writes the page from it, without a browser.
 * CONTRIBUTING.md has the steps, with where each file comes from.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { placesOf } from './build/release-page.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const { values: flags } = parseArgs({
  options: {
    version: { type: 'string' },
    figures: { type: 'string' },
    bench: { type: 'string' },
    since: { type: 'string' },
    'since-version': { type: 'string' },
    'since-network': { type: 'string' },
  },
});

function flag(name) {
  if (!flags[name]) throw new Error(`--${name} is needed`);
  return flags[name];
}

const readJson = (name) => JSON.parse(readFileSync(flag(name), 'utf8'));

/** From what `npm run bench -- --only pages --json` writes. */
function timesIn({ browser, processors, pages }) {
  return {
    browser,
    processors,
    runs: pages[0].runs,
    cells: pages.map(({ protocol, network, slowdown, chunks: { median, lower, upper } }) => ({
      name: `${protocol}, ${network}, CPU ${String(slowdown)} ×`,
      median,
      lower,
      upper,
    })),
  };
}

const KINDS = { A: 'added', M: 'changed', D: 'removed' };

function changedPictures(since) {
  const changes = execFileSync(
    'git',
    ['diff', '--name-status', '--no-renames', since, 'HEAD', '--', 'test/pictures/*.png'],
    { encoding: 'utf8' },
  );
  const pictures = { added: [], changed: [], removed: [] };
  for (const [, kind, name] of changes.matchAll(/^([AMD])\ttest\/pictures\/(.+)\.png$/gm))
    pictures[KINDS[kind]].push(name);
  return pictures;
}

const version = flag('version');
const stored = {
  version,
  since: { version: flag('since-version'), commit: flag('since') },
  figures: readJson('figures'),
  times: timesIn(readJson('bench')),
  places: placesOf(readJson('since-network')),
  pictures: changedPictures(flag('since')),
};
const file = `docs/releases/${version}.json`;
writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
console.log(`Written: ${file}. Run \`npm run generate\`.`);
