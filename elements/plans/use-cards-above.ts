import { useLayoutEffect } from 'react';
import { areApplicationCardsExpectedAtom } from '../../src/state/plans/applications-summary';
import { topPlanAtom } from '../../src/state/plans/recommendation';
import { useValue } from '../../src/state/react';
import { useHost } from '../../src/ui/host';

/** Sets states for style sheets if the card of a recommended plan, or applications, will or may show above. */
export function useCardsAbove(): void {
  const host = useHost();
  const isRecommended = useValue(topPlanAtom) !== undefined;
  const hasApplied = useValue(areApplicationCardsExpectedAtom);
  useLayoutEffect(() => {
    host.setState('recommended', isRecommended);
    host.setState('applied', hasApplied);
  }, [host, isRecommended, hasApplied]);
}
