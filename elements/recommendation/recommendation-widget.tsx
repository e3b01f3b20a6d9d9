import { useState, type ReactNode } from 'react';
import { isShopperKnownAtom } from '../../src/state/profile/profile';
import { topPlanAtom } from '../../src/state/plans/recommendation';
import { useValue } from '../../src/state/react';
import { useCopy } from '../../src/ui/copy-context';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface RecommendationWidgetProps {
  headingLevel: number;
}

/** Most shoppers have no recommendation, and need nothing of what its card is made of. */
const loadCard = () => import('./recommended-plan');

function Failed(): ReactNode {
  const t = useCopy();
  return (
    <p role="alert" className="error-text">
      {t('recommendation.failed')}
    </p>
  );
}

/** The plan of rank 1 for the active year, for those who are signed in (SHELL-45, REC-01 … REC-04). */
export function RecommendationWidget({ headingLevel }: RecommendationWidgetProps): ReactNode {
  const isKnown = useValue(isShopperKnownAtom);
  const hasTopPlan = useValue(topPlanAtom) !== undefined;
  const [hasFailed, setHasFailed] = useState(false);
  const isShown = isKnown && hasTopPlan;
  const files = useOnDemand(isShown, loadCard, () => {
    setHasFailed(true);
  });
  if (!isShown || !(files || hasFailed)) return null;
  return (
    <WidgetFrame view="plans">
      {files ? <files.RecommendedPlan headingLevel={headingLevel} /> : <Failed />}
    </WidgetFrame>
  );
}
