import { wait } from './clock';
import { leaving } from './leaving';
import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    /** The last job of each lock, where the browser has no locks. */
    tabQueues: Map<string, Promise<unknown>>;
  }
}

type Begin = () => Promise<unknown> | undefined;

/** Fallback for browsers without Web Locks: runs the jobs of this tab one after another. */
function afterOthers(name: string, begin: Begin): void {
  const queues = pageSingleton('tabQueues', () => new Map<string, Promise<unknown>>());
  queues.set(name, (queues.get(name) ?? Promise.resolve()).then(begin));
}

/**
 * Runs a job while holding the lock `name`, which all tabs share; in mode `exclusive`, no other job runs with it. A job that
 * takes longer than `maxMs` continues, but the lock is released. When the page is left, waiting jobs start immediately.
 */
export function acrossTabs<Result>(
  name: string,
  { mode, maxMs }: { mode: LockMode; maxMs: number },
  job: () => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const begin: Begin = () => {
      if (hasBegun) return undefined;
      hasBegun = true;
      const work = job();
      work.then(resolve, reject);
      return Promise.race([work.catch(() => undefined), wait(maxMs)]);
    };
    void leaving().then(begin);
    // Sandboxed pages are denied locks.
    if (locks)
      locks.request(`shopper-profile ${name}`, { mode }, begin).catch(() => {
        afterOthers(name, begin);
      });
    else afterOthers(name, begin);
  });
}
