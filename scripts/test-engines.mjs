/**
 * `npm run test:engines`: runs browser tests in the installed engines other than Chromium, one after the
 * other. `npm run test:engines -- --files test/ui/field.test.tsx` runs one file, `WHOLE=1` all of them. An
 * engine that is not installed is reported, and is not a failure. The last line is `N passed, N failed`, the
 * sum over all engines.
 */
import { spawn } from 'node:child_process';
import { ENGINES } from '../test/support/wtr/engines/index.mjs';

const COUNTS = /^(\d+) passed, (\d+) failed\r?$/gm;

function run(engine) {
  return new Promise((resolve) => {
    const child = spawn('npx', ['wtr', ...process.argv.slice(2)], {
      env: { ...process.env, ENGINE: engine },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (code) => {
      const [, passed, failed] = [...output.matchAll(COUNTS)].at(-1) ?? [undefined, 0, 1];
      resolve({ passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1) });
    });
  });
}

const results = [];
for (const [engine, { find }] of Object.entries(ENGINES)) {
  if (!find()) {
    console.log(`${engine} was not found`);
    continue;
  }
  console.log(`\n${engine}`);
  results.push(await run(engine));
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
process.exitCode = total('failed') === 0 ? 0 : 1;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
