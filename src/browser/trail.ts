import { shared } from './shared';

/** What `inspect()` tells of the past of a page: names and numbers, nothing that was sent or answered. */
interface Trail {
  calls: { name: string; status: number | string; ms: number }[];
  errors: { source: string; message: string; code: string }[];
}

const MOST_KEPT = 100;

export const trail = (): Trail =>
  shared('trail', () => {
    const kept: Trail = { calls: [], errors: [] };
    document.addEventListener('shopper-profile-error', ({ detail }) => {
      if (kept.errors.length < MOST_KEPT) kept.errors.push(detail);
    });
    return kept;
  });

/** The last ones stay. */
export function keepCall(call: Trail['calls'][number]): void {
  const { calls } = trail();
  calls.push(call);
  if (calls.length > MOST_KEPT) calls.shift();
}
