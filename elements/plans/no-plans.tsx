import type { ReactNode } from 'react';
import { EmptyPlans } from './empty-plans';
import { activeYearAtom } from '../../src/state/page/dates';
import { savedPlansAtom } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { browseUrlAtom } from '../../src/state/page/routes';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import { SignedOut } from '../../src/widgets/signed-out';

/** Stands where the cards would: there are no plans for the active year, or none are known (PLANS-13). */
export function NoPlans({ headingLevel }: { headingLevel: number }): ReactNode {
  const activeYear = useValue(activeYearAtom);
  const browseUrl = useValue(browseUrlAtom);
  const otherYear = useValue(savedPlansAtom).find(({ planYear }) => planYear !== activeYear)?.planYear;
  if (useValue(wasSignedOutAtom)) return <SignedOut headingLevel={headingLevel} className="empty" />;
  return (
    <EmptyPlans
      headingLevel={headingLevel}
      browseUrl={browseUrl}
      activeYear={activeYear}
      otherYear={otherYear}
    />
  );
}
