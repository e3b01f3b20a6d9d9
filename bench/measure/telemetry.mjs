/**
 * The cost of analytics before the first cards show: which of its files and requests have started by then.
 */
import { firstCards, watchFirstCards } from '../lib/first-cards.mjs';
import { visit } from '../lib/visit.mjs';

const PAGES = ['/amp/profile.html', '/ums/profile.html', '/bench/elements.html?tag=plans'];
const SCENARIOS = ['guest', 'consumer'];
const OURS = /\/chunks\/telemetry-|\/gpdCustomEvent|\/api\/domo\//;
/** They start half a second after the load flow. */
const PATIENCE_MS = 10_000;

async function visitOnce({ browser, base }, path, scenario) {
  return visit({ browser, base, session: { scenario } }, async (page, devtools) => {
    await page.evaluateOnNewDocument(watchFirstCards);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(new URL(path, base).href);
    const cardsAt = await firstCards(page);
    await page.waitForFunction(
      (pattern) =>
        performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
      { timeout: PATIENCE_MS },
      OURS.source,
    );
    const requests = await page.evaluate(
      (pattern) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new RegExp(pattern).test(name))
          .map(({ startTime, transferSize }) => ({ startTime, transferSize })),
      OURS.source,
    );
    const before = requests.filter(({ startTime }) => startTime < cardsAt);
    return {
      path,
      scenario,
      cardsAt,
      firstAt: Math.min(...requests.map(({ startTime }) => startTime)),
      requestsBefore: before.length,
      bytesBefore: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
}

export async function measureTelemetry(bench, { few = (list) => list } = {}) {
  const results = [];
  for (const path of few(PAGES))
    for (const scenario of few(SCENARIOS)) results.push(await visitOnce(bench, path, scenario));
  return results;
}
