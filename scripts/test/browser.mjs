/** Runs tests in the browser, with Web Test Runner. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { resultsOf } from './results.mjs';

const RUNNER = 'node_modules/@web/test-runner/dist/bin.js';

/** `options` are options of the runner, such as `--watch`. Returns the same as `runInNode`. */
export const runInBrowser = (files, { options = [], env = {} } = {}) =>
  resultsOf('the tests in the browser', (results) =>
    spawn(process.execPath, [RUNNER, ...options, '--files', ...files], {
      stdio: 'inherit',
      env: { ...process.env, ...env, TEST_RESULTS: results },
    }),
  );
