/**
 * `npm run test:changed`: the tests that a change can break (scripts/test/changed.mjs). Changes are commits
 * since the branch left `main`, uncommitted changes, and new files.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { readImports } from './lint/circles.mjs';
import { testsOfChange } from './test/changed.mjs';
import { allTests } from './test/files.mjs';
import { printEnd, sumOf } from './test/results.mjs';
import { runStories, runTests } from './test/run.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const linesOf = (text) => text.split('\n').filter(Boolean);

/** The commit at which this branch left `main`. */
function mergeBase() {
  for (const branch of ['main', 'origin/main']) {
    try {
      return { branch, commit: git('merge-base', branch, 'HEAD').trim() };
    } catch {
      // This clone may have no such branch.
    }
  }
  throw new Error('There is neither a branch main nor origin/main to compare with.');
}

const namesOf = (files, most = 6) => [
  ...files.slice(0, most),
  ...(files.length > most ? [`${files.length - most} more`] : []),
];

function report(branch, changed, { files, stories, leftOut }) {
  console.log(`Changed since ${branch}: ${namesOf(changed).join(', ') || 'nothing'}.`);
  const runs = [...files, ...stories];
  if (runs.length > 0) console.log(`Runs ${namesOf(runs).join(', ')}.`);
  else console.log('No test belongs to this change.');
  if (leftOut.length > 0)
    console.log(`Leaves ${leftOut.length} more test files to \`npm test\` and \`npm run verify\`.`);
}

try {
  const { branch, commit } = mergeBase();
  const changed = [
    ...linesOf(git('diff', '--name-only', '--diff-filter=d', commit)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ];
  const imports = readImports(['src', 'elements', 'demo', 'test']);
  const change = testsOfChange({ changed, tests: allTests(), imports });
  report(branch, changed, change);
  const results = sumOf([await runTests(change.files), await runStories(change.stories)]);
  printEnd(results);
  process.exitCode = results.failures.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
