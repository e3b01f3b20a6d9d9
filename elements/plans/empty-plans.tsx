import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { Link } from '../../src/ui/link';

export interface EmptyPlansProps {
  headingLevel: number;
  browseUrl: string;
  activeYear: number;
  /** Another year that has saved plans. */
  otherYear: number | undefined;
}

/** No saved plans (PLANS-13). */
export function EmptyPlans({ headingLevel, browseUrl, activeYear, otherYear }: EmptyPlansProps): ReactNode {
  const t = useCopy('plans');
  return (
    <div className="empty">
      <Heading level={headingLevel} className="empty-title">
        {otherYear === undefined ? t('plans.empty.heading') : t('plans.empty.headingOfYear', { activeYear })}
      </Heading>
      <p>
        {otherYear === undefined
          ? t('plans.empty.text')
          : t('plans.empty.otherYear', { year: otherYear, activeYear })}
      </p>
      <Link route="planSummary" url={browseUrl} isPrefetched className="button button-primary">
        {t('plans.browseAll')}
      </Link>
    </div>
  );
}
