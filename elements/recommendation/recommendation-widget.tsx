import { useId, useState, type ReactNode } from 'react';
import { isShopperKnownAtom } from '../../src/state/profile/profile-state';
import { topPlanAtom } from '../../src/state/plans/recommendation';
import { useValue } from '../../src/state/react';
import { identityAtom } from '../../src/state/shopper/identity';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { PlansSkeleton } from '../../src/ui/plans-skeleton';
import { useCardsAbove } from '../../src/widgets/use-cards-above';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { useSettled } from '../../src/ui/host';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface RecommendationWidgetProps {
  headingLevel: number;
}

/** Loaded on demand: most shoppers have no recommendation. */
const loadPlan = () => import('./recommended-plan');

/** Replaces the recommended plan while its file loads, or if it cannot be loaded. */
function NoPlanYet({
  headingLevel,
  hasFailed,
}: RecommendationWidgetProps & { hasFailed: boolean }): ReactNode {
  const t = useCopy('recommendation');
  const id = useId();
  return (
    <section className="recommendation" aria-labelledby={id} aria-busy={!hasFailed}>
      <Heading level={headingLevel} id={id} className="title">
        {t('recommendation.heading')}
      </Heading>
      <p role="status" className={hasFailed ? 'error-text' : 'visually-hidden'}>
        {t(hasFailed ? 'recommendation.failed' : 'recommendation.loading')}
      </p>
      {!hasFailed && <PlansSkeleton count={1} />}
    </section>
  );
}

/** The plan of rank 1 for the active year, for signed-in shoppers (SHELL-45, REC-01 … REC-04). */
export function RecommendationWidget({ headingLevel }: RecommendationWidgetProps): ReactNode {
  const isKnown = useValue(isShopperKnownAtom);
  const isGuest = useValue(identityAtom)?.isGuest === true;
  const hasTopPlan = useValue(topPlanAtom) !== undefined;
  const [hasFailed, setHasFailed] = useState(false);
  useSettled(isKnown || isGuest);
  const isShown = isKnown && hasTopPlan;
  const files = useOnDemand(isShown, loadPlan, () => {
    setHasFailed(true);
  });
  useCardsAbove(files !== null);
  if (!isShown) return null;
  const waiting = <NoPlanYet headingLevel={headingLevel} hasFailed={hasFailed} />;
  return (
    <WidgetFrame view="plans">
      {files ? <files.RecommendedPlan headingLevel={headingLevel} waiting={waiting} /> : waiting}
    </WidgetFrame>
  );
}
