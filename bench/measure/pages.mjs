/* global document, requestAnimationFrame, window */
/**
 * Measures how soon a page shows its first cards over slow networks, with an empty cache. Compares the unchanged page,
 * the page with the one classic file instead of the bundle, and a page that does only the minimum
 * (`bench/pages/floor.tsx`).
 */
import { firstCards, watchFirstCards } from '../lib/first-cards.mjs';
import { openSlowLink } from '../lib/slow-link.mjs';
import { startSecureServer } from '../lib/secure-server.mjs';
import { median, summary } from '../lib/statistics.mjs';
import { plansShown, visit } from '../lib/visit.mjs';

const PROTOCOLS = ['HTTP/1.1', 'HTTP/2'];
const NETWORKS = [
  { name: 'slow 4G', roundTripMs: 150, bitsPerSecond: 1_600_000 },
  { name: 'fast', roundTripMs: 40, bitsPerSecond: 10_000_000 },
];
const SLOWDOWNS = [1, 4];

const PAGE = 'amp/profile.html';
const SESSION = { scenario: 'consumer' };
const PATHS = { chunks: PAGE, classic: `${PAGE}?bundle=classic`, floor: `${PAGE}?bundle=floor` };
const VARIANTS = Object.keys(PATHS);

const TIMEOUT = 60_000;
const QUIET_MS = 1000;

/** Checks in each frame, and records when each element first shows content other than its loading state. */
function watchElements() {
  window.elementsShownAt = new Map();
  const isLoading = (root) => root.querySelector('.lines, .card-loading, [aria-busy="true"]');
  const look = () => {
    for (const element of document.querySelectorAll('*')) {
      if (!element.localName.startsWith('shopper-profile-') || window.elementsShownAt.has(element)) continue;
      const root = element.shadowRoot;
      const hasBox = [...(root?.children ?? [])].some((child) => child.getClientRects().length > 0);
      if (hasBox && !isLoading(root)) window.elementsShownAt.set(element, performance.now());
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const start = async (page, devtools, { url, slowdown }) => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: TIMEOUT });
};

const load = ({ browser, base }, target) =>
  visit({ browser, base, session: SESSION }, async (page, devtools) => {
    await page.evaluateOnNewDocument(watchFirstCards);
    await start(page, devtools, target);
    return firstCards(page);
  });

/** Scripts of the bundle that the page has requested by the time the last visible element shows. */
const scriptsOf = ({ browser, base }, target) =>
  visit({ browser, base, session: SESSION }, async (page, devtools) => {
    await page.evaluateOnNewDocument(watchElements);
    await start(page, devtools, target);
    await plansShown(page);
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });
    return page.evaluate(() => {
      const shownAt = Math.max(...window.elementsShownAt.values());
      const requested = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\/shopper-profile\/.*\.js$/.test(name) && startTime <= shownAt);
      // A file that is preloaded and then imported has two entries. The second one comes from the cache.
      const scripts = [...new Map(requested.map((entry) => [entry.name, entry])).values()];
      return {
        shownAt,
        elements: window.elementsShownAt.size,
        files: scripts.map(({ name }) => name.replace(/^.*\/shopper-profile\//, '')),
        gzip: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      };
    });
  });

/**
 * Runs the variants in turn, and reverses their order every other time, so that the load of the machine
 * affects all of them equally.
 */
async function timesOf(bench, targetOf, runs) {
  const times = Object.fromEntries(VARIANTS.map((variant) => [variant, []]));
  for (let turn = 0; turn < runs; turn += 1) {
    for (const variant of turn % 2 ? VARIANTS.toReversed() : VARIANTS)
      times[variant].push(await load(bench, targetOf(variant)));
  }
  return times;
}

const ratio = (times, others) => median(times.map((time, turn) => time / others[turn]));

async function measureCell(bench, { protocol, network, slowdown, port }, runs) {
  const targetOf = (variant) => ({ url: `https://localhost:${port}/${PATHS[variant]}`, slowdown });
  const scripts = await scriptsOf(bench, targetOf('chunks'));
  const times = await timesOf(bench, targetOf, runs);
  return {
    protocol,
    network: network.name,
    slowdown,
    runs,
    ...Object.fromEntries(VARIANTS.map((variant) => [variant, summary(times[variant])])),
    toClassic: ratio(times.chunks, times.classic),
    toFloor: ratio(times.chunks, times.floor),
    scripts,
    times,
  };
}

/** Measures all cells of a protocol and a network through one link. */
async function measureLink(bench, { protocol, network, server }, { runs, few, onCell }) {
  const link = await openSlowLink({ port: server.port, ...network });
  const cells = [];
  try {
    for (const slowdown of few(SLOWDOWNS)) {
      onCell(`${protocol}, ${network.name}, CPU ${slowdown} ×`);
      cells.push(await measureCell(bench, { protocol, network, slowdown, port: link.port }, runs));
    }
  } finally {
    await link.close();
  }
  return cells;
}

async function measureProtocol(bench, protocol, options) {
  const server = await startSecureServer({ ...bench, protocol });
  const cells = [];
  try {
    // Warms the cache without the network: the server compresses each file before the measurement.
    for (const path of Object.values(PATHS))
      await load(bench, { url: `https://localhost:${server.port}/${path}`, slowdown: 1 });
    for (const network of options.few(NETWORKS))
      cells.push(...(await measureLink(bench, { protocol, network, server }, options)));
  } finally {
    await server.close();
  }
  return cells;
}

/**
 * @param {{ browser: object, base: string, fetch: Function, certificate: object }} bench
 * @param {{ runs?: number, few?: <Item>(list: Item[]) => Item[], onCell?: (name: string) => void }} [options]
 */
export async function measurePages(
  bench,
  { runs = 15, few = (list) => list, onCell = () => undefined } = {},
) {
  const cells = [];
  for (const protocol of few(PROTOCOLS))
    cells.push(...(await measureProtocol(bench, protocol, { runs, few, onCell })));
  return cells;
}
