/**
 * Checks the words of comments, test titles and messages in all source files (scripts/lint/prose.mjs), and the subjects of the
 * commits that `origin/main` does not have. Part of `npm run lint`, which checks the docs with textlint and the same list of
 * words. Names of files as arguments check only these.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bannedWords, faultsOfProse, faultsOfSubject } from './lint/prose.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

/** Not our prose: generated files, public records, and examples of banned words. */
const LEFT_OUT = /\/generated\/|^demo\/data\/|^scripts\/check-lint-rules\.mjs$|^src\/copy\/brands\.ts$/;

const listed = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const named = process.argv.slice(2);
const files = (named.length > 0 ? named : listed()).filter(
  (file) => /\.(?:tsx?|mjs|js|css)$/.test(file) && !LEFT_OUT.test(file) && existsSync(file),
);

/** Subjects of the commits that `origin/main` does not have; none without such a branch. Merge commits do not count. */
function newSubjects() {
  try {
    const range = ['log', '--no-merges', '--format=%s', 'origin/main..HEAD'];
    return execFileSync('git', range, { encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

const { terms } = JSON.parse(readFileSync('.textlintrc.json', 'utf8')).rules.terminology;
const banned = bannedWords(terms);
const faults = files.flatMap((file) =>
  faultsOfProse(file, readFileSync(file, 'utf8'), banned).map((fault) => `${file}:${fault}`),
);
if (named.length === 0)
  for (const subject of newSubjects())
    faults.push(...faultsOfSubject(subject, banned).map((fault) => `commit “${subject}”: ${fault}`));

if (faults.length > 0) {
  console.error(
    `${faults.join('\n')}\n\n${faults.length} faults in the prose of sources; CONTRIBUTING.md, "Words".`,
  );
  process.exitCode = 1;
} else {
  console.log(`The prose of ${files.length} source files uses none of ${banned.length} words to avoid.`);
}
