import type { ReactNode } from 'react';
import { isShopperKnownAtom } from '../../src/state/profile/profile';
import { useValue } from '../../src/state/react';
import { activeYearAtom } from '../../src/state/page/dates';
import { isPromoShownAtom, otherRecommendedYearAtom } from '../../src/state/plans/recommendation';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { routeUrlAtom } from '../../src/state/page/routes';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface RecommendationPromoWidgetProps {
  headingLevel: number;
}

const loadPromo = () => import('./recommendation-promo');

/** For those who have neither a recommendation nor an application, guests too (SHELL-47, OPEN-A032). */
export function RecommendationPromoWidget({ headingLevel }: RecommendationPromoWidgetProps): ReactNode {
  const isKnown = useValue(isShopperKnownAtom);
  const isShown = useValue(isPromoShownAtom);
  const url = useValue(routeUrlAtom)('recommendation');
  const activeYear = useValue(activeYearAtom);
  const otherYear = useValue(otherRecommendedYearAtom);
  const { isGuest } = useValue(shopperAtom);
  const isWanted = isShown && url !== '';
  const files = useOnDemand(isWanted && isKnown, loadPromo, sayMissing);
  if (!isWanted) return null;
  return (
    <WidgetFrame view="plans">
      {isKnown && files ? (
        <files.RecommendationPromo
          headingLevel={headingLevel}
          url={url}
          activeYear={activeYear}
          otherYear={isGuest ? undefined : otherYear}
        />
      ) : (
        <div className="block promo" aria-hidden="true" />
      )}
    </WidgetFrame>
  );
}
