/* global window */
/** The time to render the plans as a custom element, and as the same React tree in a plain root. */
import { median, summary } from '../lib/statistics.mjs';
import { visit } from '../lib/visit.mjs';

const TIMEOUT = 30_000;

/** Analytics requests at the end of a visit start two seconds after the load flow. */
const QUIET_MS = 2500;

async function run({ browser, base }, variant, count, { isRecording = false } = {}) {
  return visit({ browser, base }, async (page) => {
    const failed = new Promise((_, reject) => {
      page.once('pageerror', reject);
      setTimeout(() => reject(new Error(`${variant} did not show ${count} cards`)), TIMEOUT).unref();
    });
    failed.catch(() => undefined); // From a run that has ended.
    await page.goto(new URL(`bench/render.html?variant=${variant}&count=${count}`, base).href);
    const times = await Promise.race([page.evaluate(() => window.renderTimes), failed]);
    if (isRecording) await page.waitForNetworkIdle({ idleTime: QUIET_MS });
    return times;
  });
}

/** Runs the two variants in turn. Each goes first in every other pair. */
async function measureCount(bench, { count, runs, isWholePage = false }) {
  const times = { elements: [], react: [] };
  const variants = Object.keys(times);
  const nameOf = (variant) => (isWholePage ? `all-${variant}` : variant);
  await run(bench, nameOf('elements'), count, { isRecording: true });
  for (let pair = 0; pair < runs; pair += 1) {
    for (const variant of pair % 2 ? variants : variants.toReversed()) {
      const time = await run(bench, nameOf(variant), count);
      if (time.shown !== count || time.unrecorded > 0)
        throw new Error(
          `${variant} showed ${time.shown} of ${count} cards, ${time.unrecorded} calls without a recorded response`,
        );
      times[variant].push(time);
    }
  }
  const ofPairs = (figure) =>
    median(times.elements.map((time, pair) => time[figure] / times.react[pair][figure]));
  return {
    count,
    runs,
    isWholePage,
    ...Object.fromEntries(
      variants.map((variant) => [
        variant,
        {
          cards: summary(times[variant].map(({ cards }) => cards)),
          painted: summary(times[variant].map(({ painted }) => painted)),
        },
      ]),
    ),
    ratio: { cards: ofPairs('cards'), painted: ofPairs('painted') },
    times,
  };
}

/**
 * @param {{ count: number, runs: number, isWholePage?: boolean }[]} sets `isWholePage`: together with all other
 *   elements
 */
export async function measureRender(bench, sets) {
  const results = [];
  for (const set of sets) results.push(await measureCount(bench, set));
  return results;
}
