import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { PlansSkeleton } from '../../src/ui/plans-skeleton';

/** Placeholder of a list: its heading with what is next to it, and the cards. */
export function LoadingPlans({ count, hasOrder }: { count: number; hasOrder: boolean }): ReactNode {
  const t = useCopy('plans');
  return (
    <div aria-hidden="true">
      <div className="group-head group-loading">
        <p className="group-title line">
          <span data-text={t('plans.group.MA')} />
        </p>
        {count > 1 && <span className="text-button" data-text={t('plans.compare')} />}
        {count > 1 && hasOrder && <p className="order" />}
      </div>
      <PlansSkeleton count={count} />
    </div>
  );
}
