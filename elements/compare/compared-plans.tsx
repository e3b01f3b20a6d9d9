import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { MissingDetails } from '../../src/ui/plan-card-frame';
import { CheckedLine } from '../../src/widgets/checked-line';
import { CompareTable, type LoadedPlan, type PlanActions } from './compare-table';
import type { Comparison } from './compare.state';

/** The table of one list. Omits plans that could not be loaded, because nothing is known about them. */
export function ComparedPlans({
  comparison: { group, plans },
  onRetry,
  ...actions
}: PlanActions & {
  comparison: Comparison;
  /** Retries the failed requests. */
  onRetry(): void;
}): ReactNode {
  const t = useCopy('compare');
  const loaded = plans.filter((card): card is LoadedPlan => Boolean(card.detail));
  const isLoading = plans.some(({ detail }) => detail === undefined);
  return (
    <div className="compared">
      {isLoading && <p role="status">{t('compare.loading')}</p>}
      {plans
        .filter(({ detail }) => detail === null)
        .map((card) => (
          <MissingDetails
            key={card.cardKey}
            text={t('compare.failed', { name: actions.nameOf(card) })}
            name={actions.nameOf(card)}
            onRetry={onRetry}
          />
        ))}
      {!isLoading && loaded.length > 1 && (
        <>
          <CompareTable group={group} plans={loaded} {...actions} />
          <CheckedLine cards={loaded} />
        </>
      )}
    </div>
  );
}
