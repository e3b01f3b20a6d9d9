import type { ReactNode } from 'react';
import { EmptyPlans } from '../../components/empty-plans';
import { activeYearAtom } from '../../state/page-state';
import { savedPlansAtom } from '../../state/plans';
import { useValue } from '../../state/react';
import { browseUrlAtom } from '../../state/routes';
import { ExtraWording } from '../extra-wording';

export interface NoPlansProps {
  headingLevel: number;
  /** The wording cannot be loaded. */
  onMissing(): void;
}

/** Stands where the cards would: there are no plans for the active year (PLANS-13). */
export function NoPlans({ headingLevel, onMissing }: NoPlansProps): ReactNode {
  const activeYear = useValue(activeYearAtom);
  return (
    <ExtraWording section="planPopups" needed={activeYear} onMissing={onMissing}>
      <EmptyPlans
        headingLevel={headingLevel}
        browseUrl={useValue(browseUrlAtom)}
        activeYear={activeYear}
        otherYear={useValue(savedPlansAtom).find(({ planYear }) => planYear !== activeYear)?.planYear}
      />
    </ExtraWording>
  );
}
