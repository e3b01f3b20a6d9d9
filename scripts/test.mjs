/**
 * Runs tests: those without a page in Node, the others in Chromium (scripts/test/kinds.mjs says which).
 *
 *   npm test                                       all tests of the sources
 *   npm test -- --files test/domain/money.test.ts  these files or folders, of any kind
 *   npm test -- --kind built                       another kind: built, long
 *   npm test -- --files test/ui --watch            again after each change, until it is stopped
 *   COVERAGE=1 npm test                            with the coverage of the tests in the browser
 */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { testsNamed, testsOfKind } from './test/files.mjs';
import { KINDS } from './test/kinds.mjs';
import { printEnd } from './test/results.mjs';
import { runTests } from './test/run.mjs';
import { runAfterEachChange } from './test/watch.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const DEFAULT_KINDS = ['node', 'browser'];
const NOT_HERE =
  'Not run here, but by `npm run verify` and CI: tests of the built files, all stories, the privacy walk, random ' +
  'histories, Firefox and WebKit, frameworks, the package.';

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      files: { type: 'boolean' },
      kind: { type: 'string', multiple: true },
      watch: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const unknown = (values.kind ?? []).filter((kind) => !KINDS.includes(kind));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is no kind of test: ${KINDS.join(', ')}.`);
  return { ...values, names: positionals };
}

async function run({ names, kind }) {
  const files = names.length > 0 ? testsNamed(names) : testsOfKind(...(kind ?? DEFAULT_KINDS));
  const results = await runTests(files);
  const isWhole = names.length === 0 && kind === undefined;
  printEnd(results, isWhole ? [NOT_HERE] : []);
  process.exitCode = results.failures.length > 0 ? 1 : 0;
}

try {
  const options = readArguments();
  if (options.watch) await runAfterEachChange(() => run(options));
  else await run(options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
