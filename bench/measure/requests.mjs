/** Which requests a page makes, and how many of them wait for each other. */
import { recordRequests, withDepth } from '../lib/round-trips.mjs';
import { median } from '../lib/statistics.mjs';
import { delay, plansShown, visit } from '../lib/visit.mjs';

const PAGE = 'bench/pieces.html?tag=plans';
const SCRIPTS = '/shopper-profile/';

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
    const requests = recordRequests(devtools);
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

export async function measureRequests(bench, { delayMs = 300, runs = 5, few = (list) => list } = {}) {
  const results = { delayMs };
  for (const scenario of few(['guest', 'consumer']))
    results[scenario] = await measureScenario(bench, scenario, { delayMs, runs });
  return results;
}
