import { useEffect, type ReactNode } from 'react';
import { recommendedPlan as en } from '../../src/copy/recommended-plan.en';
import { recommendedPlan as es } from '../../src/copy/recommended-plan.es';
import { approvedYearsAtom } from '../../src/state/plans/applications-summary';
import { useValue } from '../../src/state/react';
import { mayAtom } from '../../src/state/shopper/shopper';
import { useEnrollAction } from '../../src/ui/plan-card-frame';
import { useEnrollment } from '../../src/widgets/use-enrollment';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';
import { RecommendedCard, type RecommendedCardProps } from './recommended-card';
import { keepRecommendationLoaded, recommendationCardAtom } from './recommendation.state';

export const texts = { en, es };

const loadAction = () => import('../../src/widgets/supplement-action');

/** A plan with enrollment online or by phone (REC-06, REC-07). */
function EnrollableCard(props: RecommendedCardProps): ReactNode {
  const { enroll, popup } = useEnrollment();
  const mayEnroll = useValue(mayAtom('enroll'));
  const { enrollmentAction, plan, planName } = props.card;
  const action = useEnrollAction(
    enrollmentAction,
    mayEnroll
      ? (chosen) => {
          enroll({ plan, planName }, chosen);
        }
      : undefined,
    useValue(approvedYearsAtom).has(plan.planYear),
  );
  return <RecommendedCard {...props} action={action} popup={popup} />;
}

/**
 * A recommended supplement: starts, continues, or opens its application. The code for it loads on demand (REC-08,
 * MEDSUPP-06 … MEDSUPP-12).
 */
function SupplementCard(props: RecommendedCardProps): ReactNode {
  const files = useOnDemand(true, loadAction, sayMissing);
  if (!files) return <RecommendedCard {...props} action={undefined} />;
  return (
    <files.SupplementAction card={props.card}>
      {(action) => <RecommendedCard {...props} action={action} />}
    </files.SupplementAction>
  );
}

/** The recommended plan, as far as it is known (SHELL-45). */
export function RecommendedPlan({
  headingLevel,
  waiting,
}: {
  headingLevel: number;
  /** Shows until it is known whether there is a plan to show. */
  waiting: ReactNode;
}): ReactNode {
  const card = useValue(recommendationCardAtom);
  useEffect(() => keepRecommendationLoaded(), []);
  if (!card || card === 'waiting') return card && waiting;
  const Card = card.plan.planType === 'MS' ? SupplementCard : EnrollableCard;
  return <Card card={card} headingLevel={headingLevel} />;
}
