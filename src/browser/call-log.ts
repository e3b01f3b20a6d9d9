import { subscribe } from './emit';
import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    trail: Trail;
  }
}

/** The history that `inspect()` reports: names, statuses and durations, never request or response data. */
interface Trail {
  calls: { name: string; status: number | string; ms: number }[];
  errors: { source: string; message: string; code: string }[];
}

const MOST_KEPT = 100;

export const trail = (): Trail =>
  pageSingleton('trail', () => {
    const kept: Trail = { calls: [], errors: [] };
    subscribe(({ name, detail }) => {
      if (name !== 'error' || kept.errors.length >= MOST_KEPT) return;
      const { source, message, code } = detail;
      kept.errors.push({ source: String(source), message: String(message), code: String(code) });
    });
    return kept;
  });

/** Records a call; drops the oldest one when there are more than 100. */
export function logCall(call: Trail['calls'][number]): void {
  const { calls } = trail();
  calls.push(call);
  if (calls.length > MOST_KEPT) calls.shift();
}
