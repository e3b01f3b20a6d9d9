/**
 * Counts pending work of the page that the browser completes without the passing of time, from the start of the test
 * file. So a test can wait until none is left:
 *
 * - files that src/ and elements/ import on demand (the dev server puts `fileOnDemand` around these imports),
 * - bodies of requests and responses that are being read: the only step of the mock service that takes turns of its
 *   own. A response that waits for a test or for the clock is not counted,
 * - files from the network,
 * - frames that the page has requested,
 * - messages through a channel, with which React schedules its work.
 *
 * Promises are not counted, because they continue within the turn.
 */
const underWay = new Set<{ what: string }>();
let begun = 0;
let lastBegun = '';

/** Returns a function that marks the end. */
function begin(what: string): () => void {
  const work = { what };
  underWay.add(work);
  begun += 1;
  lastBegun = what;
  return () => {
    underWay.delete(work);
  };
}

function untilItEnds<Coming extends Promise<unknown>>(what: string, coming: Coming): Coming {
  const end = begin(what);
  coming.then(end, end);
  return coming;
}

/** How many things have started so far. If two calls return the same number, nothing has started in between. */
export const countOfBegun = (): number => begun;

export const isAnythingUnderWay = (): boolean => underWay.size > 0;

/** The pending work as text, for the message of a test that waits for too long. */
export function whatIsUnderWay(): string {
  const all = [...underWay].map(({ what }) => what);
  return all.length > 0 ? all.join(', ') : `nothing, but something new begins again and again: ${lastBegun}`;
}

/**
 * Runs a turn of the browser without drawing, because a test may need thousands of turns. Returns whether nothing was
 * pending at its end and nothing had started in it. Calls `alsoDo` at the end, which returns whether it has changed
 * nothing.
 */
export async function isTurnQuiet(alsoDo: () => boolean = () => true): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const arrived = new Promise((done) => (port1.onmessage = done));
  port2.postMessage(null);
  const before = countOfBegun();
  await arrived;
  port1.close();
  return alsoDo() && !isAnythingUnderWay() && countOfBegun() === before;
}

let filesUnderWay = 0;
const fileListeners: ((areUnderWay: boolean) => void)[] = [];

/**
 * A test with a short time limit calls this first, because file loading on a busy machine is slow and not
 * part of the product.
 */
export const areFilesUnderWay = (): boolean => filesUnderWay > 0;

/** Reports when the first of some files is requested, and when the last of them has loaded. */
export const onFiles = (listener: (areUnderWay: boolean) => void): void => {
  fileListeners.push(listener);
};

function changeFiles(step: 1 | -1): void {
  const before = areFilesUnderWay();
  filesUnderWay += step;
  if (areFilesUnderWay() !== before) for (const listener of fileListeners) listener(!before);
}

function countFiles(): void {
  const fileOnDemand = (address: string, file: Promise<unknown>): Promise<unknown> => {
    const end = (): void => changeFiles(-1);
    changeFiles(1);
    file.then(end, end);
    return untilItEnds(`the file ${address}`, file);
  };
  Object.assign(globalThis, { fileOnDemand });
}

type Reader = (this: Request | Response) => Promise<unknown>;

function countBodies(): void {
  for (const { prototype } of [Request, Response]) {
    const readers = prototype as unknown as Record<string, Reader>;
    for (const name of ['arrayBuffer', 'blob', 'formData', 'json', 'text']) {
      const read = readers[name]!;
      readers[name] = function () {
        return untilItEnds(`a body of ${this.url || 'an answer'}`, read.call(this));
      };
    }
  }
}

function countFetches(): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) =>
    untilItEnds(`the file ${input instanceof Request ? input.url : String(input)}`, ask(input, init));
}

/** A message is pending until it arrives at the other end. */
function countMessages(from: MessagePort, to: MessagePort): void {
  const post = from.postMessage.bind(from) as (...message: unknown[]) => void;
  const arrivals: (() => void)[] = [];
  from.postMessage = (...message: unknown[]) => {
    arrivals.push(begin('a turn that React gives itself'));
    post(...message);
  };
  to.addEventListener('message', () => arrivals.shift()?.());
}

function countChannels(): void {
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      countMessages(this.port1, this.port2);
      countMessages(this.port2, this.port1);
    }
  };
}

const drawFrame = window.requestAnimationFrame.bind(window);
const skipFrame = window.cancelAnimationFrame.bind(window);
const framesRequested = new Set<number>();

/** The next frame that the browser draws, for code that waits until nothing is pending. */
export const nextFrame = (listener: () => void): void => void drawFrame(listener);

/** Whether the page waits for a frame. Counted separately, because without drawing it would never come. */
export const isFrameRequested = (): boolean => framesRequested.size > 0;

function countFrames(): void {
  window.requestAnimationFrame = (listener) => {
    const id = drawFrame((time) => {
      framesRequested.delete(id);
      listener(time);
    });
    framesRequested.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    framesRequested.delete(id);
    skipFrame(id);
  };
}

interface LockRequest {
  mode: LockMode;
  isGranted: boolean;
  end?(): void;
}

/** Requests of this page by the name of their lock, oldest first. */
const lockRequests = new Map<string, LockRequest[]>();

/**
 * A request is pending once no earlier one of this page is before it, because the browser grants it in a
 * separate turn.
 */
function countGrantable(name: string): void {
  const requests = lockRequests.get(name) ?? [];
  requests.forEach((request, index) => {
    const isNext = requests
      .slice(0, index)
      .every((before) => before.mode === 'shared' && request.mode === 'shared');
    if (isNext && !request.isGranted) request.end ??= begin(`the lock ${name}`);
  });
}

type Ask = (
  this: LockManager,
  name: string,
  options: LockOptions,
  job: (lock: Lock | null) => unknown,
) => Promise<unknown>;

/** A lock that a test holds must not block the next test. */
function countLocks(): void {
  // Patches the prototype, not `navigator.locks`, because WebKit drops the properties of an object without a reference.
  const requests = LockManager.prototype as unknown as { request: Ask };
  const ask = requests.request;
  requests.request = function (name, options, job) {
    if (options.steal) return ask.call(this, name, options, job);
    const asked: LockRequest = { mode: options.mode ?? 'exclusive', isGranted: false };
    lockRequests.set(name, [...(lockRequests.get(name) ?? []), asked]);
    countGrantable(name);
    return ask
      .call(this, name, options, (lock) => {
        asked.isGranted = true;
        asked.end?.();
        return job(lock);
      })
      .finally(() => {
        asked.end?.();
        lockRequests.set(
          name,
          (lockRequests.get(name) ?? []).filter((other) => other !== asked),
        );
        countGrantable(name);
      });
  };
}

/** Releases all held locks, and the ones that are granted as a result. */
export async function releaseLocks(): Promise<void> {
  for (;;) {
    const { held = [], pending = [] } = await navigator.locks.query();
    if (held.length + pending.length === 0) return;
    await Promise.all(
      held.map(({ name = '' }) => navigator.locks.request(name, { steal: true }, () => undefined)),
    );
  }
}

countFiles();
countLocks();
countBodies();
countFetches();
countFrames();
countChannels();
