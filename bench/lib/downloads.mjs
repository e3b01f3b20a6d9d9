/* global document, window */
/**
 * Measures what pages download, and what the first click on a control adds: the gzip -9 size
 * of our loaded scripts.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { recordRequests, withDepth } from './round-trips.mjs';
import { delay, visit } from './visit.mjs';

/** Analytics requests at the end of a visit start two seconds after the load flow. */
const QUIET_MS = 2500;
const QUIET_AFTER_PRESS_MS = 700;
const TIMEOUT = 60_000;
/** Long enough that a dependent request starts after the request that it depends on has ended. */
const LATE_MS = 250;

const sizes = new Map();

/** Bytes of a file or of a generated response, by URL. */
function gzipOf(key, read) {
  if (!sizes.has(key)) sizes.set(key, gzipSync(read(), { level: 9 }).length);
  return sizes.get(key);
}

const nameOf = (path) => path.replace(/^.*\//, '').replace(/-[a-zA-Z0-9]{8}\.js$/, '');

/**
 * Collects scripts of the visited page by the path of their URLs: those of the bundle from disk, others as served.
 * @returns {() => { files: string[], bytes: number }} what has been downloaded since the last call
 */
function collectScripts(page, dist) {
  const seen = new Set();
  let failed;
  let fresh = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(shopper-profile|bench\/npm)\/.*\.js$/.test(pathname) || seen.has(pathname)) return;
    seen.add(pathname);
    if (!response.ok()) {
      failed = `${pathname}: ${response.status()}`;
      return;
    }
    fresh.push({
      pathname,
      bytes: pathname.startsWith('/shopper-profile/')
        ? Promise.resolve(gzipOf(pathname, () => readFileSync(pathname.replace('/shopper-profile', dist))))
        : response.buffer().then((body) => gzipOf(pathname, () => body)),
    });
  });
  return async () => {
    if (failed) throw new Error(`a script did not come, ${failed}`);
    const taken = fresh;
    fresh = [];
    const bytes = await Promise.all(taken.map((script) => script.bytes));
    return {
      files: taken.map(({ pathname }) => nameOf(pathname)),
      bytes: bytes.reduce((sum, one) => sum + one, 0),
    };
  };
}

/** Searches all shadow roots. */
function findDeep(selector, pattern) {
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const words = (element) => element.ariaLabel || element.textContent.trim();
  return all(document).find(
    (element) => element.checkVisibility() && new RegExp(pattern).test(words(element)),
  );
}

const isThere = async (page, selector, pattern = '') => {
  await page.waitForFunction(findDeep, { timeout: TIMEOUT, polling: 100 }, selector, pattern);
};

async function pressButton(page, pattern) {
  await isThere(page, 'button', pattern);
  const button = await page.evaluateHandle(findDeep, 'button', pattern);
  await button.evaluate((element) => element.click());
}

/**
 * @typedef {object} Press
 * @property {string} name
 * @property {string} [button] pattern of the name of the button, or
 * @property {string} [call] a method of `window.shopperProfile`
 * @property {string} shows selector of the content that it opens
 */

/** @param {{ browser: object, base: string, dist: string }} bench */
export function measureDownloads({ browser, base, dist }, { path, session, shows, presses = [] }) {
  return visit({ browser, base, session }, async (page, devtools) => {
    const take = collectScripts(page, dist);
    await page.goto(new URL(path, base).href, { timeout: TIMEOUT });
    await isThere(page, ...shows);
    const shown = await take();
    await page.waitForNetworkIdle({ idleTime: QUIET_MS, timeout: TIMEOUT });
    const rest = await take();
    const clicks = {};
    if (presses.length > 0) {
      await devtools.send('Network.enable');
      await delay(devtools, '*.js*', LATE_MS);
    }
    for (const { name, button, call, shows: brings } of presses) {
      const requests = recordRequests(devtools);
      if (call) await page.evaluate((method) => window.shopperProfile[method](), call);
      else await pressButton(page, button);
      await isThere(page, brings);
      await page.waitForNetworkIdle({ idleTime: QUIET_AFTER_PRESS_MS, timeout: TIMEOUT });
      const scripts = requests().filter(({ url }) =>
        /\/shopper-profile\/.*\.js$/.test(new URL(url).pathname),
      );
      clicks[name] = {
        ...(await take()),
        roundTrips: Math.max(0, ...withDepth(scripts).map(({ depth }) => depth)),
      };
    }
    return {
      shown,
      all: { files: [...shown.files, ...rest.files], bytes: shown.bytes + rest.bytes },
      clicks,
    };
  });
}
