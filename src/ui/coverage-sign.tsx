import type { ReactNode } from 'react';
import type { CoverageSummary } from '../domain/plans/coverage';
import { CROSS, Drawing, EXCLAMATION, TICK } from './drawing';

/** How many of the saved drugs or doctors a plan covers; `unknown` also if none are saved. */
export type Extent = 'all' | 'some' | 'none' | 'unknown';

const drawings: Record<Exclude<Extent, 'unknown'>, string> = {
  all: TICK,
  some: EXCLAMATION,
  none: CROSS,
};

export function extentOf({ covered, checked, total }: CoverageSummary): Extent {
  if (checked === 0) return 'unknown';
  if (covered === 0) return 'none';
  return covered === total ? 'all' : 'some';
}

/** The sign before a statement about coverage, in a `coverage-line` with the same extent. */
export const CoverageSign = ({ extent }: { extent: Extent }): ReactNode =>
  extent !== 'unknown' && <Drawing className="coverage-sign" path={drawings[extent]} />;
