import { useLayoutEffect, useRef } from 'react';
import { areApplicationCardsExpectedAtom } from '../../src/state/plans/applications-summary';
import { topPlanAtom } from '../../src/state/plans/recommendation';
import { useValue } from '../../src/state/react';
import { useHost } from '../../src/ui/host';

/**
 * Sets states for style sheets if the card of a recommended plan, or applications, will or may show above. With these
 * states, the plans stay hidden until the cards above have their space. Plans that have shown are not hidden again.
 */
export function useCardsAbove(haveShown: boolean): void {
  const host = useHost();
  const isRecommended = useValue(topPlanAtom) !== undefined;
  const hasApplied = useValue(areApplicationCardsExpectedAtom);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    if (isOver.current) return;
    host.setState('recommended', isRecommended);
    host.setState('applied', hasApplied);
    isOver.current = haveShown;
  }, [host, isRecommended, hasApplied, haveShown]);
}
