import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { MissingDetails, type Retry } from '../../src/ui/missing-details';
import { CompareTable, type LoadedPlan, type PlanActions } from './compare-table';
import type { Comparison } from './compare.state';

/** The table of one list. Omits plans that could not be loaded, because nothing is known about them. */
export function ComparedPlans({
  comparison: { group, plans },
  hasRetried,
  onRetry,
  ...actions
}: PlanActions & Retry & { comparison: Comparison }): ReactNode {
  const t = useCopy('compare');
  const loaded = plans.filter((card): card is LoadedPlan => Boolean(card.detail));
  const missing = plans.filter(({ detail }) => detail === null).map(actions.nameOf);
  const isLoading = plans.some(({ detail }) => detail === undefined);
  return (
    <div className="compared">
      {isLoading && <p role="status">{t('compare.loading')}</p>}
      {missing.length > 0 && (
        <MissingDetails
          text={missing.map((name) => t('compare.failed', { name })).join(' ')}
          name={missing.join(', ')}
          {...{ hasRetried, onRetry }}
        />
      )}
      {!isLoading && loaded.length > 1 && <CompareTable group={group} plans={loaded} {...actions} />}
    </div>
  );
}
