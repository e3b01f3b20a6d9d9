import { useLayoutEffect } from 'react';
import { isApplicationsExistsAtom } from '../../src/state/plans/applications-summary';
import { topPlanAtom } from '../../src/state/plans/recommendation';
import { useValue } from '../../src/state/react';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { useHost } from '../../src/ui/host';

/** Sets states for style sheets if the card of a recommended plan, or applications, will show above. */
export function useCardsAbove(): void {
  const host = useHost();
  const isRecommended = useValue(topPlanAtom) !== undefined;
  const exist = useValue(isApplicationsExistsAtom);
  const { isGuest } = useValue(shopperAtom);
  const hasApplied = exist && !isGuest;
  useLayoutEffect(() => {
    host.setState('recommended', isRecommended);
    host.setState('applied', hasApplied);
  }, [host, isRecommended, hasApplied]);
}
