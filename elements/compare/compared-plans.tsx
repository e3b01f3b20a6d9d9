import type { ReactNode } from 'react';
import type { PlanCardModel } from '../../src/state/plans/plans';
import { useCopy } from '../../src/ui/copy-context';
import { MissingDetails, type Retry } from '../../src/ui/missing-details';
import { CompareTable, type LoadedPlan, type PlanActions } from './compare-table';
import type { Comparison } from './compare.state';

/** The plans in the table of a list; none if it shows no table. */
export function plansInTable(plans: readonly PlanCardModel[]): readonly LoadedPlan[] {
  const loaded = plans.filter((card): card is LoadedPlan => Boolean(card.detail));
  return loaded.length > 1 && plans.every(({ detail }) => detail !== undefined) ? loaded : [];
}

/** The table of one list. Omits plans that could not be loaded, because nothing is known about them. */
export function ComparedPlans({
  comparison: { group, plans },
  hasRetried,
  onRetry,
  ...actions
}: PlanActions & Retry & { comparison: Comparison }): ReactNode {
  const t = useCopy('compare');
  const shown = plansInTable(plans);
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
      {shown.length > 0 && <CompareTable group={group} plans={shown} {...actions} />}
    </div>
  );
}
