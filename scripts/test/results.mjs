/**
 * The results that the parts of a run pass to the process that started them: a JSON file with counts and
 * failures.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const NOTHING = { passed: 0, leftOut: 0, failures: [], perFile: {} };

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Starts a part of the run with the path of its result file, and returns the results when it has ended. A
 * part that ends without results, or fails without a failed test, counts as one failure.
 */
export async function resultsOf(what, start) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'test-results-'));
  const file = path.join(folder, 'results.json');
  const child = start(file);
  const forward = (signal) => child.kill(signal);
  process.on('SIGTERM', forward);
  // A terminal sends this signal to both processes.
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  try {
    const [code, signal] = await once(child, 'close');
    const results = read(file);
    if (!results)
      return { ...NOTHING, failures: [`${what} ended without results (${signal ?? `code ${code}`})`] };
    if (code === 0 || results.failures.length > 0) return results;
    return { ...results, failures: [`${what} ended with code ${code}`] };
  } finally {
    process.off('SIGTERM', forward);
    process.off('SIGINT', ignore);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Merges the results of several parts. */
export const sumOf = (all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  leftOut: all.reduce((sum, { leftOut }) => sum + leftOut, 0),
  failures: all.flatMap(({ failures }) => failures),
  perFile: Object.assign({}, ...all.map(({ perFile }) => perFile)),
});

/** Prints the end of a run: failures, remarks, and `N passed, N failed` as the last line. */
export function printEnd({ passed, leftOut, failures }, remarks = []) {
  const lines = [
    ...failures.map((failure) => `failed: ${failure}`),
    ...(leftOut > 0 ? [`${leftOut} left out, see test/support/left-out.ts`] : []),
    ...remarks,
    `${passed} passed, ${failures.length} failed`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
