import type { ReactNode } from 'react';
import { EmptyPlans } from './empty-plans';
import { activeYearAtom } from '../../src/state/page/dates';
import { savedPlansAtom } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { browseUrlAtom } from '../../src/state/page/routes';

/** Stands where the cards would: there are no plans for the active year (PLANS-13). */
export function NoPlans({ headingLevel }: { headingLevel: number }): ReactNode {
  const activeYear = useValue(activeYearAtom);
  return (
    <EmptyPlans
      headingLevel={headingLevel}
      browseUrl={useValue(browseUrlAtom)}
      activeYear={activeYear}
      otherYear={useValue(savedPlansAtom).find(({ planYear }) => planYear !== activeYear)?.planYear}
    />
  );
}
