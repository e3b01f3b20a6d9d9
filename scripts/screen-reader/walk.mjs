/** Walks through a journey by keys, and writes down what Orca says after each of them. */
/* global document -- in the function that the page evaluates */
import { settle } from '../screenshots/take.mjs';
import { pressKey } from './firefox.mjs';
import { steady } from './transcript.mjs';

/** The longest time from a key to all that Orca says about it, on a busy machine. */
const ANSWER_MS = 15_000;
/** At the top of the page already, Orca may have nothing to say. */
const HOME_MS = 3_000;
/** Nothing more comes when Orca has been quiet for this time. */
const QUIET_MS = 400;
/** The same, if no stored transcript tells how much will come. */
const LONG_QUIET_MS = 2_000;

/** Moves focus from the browser’s own controls to the page, if an earlier journey left it there. */
async function enterPage({ page, speech, env, xdotool }) {
  for (let tries = 0; tries < 5; tries += 1) {
    if (await page.evaluate(() => document.hasFocus())) return;
    pressKey(xdotool, env, 'F6');
    await speech.quiet(QUIET_MS);
  }
  throw new Error('The page did not get focus.');
}

/**
 * @param {import('./transcript.mjs').Step[]} [expected] The stored transcript. A key is over when Orca has said as much
 *   as in it.
 * @returns {Promise<import('./transcript.mjs').Step[]>}
 */
export async function walk({ page, speech, env, xdotool, url, keys, expected }) {
  const quiet = expected ? QUIET_MS : LONG_QUIET_MS;
  await page.goto(url, { waitUntil: 'load' });
  await settle(page);
  // What is said in the meantime depends on the speed of the machine.
  await speech.until((lines) => lines.some((line) => line.startsWith('Finished loading')), ANSWER_MS);
  await speech.quiet(quiet);
  await enterPage({ page, speech, env, xdotool });
  speech.take();
  pressKey(xdotool, env, 'Control+Home');
  await speech.until((lines) => lines.length > 0, HOME_MS);
  await speech.quiet(2 * quiet);
  speech.take();

  const steps = [];
  for (const [index, key] of keys.entries()) {
    pressKey(xdotool, env, key);
    const count = steady(expected?.[index]?.said ?? []).length;
    await speech.until((lines) => steady(lines).length >= count, ANSWER_MS);
    await speech.quiet(quiet);
    steps.push({ key, said: speech.take() });
  }
  return steps;
}
