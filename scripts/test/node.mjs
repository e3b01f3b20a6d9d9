/** Runs tests in Node with Mocha, as many at the same time as there are processors. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { bundleFor, compiledName, compiledStart } from '../../test/support/node/bundle.mjs';
import { resultsOf } from './results.mjs';

const CACHE = 'node_modules/.cache';
const MOCHA = 'node_modules/mocha/bin/mocha.js';
const REPORTER = 'test/support/node/reporter.mjs';
/** Only a test that hangs reaches this limit, because hundreds of cases may be slow on a busy machine. */
const TIMEOUT_MS = 60_000;
const cannotBuild = ({ errors = [], message }) => ({
  passed: 0,
  leftOut: 0,
  failures: errors.length > 0 ? errors.map(({ text, location }) => `${location?.file}: ${text}`) : [message],
  perFile: {},
});

/**
 * Returns `{ passed, leftOut, failures, perFile }`: failures as text, counts, and milliseconds for each file.
 */
export async function runInNode(files) {
  mkdirSync(CACHE, { recursive: true });
  const folder = path.resolve(mkdtempSync(`${CACHE}/test-node-`));
  try {
    const bundle = await bundleFor(files, folder);
    try {
      await bundle.rebuild();
    } catch (error) {
      return cannotBuild(error);
    } finally {
      await bundle.dispose();
    }
    const compiled = files.map((file) => compiledName(folder, file));
    const sources = Object.fromEntries(files.map((file, index) => [compiled[index], file]));
    return await resultsOf('the tests in Node', (results) =>
      spawn(
        process.execPath,
        [
          ...[MOCHA, '--no-config', '--no-package', '--timeout', String(TIMEOUT_MS)],
          // Hooks outside of a suite apply only to their own file, with one file or with separate runs per
          // file.
          ...(files.length > 1
            ? ['--parallel', '--jobs', String(Math.max(2, os.availableParallelism()))]
            : []),
          ...['--require', compiledStart(folder), '--reporter', path.resolve(REPORTER)],
          ...['--reporter-option', `results=${results}`],
          ...compiled,
        ],
        {
          stdio: ['ignore', 'inherit', 'inherit'],
          env: {
            ...process.env,
            NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`,
            TEST_SOURCES: JSON.stringify(sources),
          },
        },
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
