import type { ReactNode } from 'react';
import { PlanCard, type PlanCardProps } from './plan-card';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';

/** The profile could not be read. */
export function FailedPlans({ headingLevel, onRetry }: { headingLevel: number; onRetry(): void }): ReactNode {
  const t = useCopy('plans', 'common');
  return (
    <div className="empty" role="alert">
      <Heading level={headingLevel} className="empty-title">
        {t('plans.error.heading')}
      </Heading>
      <p>{t('plans.error.text')}</p>
      <button type="button" name="try-again" className="button button-primary" onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </div>
  );
}

/** A plan whose card is a file that is on its way … */
export const LoadingPlanCard = (props: PlanCardProps): ReactNode => (
  <PlanCard {...props} detail={undefined} />
);

/** … or has not come. */
export const MissingPlanCard = (props: PlanCardProps): ReactNode => <PlanCard {...props} detail={null} />;
