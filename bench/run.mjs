/**
 * Measures all performance targets in one run on this machine, and prints them as one table.
 *
 *   npm run bench                                everything (half an hour; needs `npm run build`)
 *   npm run bench -- --only bytes --only layout  parts: bytes, render, removal, presses, requests, layout,
 *                                                telemetry, tasks, texts, blocking, pages (a quarter of an hour by itself)
 *   npm run bench -- --runs 5                    fewer runs of each timing
 *   npm run bench:check                          every part once, on few pages: whether it can be measured
 *   npm run bench -- --json bench.json           the raw figures, too
 *   npm run bench -- --dist ../before/dist       another build, to compare
 *
 * It does not check the figures against limits. It fails only if a part could not be measured. `npm run
 * budgets` fails for too many bytes.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../scripts/browser.mjs';
import {
  buildHello,
  buildPageScript,
  buildRemovalPage,
  buildRenderVariants,
  buildMockServices,
  importDemo,
} from './lib/build.mjs';
import { makeCertificate } from './lib/certificate.mjs';
import { startServer } from './lib/server.mjs';
import { measureBlocking } from './measure/blocking.mjs';
import { measureBytes } from './measure/bytes.mjs';
import { measureLayout } from './measure/layout.mjs';
import { measurePages } from './measure/pages.mjs';
import { measurePresses } from './measure/presses.mjs';
import { measureRemoval } from './measure/removal.mjs';
import { measureRender } from './measure/render.mjs';
import { measureRequests } from './measure/requests.mjs';
import { measureTasks } from './measure/tasks.mjs';
import { measureTelemetry } from './measure/telemetry.mjs';
import { measureTexts } from './measure/texts.mjs';
import { toMarkdown, toRows } from './table.mjs';

process.chdir(path.join(import.meta.dirname, '..'));

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '15' },
    few: { type: 'boolean', default: false },
    json: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
  },
});
const runs = Number(flags.runs);
/** The whole list, or only the first item with `--few`. */
const few = (list, count = 1) => (flags.few ? list.slice(0, count) : list);
const wants = (part) => !flags.only || flags.only.includes(part);

if (!existsSync(`${flags.dist}/shopper-profile.js`)) {
  console.error(`There is no build in ${flags.dist}: run \`npm run build\` first.`);
  process.exit(1);
}

/**
 * Tools that watch requests collect stack traces. Without this, V8 parses whole scripts a second time for
 * each one, which does not happen for shoppers.
 */
const WITHOUT_SECOND_PARSE = '--js-flags=--no-enable-lazy-source-positions';

const progress = (text) => console.error(`… ${text}`);

const parts = {
  bytes: async (bench) => measureBytes({ ...bench, hello: await buildHello() }),
  render: (bench) =>
    measureRender(
      bench,
      few(
        [
          { count: 10, runs, isWholePage: true },
          { count: 10, runs },
          { count: 100, runs },
          { count: 1000, runs: Math.min(runs, 7) },
        ],
        2,
      ),
    ),
  removal: (bench) =>
    measureRemoval(
      bench,
      few([100, 200, 400]).map((drugs) => ({ plans: 50, drugs })),
      { runs },
    ),
  presses: (bench) => measurePresses(bench, { runs: Math.min(runs, 5) }),
  requests: (bench) => measureRequests(bench, { runs: Math.min(runs, 5), few }),
  layout: (bench) => measureLayout(bench, { few }),
  telemetry: (bench) => measureTelemetry(bench, { few }),
  tasks: (bench) => measureTasks(bench, { runs: Math.min(runs, 5) }),
  texts: (bench) => measureTexts(bench, { runs }),
  blocking: (bench) => measureBlocking(bench, { runs }),
  pages: (bench) => measurePages(bench, { runs, few, onCell: progress }),
};

progress('building what is compared');
const scripts = {
  ...(wants('render') && {
    ...(await buildRenderVariants()),
    harness: await buildPageScript('bench/render/harness.ts'),
  }),
  ...(wants('removal') && {
    removal: await buildRemovalPage(),
    'removal-harness': await buildPageScript('bench/removal/harness.ts'),
  }),
  ...(wants('tasks') && { hello: (await buildHello()).toString() }),
  ...((wants('blocking') || wants('pages')) && (await buildMockServices())),
};
const server = await startServer(await importDemo(), { dist: flags.dist, scripts });
const certificate = makeCertificate();
const found = await findBrowser();
const browser = await launch({ ...found, args: [...found.args, WITHOUT_SECOND_PARSE, certificate.flag] });
const results = {
  browser: await browser.version(),
  node: process.version,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
};
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (!wants(name)) continue;
    progress(name);
    try {
      results[name] = await measure({
        browser,
        base: server.url,
        dist: flags.dist,
        fetch: server.fetch,
        certificate,
      });
    } catch (error) {
      console.error(`${name} could not be measured: ${error.stack}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.close();
}

console.log(toMarkdown(results, toRows(results)));
if (flags.json) writeFileSync(flags.json, `${JSON.stringify(results, null, 2)}\n`);
