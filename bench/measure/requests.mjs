/* global document, window */
/** Which requests a page makes, and how many of them depend on each other. */
import { recordRequests, withDepth } from '../lib/round-trips.mjs';
import { median } from '../lib/statistics.mjs';
import { delay, plansShown, visit } from '../lib/visit.mjs';

const PAGE = 'bench/elements.html?tag=plans';
const SCRIPTS = '/shopper-profile/';

const describe = (requests) => ({
  count: requests.length,
  depth: Math.max(0, ...requests.map(({ depth }) => depth)),
  chain: requests.map(({ url, depth }) => {
    const { pathname } = new URL(url);
    return `${depth} ${pathname.replace(/-[a-z0-9]{8}\.js$/, '.js')}`;
  }),
});

/** A first visit fills the cache and the storage. */
async function visitBefore(page, { address }) {
  await page.goto(address);
  await plansShown(page);
  await page.waitForFunction(() => window.shopperProfile.ready.then(() => true));
}

/**
 * What a server of the site would embed in the page: the responses of the demo services, and the preload
 * lists of the first visit.
 */
async function putResponsesIntoPage(page, { address }) {
  await visitBefore(page, { address });
  const responses = await page.evaluate(async () => {
    const bodyOf = async (path) => (await fetch(path)).json();
    const { uuid } = JSON.parse(
      decodeURIComponent(document.cookie.match(/shopperProfile\.identity=([^;]*)/)[1]),
    );
    const keys = localStorage.getItem('shopperProfile.planLists').split(' ');
    const planLists = keys.map(async (key) => {
      const [planYear, planType, stateCode, fips] = key.split('/');
      const path = `/planinfo/product-details/VPP/plan-years/${planYear}/products/${planType}/state-codes/${stateCode}/fips-county-codes/${fips}`;
      return { planYear: Number(planYear), planType, stateCode, fips, plans: await bodyOf(path) };
    });
    return {
      uuid,
      featureToggle: await bodyOf('/landrover/api/featureToggle'),
      serverData: await bodyOf('/landrover/api/serverData'),
      profile: await bodyOf(`/landrover/api/Users/${uuid}/all`),
      planLists: await Promise.all(planLists),
    };
  });
  await page.evaluate(() => {
    localStorage.clear();
  });
  const block = `<script type="application/json" data-shopper-profile-answers>${JSON.stringify(responses).replaceAll('<', '\\u003c')}</script>`;
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (request.resourceType() !== 'document') return request.continue();
    const response = await fetch(request.url());
    const html = await response.text();
    return request.respond({ contentType: 'text/html', body: html.replace('</head>', `${block}</head>`) });
  });
}

/** Row names of the table: the shopper, and the earlier visit. */
const CASES = {
  guest: { scenario: 'guest' },
  consumer: { scenario: 'consumer' },
  'consumer, after another visit': { scenario: 'consumer', prepare: visitBefore },
  'consumer, responses in the page': { scenario: 'consumer', prepare: putResponsesIntoPage },
};

async function load({ browser, base }, { scenario, prepare }, { serviceDelay = 0, scriptDelay = 0 }) {
  const session = { scenario, ...(serviceDelay > 0 && { delay: String(serviceDelay) }) };
  return visit({ browser, base, session }, async (page, devtools) => {
    const address = new URL(PAGE, base).href;
    await prepare?.(page, { address });
    await devtools.send('Network.enable');
    const requests = recordRequests(devtools);
    if (scriptDelay > 0) await delay(devtools, `*${SCRIPTS}*.js*`, scriptDelay);
    await page.goto(address);
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

async function measureCase(bench, scenario, { delayMs, runs }) {
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
  for (const name of few(Object.keys(CASES), Object.keys(CASES).length))
    results[name] = await measureCase(bench, CASES[name], { delayMs, runs });
  return results;
}
