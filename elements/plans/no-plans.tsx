import type { ReactNode } from 'react';
import { activeYearAtom } from '../../src/state/page/dates';
import { browseUrlAtom } from '../../src/state/page/routes';
import { savedPlansAtom } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { useCopy } from '../../src/ui/copy-context';
import { ListBox } from '../../src/ui/list-box';
import { Link } from '../../src/ui/link';

export interface EmptyPlansProps {
  headingLevel: number;
  browseUrl: string;
  activeYear: number;
  /** Another year with saved plans. */
  otherYear: number | undefined;
}

/** No saved plans (PLANS-13). @public for Storybook */
export function EmptyPlans({ headingLevel, browseUrl, activeYear, otherYear }: EmptyPlansProps): ReactNode {
  const t = useCopy('plans');
  const hasNone = otherYear === undefined;
  return (
    <ListBox
      look="empty"
      headingLevel={headingLevel}
      heading={hasNone ? t('plans.empty.heading') : t('plans.empty.headingOfYear', { activeYear })}
      text={hasNone ? t('plans.empty.text') : t('plans.empty.otherYear', { year: otherYear, activeYear })}
    >
      <Link route="planSummary" url={browseUrl} isPrefetched className="button button-primary">
        {t('plans.browseAll')}
      </Link>
    </ListBox>
  );
}

/** Replaces the cards if there are no plans for the active year, or if the plans are unknown (PLANS-13). */
export function NoPlans({ headingLevel }: { headingLevel: number }): ReactNode {
  const activeYear = useValue(activeYearAtom);
  const browseUrl = useValue(browseUrlAtom);
  const otherYear = useValue(savedPlansAtom).find(({ planYear }) => planYear !== activeYear)?.planYear;
  return <EmptyPlans {...{ headingLevel, browseUrl, activeYear, otherYear }} />;
}
