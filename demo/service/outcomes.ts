/**
 * How the merge of a profile ends, whatever is typed: well, with so many attempts left, with an error, or well after a
 * while. Without one, what is typed decides.
 */
export const mergeOutcomes = ['merged', '2', '1', '0', '500', 'slow'] as const;
export type MergeOutcome = (typeof mergeOutcomes)[number];

/** Long enough to see that something is going on. */
export const SLOW_MERGE_MS = 4000;

/** Throws an error that lists what is possible. */
export function parseMerge(text: string): MergeOutcome {
  const outcome = mergeOutcomes.find((known) => known === text);
  if (!outcome) throw new Error(`merge: unknown answer "${text}"; known are ${mergeOutcomes.join(', ')}`);
  return outcome;
}
