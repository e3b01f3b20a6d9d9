/* global document, requestAnimationFrame, window */
/**
 * The time from a key press until the next frame is painted, on a slow processor. Counts the wait for a free main
 * thread, the event listeners, and the style, layout and paint of that frame, as Interaction to Next Paint does. The
 * browser's own entries for events are not used, because a browser without a window leaves some out.
 */
import { changeProfile } from '../lib/profile.mjs';
import { summary } from '../lib/statistics.mjs';
import { plansShown, visit } from '../lib/visit.mjs';

const CPU_SLOWDOWN = 4;
const QUIET_MS = 1000;
const TIMEOUT = 60_000;
const POLLING_MS = 100;
const PHONE = { width: 390, height: 844 };

/** Stores the time of each key event until the next paint as `window.presses`. */
function watchPresses() {
  window.presses = [];
  window.busyUntil = performance.now();
  const watch = ({ timeStamp }) => {
    window.busyUntil = Infinity;
    requestAnimationFrame(() => {
      // This message arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.busyUntil = performance.now();
        window.presses.push(window.busyUntil - timeStamp);
      };
      port2.postMessage(undefined);
    });
  };
  for (const type of ['keydown', 'keyup']) window.addEventListener(type, watch, true);
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      window.busyUntil = Math.max(window.busyUntil, startTime + duration);
  }).observe({ type: 'longtask' });
}

const isQuiet = (quietMs) => performance.now() - window.busyUntil > quietMs;

const quiet = (page) => page.waitForFunction(isQuiet, { timeout: TIMEOUT, polling: POLLING_MS }, QUIET_MS);

/** Moves focus to the first matching node in the shadow tree of the tag. */
const focusIn = (page, tag, selector) =>
  page.waitForFunction(
    (name, wanted) => {
      const node = document.querySelector(name)?.shadowRoot?.querySelector(wanted);
      node?.focus();
      return node?.matches(':focus');
    },
    { timeout: TIMEOUT },
    tag,
    selector,
  );

const PRESSES = [
  {
    name: 'another order of 20 cards',
    path: 'ums/profile.html',
    session: { scenario: 'many-plans' },
    cards: 20,
    keys: ['ArrowDown', 'ArrowDown', 'Home'],
    focus: (page) => focusIn(page, 'shopper-profile-plans', '.order select'),
  },
  {
    name: 'a plan chosen to compare',
    path: 'ums/decide.html',
    session: { scenario: 'consumer' },
    keys: ['Space', 'Space', 'Space'],
    focus: (page) => focusIn(page, 'shopper-profile-plans', '.card input[type=checkbox]'),
  },
  {
    name: 'equal rows of the comparison shown for the first time',
    path: 'ums/decide.html',
    session: { scenario: 'consumer' },
    keys: ['Enter'],
    focus: (page) => focusIn(page, 'shopper-profile-compare', 'button[name=compare-same]'),
  },
];

/** Only the first plans of next year, which the profile opens with. */
const withPlans = (count) => (profile) => {
  const { plans } = profile.plansDetails;
  const years = plans.map(({ planYear }) => Number(planYear));
  const latest = String(Math.max(...years));
  const some = plans.filter(({ planYear }) => planYear === latest).slice(0, count);
  return { ...profile, plansDetails: { ...profile.plansDetails, plans: some } };
};

const run = ({ browser, base }, { path, session, cards, keys, focus }) =>
  visit({ browser, base, session, ...PHONE }, async (page, devtools) => {
    if (cards) await changeProfile(devtools, withPlans(cards));
    await page.goto(new URL(path, base).href);
    await plansShown(page);
    await page.evaluate(watchPresses);
    await quiet(page);
    const shown = await page.evaluate(
      () =>
        document.querySelector('shopper-profile-plans').shadowRoot.querySelectorAll('article.card').length,
    );
    if (cards && shown !== cards) throw new Error(`${shown} of ${cards} cards show`);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    for (const key of keys) {
      await focus(page);
      await page.keyboard.press(key);
      await quiet(page);
    }
    const times = await page.evaluate(() => window.presses);
    if (times.length < 2 * keys.length)
      throw new Error(`${times.length} of ${2 * keys.length} key events were measured`);
    return Math.max(...times);
  });

/** The slowest press of each visit. */
export async function measurePresses(bench, { runs = 15 } = {}) {
  const times = PRESSES.map(() => []);
  for (let turn = 0; turn < runs; turn += 1) {
    for (const [index, press] of PRESSES.entries()) times[index].push(await run(bench, press));
  }
  return PRESSES.map(({ name }, index) => ({
    name,
    runs,
    slowest: summary(times[index]),
    times: times[index],
  }));
}
