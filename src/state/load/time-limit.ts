import { wait } from '../../browser/clock';

const late = Symbol('late');

/** Waits for a promise, but no longer than `ms`; the work itself goes on. Returns whether it was in time. */
export async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  return (await Promise.race([work, wait(ms).then(() => late)])) !== late;
}
