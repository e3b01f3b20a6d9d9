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
/** Less than the runner gives a test, so that a page without rest is told in words. */
const REST_MS = 6000;
/** Anyone who is notified of the end of something begins the next thing a turn later at most. */
const QUIET_TURNS = 2;

let clock: sinon.SinonFakeTimers | undefined;

/** From now on time passes only by `pass`, in timers and in dates alike. React and the network keep real time. */
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

/** Returns whether this much real time has passed; while files are on their way it does not pass. */
function patience(milliseconds: number): () => boolean {
  let endsAt = performance.now() + milliseconds;
  return () => {
    if (areFilesUnderWay()) endsAt = performance.now() + milliseconds;
    return performance.now() > endsAt;
  };
}

/** Under a fake clock, some time that needs no time: timers without a delay. */
function runDueTimers(): boolean {
  const before = clock?.countTimers();
  clock?.tick(0);
  return clock?.countTimers() !== before;
}

/**
 * The browser draws a frame, which is when it measures elements and dispatches scroll events. Returns whether nothing came of
 * it: neither in the frame nor in the turn after it.
 */
async function isFrameQuiet(): Promise<boolean> {
  const before = countOfBegun();
  await new Promise<void>(nextFrame);
  await wait(0);
  const isQuiet = countOfBegun() === before;
  return (await isTurnQuiet(() => !runDueTimers())) && isQuiet && !isFrameRequested();
}

/**
 * Waits until nothing is under way any more that needs no time: files, responses, renders, frames, timers without a delay.
 * Responses that a test holds back, and all that waits for the clock, are not waited for.
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

/** Lets fake time pass, and what follows from it happen. */
export async function pass(milliseconds: number): Promise<void> {
  await settled();
  clock?.tick(milliseconds);
  await settled();
}

/** The same for a page without a fake clock, and for some moments only. */
export async function passRealTime(milliseconds: number): Promise<void> {
  await settled();
  await wait(milliseconds);
  await settled();
}

/** The computer sleeps: dates go on, timers do not. */
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
