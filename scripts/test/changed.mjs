/**
 * Which tests a change can break, as `npm run test:changed` runs them:
 *
 * 1. tests that have changed themselves,
 * 2. tests that mirror a changed source: `test/elements/drugs/` for `elements/drugs/drug-list.tsx`, and of those the one with
 *    its name, if there is one,
 * 3. tests that import a changed source, or that mirror a source that imports it.
 *
 * Tests in the browser take seconds each, so no more of them run than fit into half a minute, in this order.
 */
import path from 'node:path';
import { kindOf, TEST_FILE } from './kinds.mjs';

const MOST_IN_BROWSER = 8;

/**
 * Name parts that identify the files of an element: `drugs-widget.tsx` and `drugs.en.ts` both belong to
 * `drugs`.
 */
const ENDINGS = /(-widget)?(\.(element|contract|state|en|es|browser|test))*\.\w+$/;

const nameOf = (file) => path.posix.basename(file).replace(ENDINGS, '');

const isStory = (file) => /^stories\/.*\.stories\.tsx$/.test(file);

/**
 * The folder with the tests of a source: `test/domain` for `src/domain/money.ts`. `undefined` for other
 * files.
 */
function mirrorOf(file) {
  const [, layer, rest] = /^(src|elements|demo|scripts)\/(.*)$/.exec(file) ?? [];
  if (layer === undefined) return undefined;
  const folder = path.posix.dirname(rest);
  if (layer === 'src') return path.posix.join('test', folder);
  // The modules of scripts/build are tested in test/build.
  if (layer === 'scripts' && folder !== '.' && folder !== 'test') return path.posix.join('test', folder);
  return path.posix.join('test', layer, folder);
}

const testsIn = (tests, folder) => tests.filter((test) => path.posix.dirname(test) === folder);

/** The nearest parent folder with tests, below the folders of test/ themselves. */
function testsAround(tests, folder) {
  for (let place = folder; place.includes('/'); place = path.posix.dirname(place)) {
    const found = testsIn(tests, place);
    if (found.length > 0) return found;
  }
  return [];
}

function mirrors(tests, file, { byNameOnly = false } = {}) {
  const folder = mirrorOf(file);
  if (folder === undefined) return [];
  const around = testsAround(tests, folder);
  const named = around.filter((test) => nameOf(test) === nameOf(file));
  return named.length > 0 || byNameOnly ? named : around;
}

/**
 * @param {object} change
 * @param {readonly string[]} change.changed files, from the root of the project
 * @param {readonly string[]} change.tests all test files
 * @param {ReadonlyMap<string, readonly string[]>} change.imports the files that each source and each test imports
 */
export function testsOfChange({ changed, tests, imports }) {
  const known = new Set(tests);
  const importersOf = (file) => [...imports].flatMap(([from, to]) => (to.includes(file) ? [from] : []));

  const direct = changed.flatMap((file) => (TEST_FILE.test(file) ? [file] : mirrors(tests, file)));
  const importing = changed
    .filter((file) => !TEST_FILE.test(file))
    .flatMap(importersOf)
    .flatMap((file) => (TEST_FILE.test(file) ? [file] : mirrors(tests, file, { byNameOnly: true })));

  const wanted = [...new Set([...direct, ...importing])].filter((test) => known.has(test));
  const inNode = wanted.filter((test) => kindOf(test) === 'node');
  const inBrowser = wanted.filter((test) => kindOf(test) === 'browser');
  const changedTests = inBrowser.filter((test) => changed.includes(test));
  const others = inBrowser.filter((test) => !changed.includes(test));
  const free = Math.max(0, MOST_IN_BROWSER - changedTests.length);
  return {
    files: [...inNode, ...changedTests, ...others.slice(0, free)],
    stories: changed.filter(isStory),
    /** Tests beyond the limit, and tests that `npm test` does not run either. */
    leftOut: [
      ...others.slice(free),
      ...wanted.filter((test) => !inNode.includes(test) && !inBrowser.includes(test)),
    ],
  };
}
