/**
 * `npm run lint`: all checks of the text of files, two at the same time. Prints the output of each check that fails, and
 * then all of them.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { inLanes } from './in-lanes.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'demo/data/README.md',
  'frameworks/README.md',
  'docs/**/*.md',
];

/** Two processors are what a small machine of a CI service has. */
const LANES = 2;

/** The slowest first. */
const CHECKS = [
  ['eslint', '.', '--max-warnings', '0'],
  ['prettier', '--check', '--log-level', 'warn', '.'],
  ['textlint', ...DOCS],
  ['node', 'scripts/check-prose.mjs'],
  ['node', 'scripts/check-lint-rules.mjs'],
  ['knip'],
  ['knip', '--production', '--exclude', 'types,binaries'],
  ['node', 'scripts/check-circles.mjs'],
  ['node', 'scripts/check-links.mjs'],
];

const run = (check) =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const [file, ...args] = check[0] === 'node' ? [process.execPath, ...check.slice(1)] : ['npx', ...check];
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && file === 'npx',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => {
      const isGood = code === 0;
      if (!isGood) process.stdout.write(`${check.join(' ')}\n${output}\n`);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      resolve({
        isGood,
        line: `${isGood ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${check.join(' ')}`,
      });
    });
  });

const results = await inLanes(
  CHECKS.map((check) => () => run(check)),
  LANES,
);
for (const { line } of results) console.log(line);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
