/**
 * `npm run test:element -- drugs`: runs the tests and stories of one or more elements. With `--watch`, runs
 * them again after each change.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { allTests, elementNamed } from './test/files.mjs';
import { printEnd, sumOf } from './test/results.mjs';
import { runStories, runTests } from './test/run.mjs';
import { runAfterEachChange } from './test/watch.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const allElements = () =>
  readdirSync('elements').filter((name) => existsSync(`elements/${name}/${name}.contract.ts`));

async function run(elements) {
  const tests = allTests().filter((test) =>
    elements.some((element) => test.startsWith(`test/elements/${element}/`)),
  );
  const stories = elements.map((element) => `stories/elements/${element}/`).filter(existsSync);
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
  if (positionals.length === 0) throw new Error('Which element? For instance: npm run test:element -- drugs');
  const elements = positionals.map((name) => elementNamed(name, allElements()));
  if (values.watch) await runAfterEachChange(() => run(elements));
  else await run(elements);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
