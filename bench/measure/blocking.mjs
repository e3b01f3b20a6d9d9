/* global document, requestAnimationFrame, window */
/**
 * How long the bundle keeps a page with all pieces from answering its visitor, on a slow processor: what long tasks
 * take beyond 50 ms. The host page's own part is taken off, and the rest is compared with React saying hello there.
 */
import { median, summary } from '../lib/statistics.mjs';
import { visit } from '../lib/visit.mjs';

const CPU_SLOWDOWN = 4;
const QUIET_MS = 1000;
const TIMEOUT = 60_000;
const POLLING_MS = 100;

const PAGE = 'amp/profile.html';
const PATHS = { bundle: PAGE, blocked: `${PAGE}?bundle=none`, hello: `${PAGE}?bundle=hello` };
const VARIANTS = Object.keys(PATHS);

/** Keeps the long tasks of the page, and when it has last had something to do. */
function watchTasks() {
  const LONG_MS = 50;
  window.blocking = { total: 0, longest: 0, tasks: 0, lastAt: Infinity };
  const state = window.blocking;
  const touch = (time) => (state.lastAt = Math.max(state.lastAt === Infinity ? 0 : state.lastAt, time));
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      state.total += Math.max(0, duration - LONG_MS);
      state.longest = Math.max(state.longest, duration);
      state.tasks += 1;
      if (state.lastAt !== Infinity) touch(startTime + duration);
    }
  }).observe({ type: 'longtask', buffered: true });

  const hasPlans = () => {
    const root = document.querySelector('shopper-profile-plans')?.shadowRoot;
    return root?.querySelector('.card .facts') && !root.querySelector('.lines, .card-loading');
  };
  const isThere = {
    bundle: () => state.isReady && hasPlans(),
    blocked: () => document.readyState === 'complete',
    hello: () => document.querySelector('[data-hello]') && document.readyState === 'complete',
  }[new URLSearchParams(location.search).get('bundle')?.replace('none', 'blocked') ?? 'bundle'];
  document.addEventListener('shopper-profile-ready', () => (state.isReady = true));
  const look = () => {
    if (isThere?.()) touch(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const load = ({ browser, base }, variant) =>
  visit({ browser, base, session: { scenario: 'consumer' } }, async (page, devtools) => {
    await page.evaluateOnNewDocument(watchTasks);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(new URL(PATHS[variant], base).href, { waitUntil: 'domcontentloaded' });
    const isQuiet = (quietMs) => performance.now() - window.blocking.lastAt > quietMs;
    await page.waitForFunction(isQuiet, { timeout: TIMEOUT, polling: POLLING_MS }, QUIET_MS);
    const { total, longest, tasks } = await page.evaluate(() => window.blocking);
    return { total, longest, tasks };
  });

/** The variants in turn, the other way round in every other turn, so that all meet the same machine. */
export async function measureBlocking(bench, { runs = 15 } = {}) {
  const loads = Object.fromEntries(VARIANTS.map((variant) => [variant, []]));
  for (let turn = 0; turn < runs; turn += 1) {
    for (const variant of turn % 2 ? VARIANTS.toReversed() : VARIANTS)
      loads[variant].push(await load(bench, variant));
  }
  const beyondBlocked = (variant) =>
    median(loads[variant].map(({ total }, turn) => total - loads.blocked[turn].total));
  const bundle = beyondBlocked('bundle');
  const hello = beyondBlocked('hello');
  return {
    runs,
    ...Object.fromEntries(
      VARIANTS.map((variant) => [variant, summary(loads[variant].map(({ total }) => total))]),
    ),
    beyondBlocked: { bundle, hello },
    ratio: bundle / hello,
    loads,
  };
}
