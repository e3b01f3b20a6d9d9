import { useEffect, type ReactNode } from 'react';
import { useValue } from '../../src/state/react';
import { mayAtom } from '../../src/state/shopper/shopper';
import { useCopy } from '../../src/ui/copy-context';
import { useEnrollment } from '../../src/widgets/use-enrollment';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';
import { RecommendedCard, type RecommendedCardProps } from './recommended-card';
import { keepRecommendationLoaded, recommendationCardAtom } from './recommendation.state';

const loadSupplement = () => import('./recommended-supplement');

/** A plan that can be enrolled in online, or by phone (REC-06, REC-07). */
function EnrollableCard(props: RecommendedCardProps): ReactNode {
  const t = useCopy();
  const { enroll, popup } = useEnrollment();
  const mayEnroll = useValue(mayAtom('enroll'));
  const { enrollmentAction, plan, planName } = props.card;
  const action = enrollmentAction && {
    label: t(`plan.${enrollmentAction}`),
    name: enrollmentAction === 'learnMore' ? 'enroll-by-phone' : undefined,
    isDisabled: !mayEnroll,
    onPress: () => {
      enroll({ plan, planName }, enrollmentAction);
    },
  };
  return <RecommendedCard {...props} action={action} popup={popup} />;
}

/** Supplements are applied for elsewhere; what that takes comes when one is recommended (REC-08). */
function SupplementCard(props: RecommendedCardProps): ReactNode {
  const files = useOnDemand(true, loadSupplement, sayMissing);
  const Card = files?.RecommendedSupplement ?? RecommendedCard;
  return <Card {...props} action={undefined} />;
}

/** The recommended plan, as far as it is known (SHELL-45). */
export function RecommendedPlan({
  headingLevel,
  waiting,
}: {
  headingLevel: number;
  /** What stands there while nobody knows whether the plan shows. */
  waiting: ReactNode;
}): ReactNode {
  const card = useValue(recommendationCardAtom);
  useEffect(() => keepRecommendationLoaded(), []);
  if (!card || card === 'waiting') return card && waiting;
  const Card = card.plan.planType === 'MS' ? SupplementCard : EnrollableCard;
  return <Card card={card} headingLevel={headingLevel} />;
}
