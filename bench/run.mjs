/**
 * Measures what the performance targets are about, in one run on this machine, as one table.
 *
 *   npm run bench                                everything (half an hour; needs `npm run build`)
 *   npm run bench -- --only bytes --only layout  parts: bytes, render, removal, requests, layout, telemetry, tasks,
 *                                                texts, blocking, pages (a quarter of an hour by itself)
 *   npm run bench -- --runs 5                    fewer runs of each timing
 *   npm run bench -- --json bench.json           the raw figures, too
 *   npm run bench -- --dist ../before/dist       another build, to compare
 *
 * It measures and judges nothing: the exit code is 0 whether targets are met or not. `npm run budgets` is what fails.
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
  buildStandIns,
  importDemo,
} from './lib/build.mjs';
import { makeCertificate } from './lib/certificate.mjs';
import { startServer } from './lib/server.mjs';
import { measureBlocking } from './measure/blocking.mjs';
import { measureBytes } from './measure/bytes.mjs';
import { measureLayout } from './measure/layout.mjs';
import { measurePages } from './measure/pages.mjs';
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
    json: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
  },
});
const runs = Number(flags.runs);
const wants = (part) => !flags.only || flags.only.includes(part);

if (!existsSync(`${flags.dist}/shopper-profile.js`)) {
  console.error(`There is no build in ${flags.dist}: run \`npm run build\` first.`);
  process.exit();
}

/**
 * The tools that watch requests ask for stack traces. Without this, V8 parses whole scripts a second time to answer,
 * which no page of a user does.
 */
const WITHOUT_SECOND_PARSE = '--js-flags=--no-enable-lazy-source-positions';

const progress = (text) => console.error(`… ${text}`);

const parts = {
  bytes: async (bench) => measureBytes({ ...bench, hello: await buildHello() }),
  render: (bench) =>
    measureRender(bench, [
      { count: 10, runs },
      { count: 100, runs },
      { count: 1000, runs: Math.min(runs, 7) },
      { count: 10, runs, isWholePage: true },
    ]),
  removal: (bench) =>
    measureRemoval(
      bench,
      [100, 200, 400].map((drugs) => ({ plans: 50, drugs })),
      { runs },
    ),
  requests: (bench) => measureRequests(bench, { runs: Math.min(runs, 5) }),
  layout: measureLayout,
  telemetry: measureTelemetry,
  tasks: (bench) => measureTasks(bench, { runs: Math.min(runs, 5) }),
  texts: (bench) => measureTexts(bench, { runs }),
  blocking: (bench) => measureBlocking(bench, { runs }),
  pages: (bench) => measurePages(bench, { runs, onCell: progress }),
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
  ...((wants('blocking') || wants('pages')) && (await buildStandIns())),
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
    }
  }
} finally {
  await browser.close();
  await server.close();
}

console.log(toMarkdown(results, toRows(results)));
if (flags.json) writeFileSync(flags.json, `${JSON.stringify(results, null, 2)}\n`);
