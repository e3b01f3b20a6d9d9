/**
 * Takes pictures of the demo's pages into ./screenshots, full length, for people to look at.
 *
 *   npm run screenshots                                          all of them
 *   npm run screenshots -- --page /amp/profile.html --width 390 --scenario consumer
 *   npm run screenshots -- --brand ums --date 2026-12-05         the pages of one brand, on one date
 *   npm run screenshots -- --url http://localhost:4173           of a server that runs already
 *   npm run screenshots -- --elements                              each element by itself, for docs/reference/elements.md
 *   npm run screenshots -- --element plans                         one of them
 *
 * Every flag but --date, --url, --out and --elements may be repeated. Needs a build (`npm run build`).
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { findBrowser } from './browser.mjs';
import { readContracts } from './build/contracts.mjs';
import { loadModule } from './build/load-module.mjs';
import { takePicture } from './pictures.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const PAGES = [
  '/amp/profile.html',
  '/ums/profile.html',
  '/ums/one-tag.html',
  '/partner/extra-help.html',
  '/hostile/',
];
const { scenarioNames: SCENARIOS } = await loadModule(
  `export { scenarioNames } from './demo/service/index';`,
  root,
);
const WIDTHS = ['390', '768', '1280'];
const HEIGHT = 900;

const START_TIMEOUT = 30_000;
const READY_TIMEOUT = 15_000;

const { values: flags } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    brand: { type: 'string', multiple: true },
    scenario: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    date: { type: 'string' },
    url: { type: 'string' },
    elements: { type: 'boolean' },
    element: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
});

/** Pages are named by their first folder after the brand that they show. */
const isOfBrand = (page) =>
  !flags.brand || flags.brand.some((brand) => page.startsWith(`/${brand.toLowerCase()}/`));

const shots = (flags.page ?? PAGES.filter(isOfBrand)).flatMap((page) =>
  (flags.scenario ?? SCENARIOS).flatMap((scenario) =>
    (flags.width ?? WIDTHS).map((width) => ({ page, scenario, width: Number(width) })),
  ),
);

const fileName = ({ page, scenario, width }) => {
  const name = page.replace(/^\/|\.html$|\/$/g, '').replaceAll('/', '-') || 'index';
  return `${[name, scenario, flags.date, width].filter(Boolean).join('.')}.png`;
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts the demo on a port of its own. */
async function startDemo() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['demo/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => server.kill();
  const deadline = performance.now() + START_TIMEOUT;
  while (!(await answers(url))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      stop();
      throw new Error('The demo did not start, see above. Has `npm run build` run?');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}

/** Waits until the load flow has ended and nothing is on its way any more. */
async function settle(page) {
  await page.waitForNetworkIdle({ idleTime: 300, timeout: READY_TIMEOUT });
  await page.evaluate(
    (timeout) =>
      Promise.race([
        Promise.resolve(window.shopperProfile?.ready),
        new Promise((resolve) => setTimeout(resolve, timeout)),
      ]).then(() => document.fonts.ready.then(() => undefined)),
    READY_TIMEOUT,
  );
  await page.waitForNetworkIdle({ idleTime: 300, timeout: READY_TIMEOUT });
}

const ofElements = flags.elements === true || flags.element !== undefined;
const out = flags.out ?? (ofElements ? 'docs/pictures' : 'screenshots');
const folder = path.join(root, out);

async function takePage(context, base, shot) {
  const page = await context.newPage();
  await page.setViewport({ width: shot.width, height: HEIGHT });
  const address = new URL(shot.page, base);
  address.searchParams.set('scenario', shot.scenario);
  if (flags.date) address.searchParams.set('date', flags.date);
  const response = await page.goto(address.href, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address.href} answered ${response?.status()}`);
  await settle(page);
  await page.screenshot({ path: path.join(folder, fileName(shot)), fullPage: true });
}

const namesOfElements = async () =>
  flags.element ??
  (await readContracts(root)).contracts.map(({ tag }) => tag.replace('shopper-profile-', ''));

/** By the name of the file. */
const pictures = ofElements
  ? (await namesOfElements()).map((name) => [
      `${name}.webp`,
      (context, base) => takePicture({ context, base, name, folder, settle }),
    ])
  : shots.map((shot) => [fileName(shot), (context, base) => takePage(context, base, shot)]);

mkdirSync(folder, { recursive: true });
const demo = flags.url ? { url: flags.url, stop: () => undefined } : await startDemo();
const browser = await launch(await findBrowser({ localOnly: !flags.url }));
let failed = 0;
try {
  for (const [file, take] of pictures) {
    // A context of its own: the demo keeps its state per session, and one picture must not change the next.
    const context = await browser.createBrowserContext();
    try {
      await take(context, demo.url);
      console.log(`${out}/${file}`);
    } catch (error) {
      failed += 1;
      console.error(`${file}: ${error.message}`);
    } finally {
      await context.close();
    }
  }
} finally {
  await browser.close();
  demo.stop();
}
console.log(`${pictures.length - failed} pictures taken, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
