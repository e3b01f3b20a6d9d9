/**
 * One React root per element against one root with a portal into each element (docs/adr/0001-…).
 *
 *   node bench/roots/run.mjs             prints a markdown table; some minutes
 *   node bench/roots/run.mjs --runs 5    fewer runs of each case (15 by default)
 *
 * Production build, one browser, a new page for each run, the variants in turn.
 */
/* global bench */
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browser.mjs';

const { values: flags } = parseArgs({ options: { runs: { type: 'string', default: '15' } } });
const RUNS = Number(flags.runs);
const COUNTS = [1, 15, 30];
const THROTTLES = [1, 4];
const UPDATES = 20;

const VARIANTS = {
  ours: 'one root per element (ours)',
  'bare-roots': 'one root per element, without the kit',
  'shared-root': 'one root, portals with boundaries',
};
const CRASHING = { ...VARIANTS, 'shared-root-unbounded': 'one root, portals without boundaries' };

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: Object.keys(CRASHING).map((name) => {
      const extension = name === 'bare-roots' ? 'tsx' : 'ts';
      return path.join(import.meta.dirname, `${name}.${extension}`);
    }),
    outdir: import.meta.dirname,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(outputFiles.map((file) => [path.basename(file.path, '.js'), file.text]));
}

/** Cross-origin isolated pages have a clock with a resolution of 5 µs instead of 100 µs. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

async function serve(scripts) {
  const server = createServer((request, response) => {
    const [, name, extension] = /^\/([\w-]+)\.(html|js)$/.exec(request.url) ?? [];
    if (!scripts.has(name)) return response.writeHead(404).end();
    const type = extension === 'js' ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, ...ISOLATED });
    if (extension === 'js') return response.end(scripts.get(name));
    return response.end(
      '<!doctype html><html lang="en"><title>Roots</title><link rel="icon" href="data:,">' +
        `<body><script type="module" src="/${name}.js"></script></body></html>`,
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { base: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

async function withPage(browser, address, work) {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    await page.waitForFunction('window.bench');
    return await work(page, await page.createCDPSession());
  } finally {
    await page.close();
  }
}

/** Objects on the heap after a garbage collection. */
async function residents(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, listeners: jsEventListeners };
}

/** Processor time of the main thread, which other programs on the machine do not increase. */
async function busySeconds(devtools) {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

const measure = (browser, address, { count, throttle }) =>
  withPage(browser, address, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const busyBefore = await busySeconds(devtools);
    const mount = await page.evaluate((many) => bench.mount(many), count);
    const longest = await page.evaluate(() => bench.longestTask());
    const busy = 1000 * ((await busySeconds(devtools)) - busyBefore);
    const update = median(await page.evaluate((many) => bench.update(many), UPDATES));
    return { mount, busy, longest, update };
  });

/**
 * Measured after a first element was added and removed, so that the memory of the code itself is not
 * included.
 */
const measureResidents = (browser, address, count) =>
  withPage(browser, address, async (page, devtools) => {
    const before = await page
      .evaluate(() => bench.mount(1).then(bench.clear))
      .then(() => residents(devtools));
    await page.evaluate((many) => bench.mount(many), count);
    const after = await residents(devtools);
    return {
      heap: (after.heap - before.heap) / count,
      listeners: (after.listeners - before.listeners) / count,
    };
  });

const measureCrash = (browser, address) =>
  withPage(browser, address, async (page) => {
    await page.evaluate(() => bench.mount(5));
    return page.evaluate(() => bench.crash());
  });

const row = (cells) => `| ${cells.join(' | ')} |`;

const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const server = await serve(await bundle());
const browser = await launch(await findBrowser());
const addressOf = (variant) => `${server.base}/${variant}.html`;
const names = Object.keys(VARIANTS);

const samples = new Map();
const sample = (key, value) => samples.set(key, [...(samples.get(key) ?? []), value]);
const of = (...parts) => median(samples.get(parts.join(' ')));

try {
  // The first run warms up the browser and is not counted.
  for (let run = 0; run <= RUNS; run += 1) {
    const inTurn = names.map((_, index) => names[(index + run) % names.length]);
    for (const throttle of THROTTLES) {
      for (const count of COUNTS) {
        for (const variant of inTurn) {
          const figures = await measure(browser, addressOf(variant), { count, throttle });
          if (run === 0) continue;
          for (const [what, value] of Object.entries(figures))
            sample(`${variant} ${throttle} ${count} ${what}`, value);
        }
      }
    }
    for (const variant of inTurn) {
      const { heap, listeners } = await measureResidents(browser, addressOf(variant), 30);
      if (run === 0) continue;
      sample(`${variant} heap`, heap);
      sample(`${variant} listeners`, listeners);
    }
  }

  const ms = (value) => (value > 0 && value < 1 ? value.toFixed(2) : value.toFixed(1));
  const labels = {
    mount: 'mounted, ms',
    busy: 'main thread busy for it, ms of processor',
    longest: 'longest task (0: below 50), ms',
    update: 'one update, ms',
  };
  const timings = THROTTLES.flatMap((throttle) =>
    Object.entries(labels).flatMap(([what, label]) =>
      COUNTS.map((count) => [
        label,
        count,
        `${throttle}×`,
        ...names.map((variant) => ms(of(variant, throttle, count, what))),
      ]),
    ),
  );
  const living = [
    ['JS heap per element, KB', 30, '', ...names.map((variant) => (of(variant, 'heap') / 1024).toFixed(1))],
    ['listeners per element', 30, '', ...names.map((variant) => of(variant, 'listeners').toFixed(0))],
  ];
  const crashes = [];
  for (const [variant, name] of Object.entries(CRASHING)) {
    const { others, alive, showsAuthorContent, uncaught } = await measureCrash(browser, addressOf(variant));
    crashes.push([name, `${alive} of ${others}`, showsAuthorContent ? 'yes' : 'no', uncaught]);
  }

  const [cpu] = cpus();
  console.log(`Medians of ${RUNS} runs, ${await browser.version()}, Node ${process.version}, ${cpu.model}\n`);
  console.log(table(['', 'elements', 'CPU', ...Object.values(VARIANTS)], [...timings, ...living]));
  console.log(
    `\n${table(['one of five crashes', 'others alive', 'author content is back', 'uncaught errors'], crashes)}`,
  );
} finally {
  await browser.close();
  server.close();
}
