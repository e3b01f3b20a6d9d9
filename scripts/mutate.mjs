/**
 * `npm run mutate`: puts the faults of test/faults into the code, one at a time, and runs the tests that should find
 * them. The files on disk are not touched. Fails when a fault survives, and when one no longer fits the code.
 *
 *   npm run mutate                       all faults
 *   npm run mutate -- state telemetry    those of some layers, or of files whose path contains a word
 *   npm run mutate -- --changed          those of files, and for tests, that differ from main
 *   npm run mutate -- --killers          prints which test found each one
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startTestRunner } from '@web/test-runner';
import { listFiles } from '../test/support/wtr/files.mjs';
import { createLauncher, faultsPlugin } from '../test/support/wtr/faults.mjs';

process.chdir(path.dirname(import.meta.dirname));

const SECOND = 1000;
/** Longer than the limit of a run without faults, so that a slow machine does not count as a found fault. */
const LONGEST_TEST = 20 * SECOND;
/** Some faults keep a test file from ending. */
const LONGEST_FILE = 180 * SECOND;

/**
 * @typedef {object} Fault
 * @property {string} file that contains it
 * @property {string} find occurs in the file exactly once
 * @property {string} replace the faulty text
 * @property {string} breaks requirement ids, and a description of the effect
 * @property {string[]} tests files that find it, the most specific first
 */

/** @returns {Promise<(Fault & { layer: string; name: string })[]>} */
async function readFaults() {
  const files = listFiles('test/faults', /\.mjs$/);
  const layers = await Promise.all(
    files.map(async (file) => {
      const { default: faults } = await import(path.resolve(file));
      const layer = path.basename(file, '.mjs');
      return faults.map((fault) => ({
        ...fault,
        layer,
        name: `${fault.file}: ${fault.find} → ${fault.replace || '(nothing)'}`.replaceAll(/\s+/g, ' '),
      }));
    }),
  );
  return layers.flat();
}

/** The reason why a fault cannot be inserted. `undefined` if it can. */
function staleness({ file, find, tests }) {
  const missing = [file, ...tests].find((each) => !existsSync(each));
  if (missing) return `${missing} is missing`;
  const count = readFileSync(file, 'utf8').split(find).length - 1;
  return count === 1 ? undefined : `its text occurs ${count} times`;
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Files that differ from main. `undefined` where there is no main, as in a shallow clone. */
function changedFiles() {
  for (const main of ['main', 'origin/main']) {
    try {
      const base = git('merge-base', 'HEAD', main);
      const untracked = git('ls-files', '--others', '--exclude-standard');
      return `${git('diff', '--name-only', base)}\n${untracked}`.split('\n');
    } catch {
      // Try the next name.
    }
  }
  return undefined;
}

const { values: options, positionals } = parseArgs({
  options: { changed: { type: 'boolean' }, killers: { type: 'boolean' } },
  allowPositionals: true,
});

function choose(faults) {
  const isNamed = ({ layer, file }) =>
    positionals.length === 0 || positionals.some((word) => word === layer || file.includes(word));
  const named = faults.filter(isNamed);
  if (!options.changed) return named;
  const changed = changedFiles();
  if (!changed) console.log('There is no main to compare with.');
  return named.filter(({ file, tests }) => [file, ...tests].some((each) => changed?.includes(each)));
}

const testsIn = (suite) => [...(suite?.tests ?? []), ...(suite?.suites ?? []).flatMap(testsIn)];
const nameOf = (file) => path.relative('.', file);

/** The result of a test file for a fault. */
function verdictOf({ testFile, testResults, errors, passed }) {
  const file = nameOf(testFile);
  const failed = testsIn(testResults).find((test) => !test.skipped && !test.passed);
  if (failed)
    return {
      verdict: 'killed',
      by: `${file}: ${failed.name} — ${failed.error?.message?.split('\n')[0] ?? ''}`,
    };
  if (passed) return { verdict: 'survived' };
  const [{ message = 'broke off' } = {}] = errors;
  // Without the fault, the page does not navigate, because the file passed before.
  if (message.startsWith('Tests were interrupted')) return { verdict: 'killed', by: `${file}: ${message}` };
  return { verdict: message.includes('did not finish') ? 'timed out' : 'unclear', by: `${file}: ${message}` };
}

/** Runs a test file for each job in one browser run, with each job as a separate group. */
async function runInBrowser(jobs, onVerdict) {
  const { default: config } = await import('../web-test-runner.config.mjs');
  process.removeAllListeners('exit'); // Hides the summary of a normal run.
  const launcher = await createLauncher();
  const { reporter, middleware, plugin } = faultsPlugin(jobs.map(({ fault }) => fault));
  const listener = {
    start(run) {
      reporter.start(run);
      run.sessions.on('session-status-updated', (session) => {
        if (session.status === 'FINISHED') onVerdict(jobs[Number(session.group.name)], verdictOf(session));
      });
    },
  };
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      ...config,
      files: undefined,
      groups: jobs.map(({ file }, index) => ({ name: String(index), files: file })),
      browsers: [launcher],
      middleware: [middleware],
      plugins: [plugin, ...config.plugins],
      reporters: [listener],
      // Hides the console output of pages with a fault.
      filterBrowserLogs: () => false,
      testFramework: { config: { timeout: LONGEST_TEST, retries: 0, bail: true } },
      testsFinishTimeout: LONGEST_FILE,
    },
  });
  const stop = () => void runner.stop();
  process.once('SIGINT', stop);
  await new Promise((done) => runner.on('stopped', done));
  process.off('SIGINT', stop);
}

