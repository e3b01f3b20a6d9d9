/**
 * Runs tests: those without a page in Node, the others in Chromium (scripts/test/kinds.mjs says which).
 *
 *   npm test                                       all tests of the sources
 *   npm test -- --files test/domain/money.test.ts  these files or folders, of any kind
 *   npm test -- --kind built                       another kind: built, stories, long
 *   npm test -- --files test/ui --watch            again after each change, until it is stopped
 *   npm test -- --slowest 40                       and a table of the files that took longest
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
  'Not run here, but by `npm run verify` and CI: tests of the built files and of the package, stories. By ' +
  '`npm run verify:all`: the privacy walk, random histories, pictures, Firefox and WebKit, frameworks.';

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      files: { type: 'boolean' },
      kind: { type: 'string', multiple: true },
      slowest: { type: 'string', default: '0' },
      watch: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const unknown = (values.kind ?? []).filter((kind) => !KINDS.includes(kind));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is no kind of test: ${KINDS.join(', ')}.`);
  return { ...values, names: positionals };
}

/** `12.3 s  102 tests  test/elements/…`, the slowest first. */
const slowestOf = ({ perFile }, count) =>
  Object.entries(perFile)
    .toSorted(([, one], [, other]) => other.ms - one.ms)
    .slice(0, count)
    .map(([file, { ms, passed, failed }]) => {
      const seconds = (ms / 1000).toFixed(1).padStart(6);
      return `${seconds} s ${String(passed + failed).padStart(5)} tests  ${file}`;
    });

async function run({ names, kind, slowest }) {
  const files = names.length > 0 ? testsNamed(names) : testsOfKind(...(kind ?? DEFAULT_KINDS));
  const results = await runTests(files);
  const isWhole = names.length === 0 && kind === undefined;
  printEnd(results, [...slowestOf(results, Number(slowest)), ...(isWhole ? [NOT_HERE] : [])]);
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
