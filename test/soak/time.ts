/** Time of a history: it needs no drawing, so thousands of turns take no longer than the work in them. */
import type { SinonFakeTimers } from 'sinon';
import { areFilesUnderWay, isTurnQuiet, whatIsUnderWay } from '../support/under-way';

const QUIET_TURNS = 2;
/** Enough for a lock that a busy machine is slow to grant. */
const MOST_TURNS = 50_000;
const MOST_FRAMES = 10;
/** The delays of the product and of the steps differ by more than this. */
const SLICE_MS = 500;

/** The fake clock leaves itself on the timers that it has replaced. */
const clock = (): SinonFakeTimers => Reflect.get(setTimeout, 'clock') as SinonFakeTimers;

/** Timers without a delay need no time either; returns whether there were none. */
function hadNoDueTimers(): boolean {
  const timers = clock().countTimers();
  clock().tick(0);
  return clock().countTimers() === timers;
}

/** Waits for everything that needs no time; what waits for the clock is not waited for. */
export async function settle(): Promise<void> {
  let turns = 0;
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    if (!areFilesUnderWay()) turns += 1;
    quiet = (await isTurnQuiet(hadNoDueTimers)) ? quiet + 1 : 0;
    if (turns > MOST_TURNS)
      throw new Error(`The page does not come to rest. Under way: ${whatIsUnderWay()}.`);
  }
}

/** The browser takes focus away from what no longer shows when it draws: a busy machine may do so too late for the clock. */
async function untilFocusIsSeen(): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && !document.activeElement!.checkVisibility(); frame += 1)
    await new Promise(requestAnimationFrame);
}

/**
 * Lets time pass on a page that has come to rest, and what follows from it happen: in small slices, so that what one timer
 * has set off comes before the next one.
 */
export async function pass(ms: number): Promise<void> {
  await untilFocusIsSeen();
  for (let left = ms; left > 0; left -= SLICE_MS) {
    clock().tick(Math.min(left, SLICE_MS));
    await settle();
  }
}
