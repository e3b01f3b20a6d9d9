import { shared } from '../browser/shared';

declare module '../browser/shared' {
  interface PageValues {
    reads: Reads;
  }
}

/*
 * Answers come in any order. Each read has a number, from when it is sent; of two answers about the same thing, the one
 * that was asked for later counts, whichever comes first.
 */
interface Reads {
  sent: number;
  /** By what was read: the last that was sent, and the last whose answer was taken. */
  last: Map<string, number>;
  taken: Map<string, number>;
}

const reads = (): Reads => shared('reads', () => ({ sent: 0, last: new Map(), taken: new Map() }));

/** The number of a read that is being sent. */
export function numberOfRead(of: string): number {
  const { last } = reads();
  const number = ++reads().sent;
  last.set(of, number);
  return number;
}

/** Whether nothing was sent after it: only then does a failure mean that nothing comes. */
export const isLastRead = (of: string, number: number): boolean => reads().last.get(of) === number;

/** Whether the answer to a read counts: not once one that was asked for later has been taken. */
export function takeAnswer(of: string, number: number): boolean {
  const { taken } = reads();
  if (number < (taken.get(of) ?? 0)) return false;
  taken.set(of, number);
  return true;
}
