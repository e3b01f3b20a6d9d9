/**
 * Durations in the browser's performance timeline, for the monitoring of a brand:
 * `performance.getEntriesByType('measure')`, names that begin with `shopper-profile:`. They contain no shopper data.
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

/** Ignores errors, for example of a page that has replaced `performance`. */
function measure(work: TimedWork, start: number): void {
  try {
    performance.measure(`shopper-profile:${work}`, { start });
  } catch {
    // Nothing depends on the measurement.
  }
}

/** Measures from the start of the navigation until now. */
export const measureFromOpening = (work: TimedWork): void => {
  measure(work, 0);
};

/** Runs the work and measures until it has settled. */
export async function timed<Outcome>(work: TimedWork, start: () => Promise<Outcome>): Promise<Outcome> {
  const from = performance.now();
  try {
    return await start();
  } finally {
    measure(work, from);
  }
}
