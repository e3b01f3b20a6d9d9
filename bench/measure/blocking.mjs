/* global document, requestAnimationFrame, window */
/**
 * Measures how long the bundle blocks a page with all elements on a slow processor: the time of long tasks beyond 50
 * ms. Subtracts the time of the host page, and compares the rest with a minimal React app on the same page.
 *
 * The browser's entries for long tasks contain elapsed time. A visitor experiences this time, but other processes of
 * the machine lengthen it. The trace contains processor time, which they cannot lengthen, so it is the better figure on
 * a busy machine.
 */
import { median, summary } from '../lib/statistics.mjs';
import { eventsOf, isTask, TASK_CATEGORIES, timeOf } from '../lib/trace.mjs';
import { visit } from '../lib/visit.mjs';

const CPU_SLOWDOWN = 4;
const QUIET_MS = 1000;
const TIMEOUT = 60_000;
const POLLING_MS = 100;

const PAGE = 'amp/profile.html';
const PATHS = { bundle: PAGE, blocked: `${PAGE}?bundle=none`, hello: `${PAGE}?bundle=hello` };
const VARIANTS = Object.keys(PATHS);

/**
 * Stores the long tasks of the page as `window.longTasks`, and the time when it was complete as
 * `window.completeAt`.
 */
function watchTasks(variant) {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  let hasFlowEnded = false;
  document.addEventListener('shopper-profile-ready', () => (hasFlowEnded = true));
  const hasPlans = () => {
    const root = document.querySelector('shopper-profile-plans')?.shadowRoot;
    return root?.querySelector('.card .card-facts') && !root.querySelector('.lines, .card-loading');
  };
  const isComplete = {
    bundle: () => hasFlowEnded && hasPlans(),
    blocked: () => document.readyState === 'complete',
    hello: () => document.readyState === 'complete' && document.querySelector('[data-hello]'),
  }[variant];
  const look = () => {
    if (isComplete()) window.completeAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Whether enough time has passed since the page was complete and since its last long task. */
function isQuiet(quietMs) {
  if (window.completeAt === undefined) return false;
  const last = window.longTasks.at(-1);
  const end = last ? last.startTime + last.duration : 0;
  return performance.now() - Math.max(window.completeAt, end) > quietMs;
}

const LONG_MS = 50;

/** Total blocking time of the tasks. */
const blockingOf = (times) => times.reduce((sum, time) => sum + Math.max(0, time - LONG_MS), 0);

const load = ({ browser, base }, variant) =>
  visit({ browser, base, session: { scenario: 'consumer' } }, async (page, devtools) => {
    await page.evaluateOnNewDocument(watchTasks, variant);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.tracing.start({ categories: TASK_CATEGORIES });
    await page.goto(new URL(PATHS[variant], base).href, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(isQuiet, { timeout: TIMEOUT, polling: POLLING_MS }, QUIET_MS);
    const passed = await page.evaluate(() => window.longTasks.map(({ duration }) => duration));
    const used = eventsOf(await page.tracing.stop())
      .filter(isTask)
      .map(timeOf)
      .filter((time) => time > LONG_MS);
    return { passed, used };
  });

/** `time`: which of the two measured times to use */
function compare(loads, time) {
  const blocking = Object.fromEntries(
    VARIANTS.map((variant) => [variant, loads[variant].map((tasks) => blockingOf(tasks[time]))]),
  );
  const beyondBlocked = (variant) =>
    median(blocking[variant].map((own, turn) => own - blocking.blocked[turn]));
  const bundle = beyondBlocked('bundle');
  const hello = beyondBlocked('hello');
  return {
    ...Object.fromEntries(VARIANTS.map((variant) => [variant, summary(blocking[variant])])),
    beyondBlocked: { bundle, hello },
    // On a fast machine, React may take too little time to measure.
    ratio: hello > 0 ? bundle / hello : undefined,
  };
}

/**
 * Runs the variants in turn, and reverses their order every other time, so that the load of the machine
 * affects all of them equally.
 */
export async function measureBlocking(bench, { runs = 15 } = {}) {
  const loads = Object.fromEntries(VARIANTS.map((variant) => [variant, []]));
  for (let turn = 0; turn < runs; turn += 1) {
    for (const variant of turn % 2 ? VARIANTS.toReversed() : VARIANTS)
      loads[variant].push(await load(bench, variant));
  }
  return { runs, passed: compare(loads, 'passed'), used: compare(loads, 'used'), loads };
}
