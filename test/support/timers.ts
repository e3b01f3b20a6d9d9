/**
 * Clears the timers of the page when the test leaves it. Otherwise a load flow that waits for a response
 * would continue seconds later, during another test, and fail there. Loaded before the rest of a test file.
 * The test runner keeps its earlier timers.
 */
const native = { setTimeout: window.setTimeout.bind(window), setInterval: window.setInterval.bind(window) };

/** The browser's own timer, which is not cleared. */
export const realTimeout = native.setTimeout;

const pending = new Set<number>();

function track(name: 'setTimeout' | 'setInterval'): void {
  const start = native[name];
  window[name] = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = start(handler, ms, ...rest);
    pending.add(id);
    return id;
  }) as typeof setTimeout;
}

track('setTimeout');
track('setInterval');

export function dropTimers(): void {
  // The list also contains ended timers, because their ids are never reused.
  for (const id of pending) window.clearTimeout(id);
  pending.clear();
}
