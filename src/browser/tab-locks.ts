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

/** Where the browser has no locks: one job after another, of this tab alone. */
function afterOthers(name: string, begin: Begin): void {
  const queues = pageSingleton('tabQueues', () => new Map<string, Promise<unknown>>());
  queues.set(name, (queues.get(name) ?? Promise.resolve()).then(begin));
}

/**
 * Runs a job while it has the lock called `name`, which all tabs know: one that is `exclusive` is alone with it. A job that
 * takes longer than `maxMs` goes on, but keeps nobody waiting any more. When the page is left, nothing waits.
 */
export function acrossTabs<Answer>(
  name: string,
  { mode, maxMs }: { mode: LockMode; maxMs: number },
  job: () => Promise<Answer>,
): Promise<Answer> {
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
    // Some pages may not have locks: those in a sandbox.
    if (locks)
      locks.request(`shopper-profile ${name}`, { mode }, begin).catch(() => {
        afterOthers(name, begin);
      });
    else afterOthers(name, begin);
  });
}
