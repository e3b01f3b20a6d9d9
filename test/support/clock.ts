import sinon from 'sinon';
import { realTimeout } from './timers';
import {
  areFilesUnderWay,
  countOfBegun,
  isAnythingUnderWay,
  isTurnQuiet as isUndrawnTurnQuiet,
  whatIsUnderWay,
} from './under-way';

const PATIENCE_MS = 4000;
/** Less than the runner gives a test, so that a page without rest is told in words. */
const REST_MS = 6000;
/** Whoever hears of the end of something begins the next thing a turn later at most. */
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

/** Answers whether this much real time has passed; while files are on their way it does not pass. */
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
 * One turn of the browser: it draws, which is when it measures elements and tells of scrolling, and does what is due.
 * Returns whether nothing was under way at its end and nothing had begun in it.
 */
async function isTurnQuiet(): Promise<boolean> {
  const before = countOfBegun();
  await new Promise(requestAnimationFrame);
  await wait(0);
  const hadDueTimers = runDueTimers();
  return !hadDueTimers && !isAnythingUnderWay() && countOfBegun() === before;
}

/**
 * Waits until nothing is under way any more that needs no time: files, answers, renders, timers without a delay. Answers
 * that a test holds back, and all that waits for the clock, are not waited for.
 */
export async function settled(patienceMs = REST_MS): Promise<void> {
  const isTimeOver = patience(patienceMs);
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    quiet = (await isTurnQuiet()) ? quiet + 1 : 0;
    if (isTimeOver() && quiet === 0)
      throw new Error(`The page does not come to rest. Under way: ${whatIsUnderWay()}.`);
  }
}

/** The same without drawing, for hundreds of steps. */
export async function restsUndrawn(patienceMs = REST_MS): Promise<void> {
  const isTimeOver = patience(patienceMs);
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    quiet = (await isUndrawnTurnQuiet(() => !runDueTimers())) ? quiet + 1 : 0;
    if (isTimeOver() && quiet === 0)
      throw new Error(`The page does not come to rest. Under way: ${whatIsUnderWay()}.`);
  }
}

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

/** Waits, in real time, until `check` no longer throws or rejects, and answers what it answers. */
export async function eventually<Answer>(
  check: () => Answer | Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
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
