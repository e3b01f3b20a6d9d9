/**
 * `npm run test:stress -- test/elements/email/email.test.ts`: runs tests 20 times (`--times 5`) while another
 * process keeps a core busy, and prints how often each file passed. A test that does not pass every time is
 * not ready.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { testsNamed } from './test/files.mjs';
import { runTests } from './test/run.mjs';
import { Tally } from './test/tally.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { times: { type: 'string', default: '20' } },
    allowPositionals: true,
  });
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1) throw new Error('--times takes a number from 1.');
  if (positionals.length === 0)
    throw new Error('Which tests? For instance: npm run test:stress -- test/elements/email');
  return { times, files: testsNamed(positionals) };
}

/** Keeps a core busy until it is stopped. */
function startBusyCore() {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  const stop = () => child.kill();
  process.once('exit', stop);
  return stop;
}

try {
  const { times, files } = readArguments();
  const tally = new Tally(files);
  const stopBusyCore = startBusyCore();
  try {
    for (let run = 1; run <= times; run += 1) {
      console.log(`Run ${run} of ${times}`);
      tally.add(await runTests(files));
    }
  } finally {
    stopBusyCore();
  }
  console.log(`\n${tally.report().join('\n')}`);
  process.exitCode = tally.isClean ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
