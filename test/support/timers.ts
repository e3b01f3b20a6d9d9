/**
 * Timers of the page under test, so that a page that is left takes them along. Otherwise a load flow that was waiting for a
 * response would go on seconds later, in the middle of another test, and end as a failure there. Loaded before anything else
 * of a test file; the test runner has its timers from before.
 */
const native = { setTimeout: window.setTimeout.bind(window), setInterval: window.setInterval.bind(window) };

/** The browser's own timer, which stays when a page is left. */
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
  // Timers that have ended are in the list, too: their numbers are never given again.
  for (const id of pending) window.clearTimeout(id);
  pending.clear();
}
