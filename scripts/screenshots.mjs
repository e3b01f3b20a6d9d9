/**
 * Compares the demo's pages with the pictures of test/pictures, and shows what differs in ./screenshots/index.html.
 *
 *   npm run screenshots                                          compares all of them
 *   npm run screenshots -- --only consumer                       those with a text in their names (list.mjs)
 *   npm run screenshots -- --update                              stores what the pages look like now
 *   npm run screenshots -- --elements                            each element, for docs/reference/elements.md
 *   npm run screenshots -- --element plans                       one of them
 *   npm run screenshots -- --look                                every page, scenario and width, into ./screenshots
 *   npm run screenshots -- --look --page /amp/profile.html --width 390 --scenario consumer
 *   npm run screenshots -- --look --brand ums --date 2026-12-05  the pages of one brand, on one date
 *   npm run screenshots -- --look --url http://localhost:4173    of a running server
 *
 * --only, --element, --page, --brand, --scenario and --width may be repeated. Needs a build (`npm run build`). The
 * browser is always the one of @sparticuz/chromium, with its own fonts and those of the demo, so that pictures do not
 * depend on the machine.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { findPictureBrowser } from './browser.mjs';
import { readContracts } from './build/contracts.mjs';
import { loadModule } from './build/load-module.mjs';
import { startDemo } from './screenshots/demo.mjs';
import { takePicture } from './screenshots/elements.mjs';
import { checkStored } from './screenshots/stored.mjs';
import { settle } from './screenshots/take.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const PAGES = [
  '/amp/profile.html',
  '/ums/profile.html',
  '/ums/one-tag.html',
  '/partner/extra-help.html',
  '/hostile/',
];
const WIDTHS = ['390', '768', '1280'];
const HEIGHT = 900;

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    update: { type: 'boolean', default: false },
    look: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    brand: { type: 'string', multiple: true },
    scenario: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    date: { type: 'string' },
    url: { type: 'string' },
    elements: { type: 'boolean', default: false },
    element: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
});
const areElements = flags.elements || flags.element !== undefined;

const fileName = ({ page, scenario, width }) => {
  const name = page.replace(/^\/|\.html$|\/$/g, '').replaceAll('/', '-') || 'index';
  return `${[name, scenario, flags.date, width].filter(Boolean).join('.')}.png`;
};

async function takePage(context, base, shot, folder) {
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

/** By the name of the file. */
async function picturesOfElements(folder) {
  const names =
    flags.element ??
    (await readContracts(root)).contracts.map(({ tag }) => tag.replace('shopper-profile-', ''));
  return names.map((name) => [
    `${name}.webp`,
    (context, base) => takePicture({ context, base, name, folder, settle }),
  ]);
}

/** By the name of the file. */
async function picturesOfPages(folder) {
  const { scenarioNames } = await loadModule(`export { scenarioNames } from './demo/service/index';`, root);
  // Pages are named after the first folder behind the brand that they show.
  const isOfBrand = (page) =>
    !flags.brand || flags.brand.some((brand) => page.startsWith(`/${brand.toLowerCase()}/`));
  return (flags.page ?? PAGES.filter(isOfBrand)).flatMap((page) =>
    (flags.scenario ?? scenarioNames).flatMap((scenario) =>
      (flags.width ?? WIDTHS).map((width) => {
        const shot = { page, scenario, width: Number(width) };
        return [fileName(shot), (context, base) => takePage(context, base, shot, folder)];
      }),
    ),
  );
}

/** Takes pictures without a comparison. Returns whether all of them were taken. */
async function takeEach(browser, base) {
  const out = flags.out ?? (areElements ? 'docs/pictures' : 'screenshots');
  const folder = path.join(root, out);
  mkdirSync(folder, { recursive: true });
  const pictures = await (areElements ? picturesOfElements(folder) : picturesOfPages(folder));
  let failed = 0;
  for (const [file, take] of pictures) {
    // A separate context, because the demo keeps its state per session, and a picture must not change the
    // next one.
    const context = await browser.createBrowserContext();
    try {
      await take(context, base);
      console.log(`${out}/${file}`);
    } catch (error) {
      failed += 1;
      console.error(`${file}: ${error.message}`);
    } finally {
      await context.close();
    }
  }
  console.log(`${pictures.length - failed} pictures taken, ${failed} failed`);
  return failed === 0;
}

const browser = await launch(await findPictureBrowser({ localOnly: !flags.url }));
const demo = flags.url ? { url: flags.url, stop: () => undefined } : await startDemo(root);
try {
  const isGood =
    areElements || flags.look
      ? await takeEach(browser, demo.url)
      : await checkStored({ root, browser, base: demo.url, only: flags.only, isUpdate: flags.update });
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  demo.stop();
}
