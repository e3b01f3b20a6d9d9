/**
 * How long the bundle takes, beside the browser's own timings, for the monitoring of a brand:
 * `performance.getEntriesByType('measure')`, names that begin with `shopper-profile:`. They say what was done, and nothing
 * of whom or what it was about.
 */
export type TimedWork =
  | 'load-flow'
  | 'profile'
  | 'cards'
  | 'refresh'
  | 'year'
  | 'remove'
  | 'undo'
  | 'merge'
  | 'import'
  | 'sign-out';

/** A page that has replaced what belongs to the browser is its own affair. */
function measure(work: TimedWork, start: number): void {
  try {
    performance.measure(`shopper-profile:${work}`, { start });
  } catch {
    // Nothing hangs on it.
  }
}

/** Measures from the moment at which the browser has begun to open the page. */
export const measureFromOpening = (work: TimedWork): void => {
  measure(work, 0);
};

/** Measures until the work has settled. */
export async function timed<Outcome>(work: TimedWork, start: () => Promise<Outcome>): Promise<Outcome> {
  const from = performance.now();
  try {
    return await start();
  } finally {
    measure(work, from);
  }
}
