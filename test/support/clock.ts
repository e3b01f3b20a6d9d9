import sinon from 'sinon';
import { realTimeout } from './timers';
import {
  areFilesUnderWay,
  countOfBegun,
  isFrameRequested,
  isTurnQuiet,
  nextFrame,
  whatIsUnderWay,
} from './under-way';

const PATIENCE_MS = 4000;
/** Less than the time limit of the runner, so that a page that never settles fails with a message. */
const REST_MS = 6000;
/** A listener for the end of one step may start the next step one turn later. */
const QUIET_TURNS = 2;

let clock: sinon.SinonFakeTimers | undefined;

/** From now on, timers and dates advance only by `pass`. React and the network keep real time. */
export function startFakeClock(now?: number | Date): void {
  stopFakeClock();
  clock = sinon.useFakeTimers({
    ...(now === undefined ? {} : { now }),
    shouldClearNativeTimers: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}

export function stopFakeClock(): void {
  clock?.restore();
  clock = undefined;
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => realTimeout(done, milliseconds));

/** Returns whether this much real time has passed, not counting the time while files load. */
function patience(milliseconds: number): () => boolean {
  let endsAt = performance.now() + milliseconds;
  return () => {
    if (areFilesUnderWay()) endsAt = performance.now() + milliseconds;
    return performance.now() > endsAt;
  };
}

/** With a fake clock: runs timers without a delay. */
function runDueTimers(): boolean {
  const before = clock?.countTimers();
  clock?.tick(0);
  return clock?.countTimers() !== before;
}

/**
 * Waits until the browser draws a frame, in which it measures elements and dispatches scroll events. Returns
 * whether nothing followed, in the frame and in the next turn.
 */
async function isFrameQuiet(): Promise<boolean> {
  const before = countOfBegun();
  await new Promise<void>(nextFrame);
  await wait(0);
  const isQuiet = countOfBegun() === before;
  return (await isTurnQuiet(() => !runDueTimers())) && isQuiet && !isFrameRequested();
}

/**
 * Waits until nothing is in progress that needs no time: files, responses, renders, frames, timers without a
 * delay. Does not wait for responses that a test holds back, or for the clock.
 */
export async function settled(patienceMs = REST_MS): Promise<void> {
  const isTimeOver = patience(patienceMs);
  for (;;) {
    await restsUndrawn(patienceMs);
    if (await isFrameQuiet()) return;
    if (isTimeOver()) throw withoutRest();
  }
}

/** The same without drawing, for hundreds of steps. */
export async function restsUndrawn(patienceMs = REST_MS): Promise<void> {
  const isTimeOver = patience(patienceMs);
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    quiet = (await isTurnQuiet(() => !runDueTimers())) ? quiet + 1 : 0;
    if (isTimeOver() && quiet === 0) throw withoutRest();
  }
}

const withoutRest = (): Error => new Error(`The page does not come to rest. Under way: ${whatIsUnderWay()}.`);

/** Advances the fake clock, and waits for the effects. */
export async function pass(milliseconds: number): Promise<void> {
  await settled();
  clock?.tick(milliseconds);
  await settled();
}

/** The same for a page without a fake clock, and only for short times. */
export async function passRealTime(milliseconds: number): Promise<void> {
  await settled();
  await wait(milliseconds);
  await settled();
}

/** Simulates a sleeping computer: dates advance, timers do not. */
export function sleep(milliseconds: number): void {
  clock?.setSystemTime(Date.now() + milliseconds);
}

/** Waits, in real time, until `check` no longer throws or rejects, and returns its result. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const isTimeOver = patience(patienceMs);
  for (;;) {
    try {
      return await check();
    } catch (problem) {
      if (isTimeOver()) throw problem;
    }
    await wait(10);
    runDueTimers();
  }
}
