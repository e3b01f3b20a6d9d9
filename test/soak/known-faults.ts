/**
 * Known faults. Histories avoid them, so that they find other ones. When you fix a fault, remove its entry; nothing
 * else depends on it.
 */
import type { Books } from './books';
import type { Network } from './network';
import type { Step } from './steps';

interface KnownFault {
  /** The fault, in words. */
  what: string;
  /** Whether the next step would cause it. */
  isNear?(step: Step, books: Books, network: Network): boolean;
  /** Whether the message matches the fault. */
  isSaidSo?(words: string): boolean;
}

const knownFaults: readonly KnownFault[] = [];

export const isNearKnownFault = (step: Step, books: Books, network: Network): boolean =>
  knownFaults.some((fault) => fault.isNear?.(step, books, network));

export const isKnownUntruth = (words: string): boolean =>
  knownFaults.some((fault) => fault.isSaidSo?.(words));
