/**
 * Why coverage could not be checked. `noCode`: the drug or doctor was saved without a code. `noList`: the plan's
 * response has no list of covered drugs, or does not name the doctor.
 */
type UncheckedReason = 'noCode' | 'noList';

/** What is known about the coverage of a saved drug or doctor (replaces the defaults of OPEN-B06 and OPEN-A113). */
export type Coverage =
  { state: 'covered' } | { state: 'notCovered' } | { state: 'notChecked'; reason: UncheckedReason };

/**
 * Counts of saved drugs or doctors: `covered` ≤ `checked` ≤ `total`. Items that could not be checked count only in
 * `total`.
 */
export interface CoverageSummary {
  covered: number;
  checked: number;
  total: number;
}

export const coverageOf = (isCovered: boolean | undefined, code: string): Coverage =>
  isCovered === undefined
    ? { state: 'notChecked', reason: code === '' ? 'noCode' : 'noList' }
    : { state: isCovered ? 'covered' : 'notCovered' };

/** Counts the rows of `shownDrugCoverageOf`, `drugCoverageOf` or `providerCoverageOf`. */
export function coverageSummaryOf(rows: readonly { coverage: Coverage }[]): CoverageSummary {
  const count = (state: Coverage['state']): number =>
    rows.filter(({ coverage }) => coverage.state === state).length;
  const covered = count('covered');
  return { covered, checked: covered + count('notCovered'), total: rows.length };
}
