/** Which requests a page makes, and how many of them wait for each other. */
import { median } from '../lib/statistics.mjs';
import { delay, plansShown, visit } from '../lib/visit.mjs';

const PAGE = 'bench/pieces.html?tag=plans';
const SCRIPTS = '/shopper-profile/';

/** Requests of the page with the times of their start and end, in seconds, in the order of their start. */
function record(devtools) {
  const byId = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    byId.set(requestId, { url: request.url, type, start: timestamp, end: Infinity });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = byId.get(requestId);
    if (request) request.end = timestamp;
  });
  return () => [...byId.values()].toSorted((one, other) => one.start - other.start);
}

/**
 * With every answer late by the same time, a request that starts after another one has ended has waited for it: its
 * place in the chain is one further.
 */
function withDepth(requests) {
  const placed = [];
  for (const request of requests) {
    const before = placed.filter(({ end }) => end <= request.start).map(({ depth }) => depth);
    placed.push({ ...request, depth: 1 + Math.max(0, ...before) });
  }
  return placed;
}

const describe = (requests) => ({
  count: requests.length,
  depth: Math.max(0, ...requests.map(({ depth }) => depth)),
  chain: requests.map(({ url, depth }) => {
    const { pathname } = new URL(url);
    return `${depth} ${pathname.replace(/-[a-z0-9]{8}\.js$/, '.js')}`;
  }),
});

async function load({ browser, base }, scenario, { serviceDelay = 0, scriptDelay = 0 }) {
  const session = { scenario, ...(serviceDelay && { delay: serviceDelay }) };
  return visit({ browser, base, session }, async (page, devtools) => {
    await devtools.send('Network.enable');
    const requests = record(devtools);
    if (scriptDelay > 0) await delay(devtools, `*${SCRIPTS}*.js*`, scriptDelay);
    await page.goto(new URL(PAGE, base).href);
    const shownAt = await plansShown(page);
    const finished = requests();
    return {
      shownAt,
      scripts: finished.filter(({ url }) => new URL(url).pathname.startsWith(SCRIPTS) && url.endsWith('.js')),
      calls: finished.filter(({ type }) => type === 'Fetch' || type === 'XHR'),
    };
  });
}

const repeat = async (times, work) => {
  const results = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await work());
  return results;
};

async function measureScenario(bench, scenario, { delayMs, runs }) {
  const scripts = withDepth((await load(bench, scenario, { scriptDelay: delayMs })).scripts);
  const late = await repeat(runs, () => load(bench, scenario, { serviceDelay: delayMs }));
  const prompt = await repeat(runs, () => load(bench, scenario, {}));
  const shownLate = median(late.map(({ shownAt }) => shownAt));
  const shownPrompt = median(prompt.map(({ shownAt }) => shownAt));
  return {
    scripts: describe(scripts),
    calls: describe(withDepth(late[0].calls)),
    shownLate,
    shownPrompt,
    delays: (shownLate - shownPrompt) / delayMs,
  };
}

export async function measureRequests(bench, { delayMs = 300, runs = 5 } = {}) {
  const results = { delayMs };
  for (const scenario of ['guest', 'consumer'])
    results[scenario] = await measureScenario(bench, scenario, { delayMs, runs });
  return results;
}