/** Selects the runner for a test file. To run some test files elsewhere, change only this function. */
const runnerOf = () => runInBrowser;

/**
 * Runs in rounds: if a test file does not find a fault, the next round runs the next file for it. Each test
 * file runs once without a fault first, to check that it passes.
 */
async function runAll(faults) {
  const verdicts = new Map(faults.map((fault) => [fault, []]));
  const unsound = new Map();
  const sound = new Set();
  let judged = 0;
  const isOpen = (fault) => !verdicts.get(fault).some(({ verdict }) => verdict !== 'survived');
  for (let round = 0; faults.some(({ tests }) => tests.length > round); round += 1) {
    const open = faults.filter((fault) => fault.tests.length > round && isOpen(fault));
    const jobs = open.map((fault) => ({ fault, file: fault.tests[round] }));
    for (const run of new Set(jobs.map(({ file }) => runnerOf(file)))) {
      const own = jobs.filter(({ file }) => runnerOf(file) === run);
      const files = new Set(own.map(({ file }) => file));
      const open = [...files].filter((file) => !sound.has(file)).map((file) => ({ fault: undefined, file }));
      await run([...open, ...own], ({ fault, file }, verdict) => {
        if (fault) verdicts.get(fault).push(verdict);
        else if (verdict.verdict === 'survived') sound.add(file);
        else unsound.set(file, verdict.by);
        if (++judged % 50 === 0) console.log(`${judged} runs of a test file`);
      });
    }
  }
  return { verdicts, unsound };
}

const ORDER = ['killed', 'timed out', 'unclear', 'survived'];
const worst = (all) => ORDER.map((name) => all.find(({ verdict }) => verdict === name)).find(Boolean);

function printTable(outcomes) {
  const head = ['layer', 'faults', 'killed', 'survived', '%'];
  const row = (name, some) => {
    const survived = some.filter(({ verdict }) => verdict === 'survived' || verdict === 'unclear').length;
    const killed = some.length - survived;
    return [name, some.length, killed, survived, Math.floor((100 * killed) / some.length)];
  };
  const layers = [...new Set(outcomes.map(({ layer }) => layer))];
  const rows = layers.map((layer) =>
    row(
      layer,
      outcomes.filter((outcome) => outcome.layer === layer),
    ),
  );
  for (const cells of [head, ...rows, row('all', outcomes)])
    console.log(cells.map((cell, index) => (index ? String(cell).padStart(9) : cell.padEnd(24))).join(''));
}

const startedAt = performance.now();
const all = await readFaults();
const stale = all.flatMap((fault) => {
  const why = staleness(fault);
  return why ? [`stale: ${fault.name} (${why})`] : [];
});
for (const line of stale) console.log(line);
if (stale.length > 0) process.exit(1);

const chosen = choose(all);
if (chosen.length === 0) {
  console.log('No fault is in what was chosen.');
  process.exit(0);
}
const { verdicts, unsound } = await runAll(chosen);
const outcomes = [...verdicts].map(([fault, said]) => ({
  ...fault,
  ...(worst(said) ?? { verdict: 'unclear' }),
}));
console.log('');
for (const { verdict, name, breaks, tests, by } of outcomes) {
  if (verdict === 'killed' && !options.killers) continue;
  console.log(`${verdict}: ${name}\n    breaks ${breaks}\n    ${by ?? `not found by ${tests.join(', ')}`}`);
}
for (const [file, by] of unsound) console.log(`fails without a fault: ${by ?? file}`);
printTable(outcomes);
console.log(`${((performance.now() - startedAt) / SECOND).toFixed(0)} s`);
const isGood =
  unsound.size === 0 && outcomes.every(({ verdict }) => ['killed', 'timed out'].includes(verdict));
process.exit(isGood ? 0 : 1);
