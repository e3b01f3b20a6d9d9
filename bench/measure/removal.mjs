/* global window */
/**
 * The time until a removed drug is gone from counts and cards on a slow processor, and how it grows with the
 * list.
 */
import { summary } from '../lib/statistics.mjs';
import { visit } from '../lib/visit.mjs';

const CPU_SLOWDOWN = 4;

const TIMEOUT = 60_000;

/** Analytics requests at the end of a visit start two seconds after the load flow. */
const QUIET_MS = 2500;

async function run({ browser, base }, { plans, drugs }, { isRecording = false } = {}) {
  return visit({ browser, base }, async (page, devtools) => {
    await page.goto(new URL(`bench/render.html?variant=removal&count=${plans}x${drugs}`, base).href);
    const unready = new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`${plans} cards and ${drugs} drugs did not show`)), TIMEOUT).unref();
    });
    await Promise.race([page.evaluate(() => window.isReadyToRemove), unready]);
    if (isRecording) return page.waitForNetworkIdle({ idleTime: QUIET_MS });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const tooLate = new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`the removal of 1 of ${drugs} drugs did not show`)), TIMEOUT).unref();
    });
    return Promise.race([page.evaluate(() => window.measureRemoval()), tooLate]);
  });
}

/** @param {{ plans: number, drugs: number }[]} sets */
export async function measureRemoval(bench, sets, { runs = 15 } = {}) {
  const times = sets.map(() => []);
  for (const set of sets) await run(bench, set, { isRecording: true });
  // Runs the sets in turn, so that other load on the machine affects all of them equally.
  for (let turn = 0; turn < runs; turn += 1) {
    for (const [index, set] of sets.entries()) {
      const time = await run(bench, set);
      if (time.shown !== set.plans || time.unrecorded > 0)
        throw new Error(
          `${time.shown} of ${set.plans} cards, ${time.unrecorded} calls without a recorded response`,
        );
      times[index].push(time);
    }
  }
  return sets.map(({ plans, drugs }, index) => ({
    plans,
    drugs,
    runs,
    counts: summary(times[index].map(({ counts }) => counts)),
    cards: summary(times[index].map(({ cards }) => cards)),
    frames: Math.max(...times[index].map(({ frames }) => frames)),
    times: times[index],
  }));
}
