/**
 * `npm run test:piece -- drugs`: the tests and the stories of a piece, or of several; with `--watch` again after each change.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { allTests, pieceNamed } from './test/files.mjs';
import { printEnd, sumOf } from './test/results.mjs';
import { runStories, runTests } from './test/run.mjs';
import { runAfterEachChange } from './test/watch.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const allPieces = () =>
  readdirSync('elements').filter((name) => existsSync(`elements/${name}/${name}.contract.ts`));

async function run(pieces) {
  const tests = allTests().filter((test) =>
    pieces.some((piece) => test.startsWith(`test/elements/${piece}/`)),
  );
  const stories = pieces.map((piece) => `stories/elements/${piece}/`).filter(existsSync);
  console.log(`Runs ${[...tests, ...stories].join(', ')}.`);
  const results = sumOf([await runTests(tests), await runStories(stories)]);
  printEnd(results);
  process.exitCode = results.failures.length > 0 ? 1 : 0;
}

try {
  const { values, positionals } = parseArgs({
    options: { watch: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error('Which piece? For instance: npm run test:piece -- drugs');
  const pieces = positionals.map((name) => pieceNamed(name, allPieces()));
  if (values.watch) await runAfterEachChange(() => run(pieces));
  else await run(pieces);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
