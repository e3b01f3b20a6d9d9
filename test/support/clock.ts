import sinon from 'sinon';

/** The browser's own timer, out of reach of a fake clock. */
const realTimeout = window.setTimeout.bind(window);
const TURNS = 12;
const PATIENCE_MS = 4000;

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

/** One turn of the browser; timers without a delay run, also under a fake clock. */
async function turn(milliseconds = 0): Promise<void> {
  await new Promise((done) => realTimeout(done, milliseconds));
  clock?.tick(0);
}

/** Lets everything happen that needs no time: answers, renders, files. */
export async function settled(turns = TURNS): Promise<void> {
  for (let count = 0; count < turns; count += 1) await turn();
}

/** Lets fake time pass, and what follows from it happen. */
export async function pass(milliseconds: number): Promise<void> {
  await settled();
  clock?.tick(milliseconds);
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
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (problem) {
      if (performance.now() > giveUpAt) throw problem;
    }
    await turn(10);
  }
}
