import { wait } from './clock';

/**
 * Runs a job while it has the lock called `name`, which all tabs know: one that is `exclusive` is alone with it. A job that
 * takes longer than `maxMs` goes on, but keeps nobody waiting any more. Where the browser has no locks, it runs at once.
 */
export function acrossTabs<Answer>(
  name: string,
  { mode, maxMs }: { mode: LockMode; maxMs: number },
  job: () => Promise<Answer>,
): Promise<Answer> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return job();
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const begin = (): Promise<unknown> => {
      hasBegun = true;
      const work = job();
      work.then(resolve, reject);
      return Promise.race([work.catch(() => undefined), wait(maxMs)]);
    };
    // Some pages may not have locks: those in a sandbox.
    locks.request(`shopper-profile ${name}`, { mode }, begin).catch(() => !hasBegun && begin());
  });
}
