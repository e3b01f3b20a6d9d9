/**
 * Random histories of a page. Whatever the shopper, other tabs, the services and the host page do, in any
 * order, the page shows only true statements, and settles with the saved items. `SOAK_SEED=… npm run soak`
 * repeats one history.
 */
import './no-stack-traces';
import * as fc from 'fast-check';
import { histories, seed } from 'virtual:soak';
import { shorten } from './shorten';
import { history, toWords } from './steps';
import { Visit } from './visit';

const MOST_FAILURES = 3;
const SHORTEN_MS = 60_000;
const HISTORY_MS = 1000;

/** Runs a history. Returns a report if it has failed. */
async function live(historySeed: number): Promise<string | undefined> {
  const [one] = fc.sample(history, { seed: historySeed, numRuns: 1 });
  const failure = await Visit.live(one!);
  if (!failure) return undefined;
  const shortest = await shorten(one!, failure);
  return `SOAK_SEED=${historySeed} npm run soak\n${shortest.failure.problem}\n${toWords(shortest.history)}`;
}

describe('random histories', () => {
  it('tell no untruth and come to rest with what is saved (DEL-06 … DEL-20, contract §7)', async () => {
    const failures: string[] = [];
    for (let index = 0; index < histories && failures.length < MOST_FAILURES; index += 1) {
      const failure = await live(seed + index);
      if (failure !== undefined) failures.push(failure);
    }
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
  }).timeout(MOST_FAILURES * SHORTEN_MS + histories * HISTORY_MS);
});
