/** The time of a history. It needs no drawing, so thousands of turns take only as long as the work in them. */
import type { SinonFakeTimers } from 'sinon';
import { areFilesUnderWay, isTurnQuiet, whatIsUnderWay } from '../support/under-way';

const QUIET_TURNS = 2;
/** Enough for a lock that a busy machine is slow to grant. */
const MOST_TURNS = 50_000;
const MOST_FRAMES = 10;
/** The delays of the product and of the steps differ by more than this. */
const SLICE_MS = 500;

/** The fake clock stores itself on the timers that it has replaced. */
const clock = (): SinonFakeTimers => Reflect.get(setTimeout, 'clock') as SinonFakeTimers;

/** Runs timers without a delay, because they need no time. Returns whether there were none. */
function hadNoDueTimers(): boolean {
  const timers = clock().countTimers();
  clock().tick(0);
  return clock().countTimers() === timers;
}

/** Waits for everything that needs no time. Does not wait for work that waits for the clock. */
export async function settle(): Promise<void> {
  let turns = 0;
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    if (!areFilesUnderWay()) turns += 1;
    quiet = (await isTurnQuiet(hadNoDueTimers)) ? quiet + 1 : 0;
    if (turns > MOST_TURNS)
      throw new Error(`The page does not come to rest. Under way: ${whatIsUnderWay()}.`);
  }
}

/**
 * The browser removes focus from hidden elements when it draws. On a busy machine, that may be too late for the clock.
 */
async function untilFocusIsSeen(): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && !document.activeElement!.checkVisibility(); frame += 1)
    await new Promise(requestAnimationFrame);
}

/**
 * Advances the time of a page that has settled, in small slices, so that the effects of one timer come before the next
 * timer.
 */
export async function pass(ms: number): Promise<void> {
  await untilFocusIsSeen();
  for (let left = ms; left > 0; left -= SLICE_MS) {
    clock().tick(Math.min(left, SLICE_MS));
    await settle();
  }
}
