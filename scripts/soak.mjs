/**
 * `npm run soak`: random histories of a page, 10,000 of them, on as many browsers as there are processors.
 *
 *   npm run soak                          from a new seed
 *   SOAK_HISTORIES=500 npm run soak       this number of histories
 *   SOAK_SEED=123 npm run soak            repeats one history step by step; a failed run prints its seed
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const RUNNER = path.join(root, 'node_modules/@web/test-runner/dist/bin.js');
const HISTORIES = 10_000;
/** The number of histories per browser, so that it does not run out of memory. */
const BATCH = 500;
const SEEDS = 2 ** 31 - 2 * HISTORIES;

/**
 * Each runner gets its own port, because they start at the same time and would all find the same free one.
 */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs some histories. Returns whether all of them passed, and the output of the runner. */
async function live(seed, histories) {
  const args = [RUNNER, '--files', 'test/soak/histories.test.ts', '--port', String(await freePort())];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, SOAK_SEED: String(seed), SOAK_HISTORIES: String(histories) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

const { SOAK_SEED, SOAK_HISTORIES } = process.env;
const first = SOAK_SEED ? Number(SOAK_SEED) : randomInt(SEEDS);
const all = Number(SOAK_HISTORIES ?? (SOAK_SEED ? 1 : HISTORIES));

const batches = Array.from({ length: Math.ceil(all / BATCH) }, (_, index) => ({
  seed: first + index * BATCH,
  histories: Math.min(BATCH, all - index * BATCH),
}));
let failed = 0;

async function work() {
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    const { isGood, output } = await live(batch.seed, batch.histories);
    console.log(
      `${isGood ? 'passed' : 'FAILED'}  ${batch.histories} histories from seed ${batch.seed}${isGood ? '' : `\n${output}`}`,
    );
    if (!isGood) failed += 1;
  }
}

console.log(`${all} histories from seed ${first}`);
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exitCode = failed > 0 ? 1 : 0;
