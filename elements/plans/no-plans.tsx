import type { ReactNode } from 'react';
import { EmptyPlans } from './empty-plans';
import { activeYearAtom } from '../../src/state/page/dates';
import { savedPlansAtom } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { browseUrlAtom } from '../../src/state/page/routes';
import { ExtraWording } from '../../src/widgets/extra-wording';

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
