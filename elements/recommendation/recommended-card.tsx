import { useRef, type ReactNode } from 'react';
import { useDateText } from '../../src/ui/use-date-text';
import { formatPlanId } from '../../src/domain/plans/plan';
import { premiumOf } from '../../src/domain/plans/low-income-subsidy';
import { serverTimeOfAtom } from '../../src/state/page/dates';
import { recommendationResultsUrlAtom } from '../../src/state/plans/recommendation';
import { useValue } from '../../src/state/react';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { useCopy } from '../../src/ui/copy-context';
import type { PlanCardFrameProps } from '../../src/ui/plan-card-frame';
import { detailsRouteOf, usePlanUrls } from '../../src/widgets/use-plan-urls';
import { useRetry } from '../../src/widgets/use-retry';
import { usePlanTypeInfo } from './plan-type-info';
import { RecommendationView } from './recommendation-view';
import type { RecommendationOnCard } from './recommendation.state';

export interface RecommendedCardProps {
  card: RecommendationOnCard;
  headingLevel: number;
}

/** The card of the recommended plan, with its enrollment action. */
export function RecommendedCard({
  card,
  headingLevel,
  action,
  popup,
}: RecommendedCardProps & {
  action: PlanCardFrameProps['action'];
  popup?: ReactNode;
}): ReactNode {
  const t = useCopy('recommended-plan', 'plan-card');
  const heading = useRef<HTMLHeadingElement>(null);
  const urls = usePlanUrls();
  const typeInfo = usePlanTypeInfo(card.group);
  const percent = useValue(subsidyPercentAtom);
  const listed = useValue(eligibilityAtom)?.subsidisedPremiums ?? [];
  const { plan, detail } = card;
  const dateText = useDateText();
  const serverTimeOf = useValue(serverTimeOfAtom);
  const checkedAt = detail ? serverTimeOf(detail.requestedAt) : undefined;
  return (
    <>
      <RecommendationView
        headingLevel={headingLevel}
        headingRef={heading}
        card={card}
        name={card.planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) })}
        premium={detail ? premiumOf(detail, plan, percent, listed) : undefined}
        isWithExtraHelp={percent !== undefined}
        answeredOn={dateText(card.answeredOn)}
        doctorsCheckedOn={dateText(checkedAt)}
        action={action}
        details={{ route: detailsRouteOf(plan), url: urls.details(plan), isPrefetched: !card.isSuppressed }}
        resultsUrl={useValue(recommendationResultsUrlAtom)}
        onAskAboutType={typeInfo.ask}
        {...useRetry(heading)}
      />
      {popup}
      {typeInfo.popup}
    </>
  );
}
