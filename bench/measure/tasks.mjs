/** The longest task of the main thread while a page with many elements loads on a slow processor. */
import { eventsOf, isTask, TASK_CATEGORIES, timeOf } from '../lib/trace.mjs';
import { plansShown, visit } from '../lib/visit.mjs';

const CPU_SLOWDOWN = 4;
const SETTLE_MS = 500;
const LONG_MS = 50;
const CATEGORIES = [...TASK_CATEGORIES, 'v8', 'disabled-by-default-v8.compile', 'v8.execute', 'blink'];

const shortName = (url) => url.replace(/^.*\//, '').replace(/-[a-z0-9]{8}\.js$/, '.js') || url;

function labelOf({ name, args }) {
  const data = args?.data ?? args?.beginData ?? {};
  const url = data.url ?? args?.fileName ?? args?.url;
  return [name.replace(/^v8\./i, ''), data.functionName, url && shortName(url)].filter(Boolean).join(' ');
}

/** The events of a task, sorted by their own time without nested events. */
function causesOf(task, events) {
  const inside = events
    .filter((event) => !isTask(event) && event.ts >= task.ts && event.ts + event.dur <= task.ts + task.dur)
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur);
  const own = new Map();
  const open = [];
  for (const event of inside) {
    while (open.length > 0 && event.ts >= open.at(-1).end) open.pop();
    const time = timeOf(event);
    const label = labelOf(event);
    own.set(label, (own.get(label) ?? 0) + time);
    const outer = open.at(-1);
    if (outer) own.set(outer.label, own.get(outer.label) - time);
    open.push({ label, end: event.ts + event.dur });
  }
  return [...own]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
    .filter(([, time]) => time >= 3)
    .map(([label, time]) => `${label} ${time.toFixed(0)} ms`);
}

/** Tasks on the main thread of the page, longest first, with their events. */
function tasksOf(trace) {
  const events = eventsOf(trace);
  return events
    .filter(isTask)
    .map((task) => ({ ms: timeOf(task), causes: causesOf(task, events) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 8);
}

/** The same page with an empty script instead of the bundle. */
async function leaveOutBundle(devtools) {
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/shopper-profile/shopper-profile.js' }] });
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/javascript' }];
    void devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders });
  });
}

async function load({ browser, base }, { path, isShown, hasBundle = true }, scenario) {
  return visit({ browser, base, session: { scenario } }, async (page, devtools) => {
    if (!hasBundle) await leaveOutBundle(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.tracing.start({ categories: CATEGORIES });
    await page.goto(new URL(path, base).href);
    await isShown(page);
    await new Promise((done) => setTimeout(done, SETTLE_MS));
    return tasksOf(await page.tracing.stop());
  });
}

const times = (count, tag) => Array.from({ length: count }, () => tag);

const elementsPath = (tags) => `bench/elements.html?${tags.map((tag) => `tag=${tag}`).join('&')}`;

const AMP = 'amp/profile.html';

// Lower bounds for the target: React alone, evaluated and rendered, and the host page alone.
const PAGES = [
  {
    name: 'React says hello',
    path: 'bench/hello.html',
    isShown: (page) => page.waitForSelector('h1'),
    isReference: true,
  },
  {
    name: '1 plans, 14 extra-help',
    path: elementsPath(['plans', ...times(14, 'extra-help')]),
    isShown: plansShown,
  },
  {
    name: 'AMP page without the bundle',
    path: AMP,
    isShown: (page) => page.waitForSelector('shopper-profile-faq'),
    hasBundle: false,
    isReference: true,
  },
  { name: 'AMP page', path: AMP, isShown: plansShown },
];

/** @returns one result per page: the run with the median longest task, and the longest of all runs */
export async function measureTasks(bench, { runs = 5, scenario = 'consumer' } = {}) {
  const results = [];
  for (const { isReference = false, name, ...target } of PAGES) {
    const loads = [];
    for (let run = 0; run < runs; run += 1) loads.push(await load(bench, target, scenario));
    loads.sort((one, other) => one[0].ms - other[0].ms);
    results.push({
      name,
      isReference,
      longest: loads.map(([task]) => task.ms),
      typical: loads[Math.floor(runs / 2)],
      long: loads[Math.floor(runs / 2)].filter((task) => task.ms > LONG_MS),
    });
  }
  return results;
}
