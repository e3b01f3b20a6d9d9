/**
 * Runs all checks that must pass before a change is merged, in the same way as CI. `--all` also runs those of each
 * night. A failed step does not stop the later ones, so that one run shows all failures. The last line is
 * `N passed, N failed`: the tests, and each other step as one.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NIGHT_STEPS, STEPS } from './verify-steps.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Steps with output that ends with a count of tests. */
const COUNTED = ['test', 'test:built', 'test:stories', 'test:long', 'test:engines', 'test:screen-reader'];

const { values: options } = parseArgs({ options: { all: { type: 'boolean' } } });
const steps = options.all ? [...STEPS, ...NIGHT_STEPS] : STEPS;

const WIDTH = 100;

const heading = (text) => `\n${`── ${text} `.padEnd(WIDTH, '─')}\n`;

/** Runs a script of package.json, and prints its output. Resolves to the output and whether the script passed. */
function run(script) {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    child.on('error', (error) => resolve({ isGood: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

/** The counts in the last line of the test runner. `undefined` if it did not print them. */
function testCounts(output) {
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed\r?$/gm)].at(-1);
  return line && { passed: Number(line[1]), failed: Number(line[2]) };
}

function count(script, { isGood, output }) {
  const tests = COUNTED.includes(script) ? testCounts(output) : undefined;
  if (!tests) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  // A run can fail without a failed test, for example because coverage is too low.
  return { ...tests, failed: tests.failed === 0 && !isGood ? 1 : tests.failed };
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runStep(script) {
  const startedAt = performance.now();
  process.stdout.write(heading(script));
  const outcome = await run(script);
  const duration = seconds(startedAt);
  console.log(`── ${script}: ${outcome.isGood ? 'passed' : 'FAILED'} in ${duration}`);
  return {
    script,
    isGood: outcome.isGood,
    duration,
    remarks: outcome.output.match(/^(failed: .*|\w+ was not found)$/gm) ?? [],
    ...count(script, outcome),
  };
}

const results = [];
for (const script of steps) results.push(await runStep(script));

process.stdout.write(heading('all steps'));
for (const { script, isGood, duration, remarks } of results) {
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${script.padEnd(20)}${duration.padStart(8)}`);
  for (const remark of remarks) console.log(`        ${remark}`);
}

const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
