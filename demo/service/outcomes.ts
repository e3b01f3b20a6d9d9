/**
 * The forced result of a merge, whatever the shopper enters: success, failure with a number of attempts left,
 * an error, or success after a delay. Without one, the entered values decide.
 */
export const mergeOutcomes = ['merged', '2', '1', '0', '500', 'slow'] as const;
export type MergeOutcome = (typeof mergeOutcomes)[number];

/** Long enough to see the loading state. */
export const SLOW_MERGE_MS = 4000;

/** Throws an error that lists the possible values. */
export function parseMerge(text: string): MergeOutcome {
  const outcome = mergeOutcomes.find((known) => known === text);
  if (!outcome) throw new Error(`merge: unknown answer "${text}"; known are ${mergeOutcomes.join(', ')}`);
  return outcome;
}
