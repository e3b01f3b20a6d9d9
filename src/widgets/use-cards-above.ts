import { useLayoutEffect, useRef } from 'react';
import { mayApplicationCardsComeAtom } from '../state/plans/applications-summary';
import { topPlanAtom } from '../state/plans/recommendation';
import { useValue } from '../state/react';
import { useHost } from '../ui/host';

/**
 * Sets states for style sheets if the card of a recommended plan, or applications, will or may show above. With these
 * states, the element stays hidden until the cards above have their space. An element that has shown is not hidden again.
 */
export function useCardsAbove(haveShown: boolean): void {
  const host = useHost();
  const recommended = useValue(topPlanAtom) !== undefined;
  const applied = useValue(mayApplicationCardsComeAtom);
  const states = useRef({ recommended: false, applied: false });
  const isOver = useRef(false);
  useLayoutEffect(() => {
    const { current: before } = states;
    states.current = isOver.current
      ? { recommended: before.recommended && recommended, applied: before.applied && applied }
      : { recommended, applied };
    host.setState('recommended', states.current.recommended);
    host.setState('applied', states.current.applied);
    isOver.current ||= haveShown;
  }, [host, recommended, applied, haveShown]);
}
