import type { ReactNode } from 'react';
import { isShopperKnownAtom } from '../../src/state/profile/profile-state';
import { useValue } from '../../src/state/react';
import { activeYearAtom } from '../../src/state/page/dates';
import { isPromoShownAtom, otherRecommendedYearAtom } from '../../src/state/plans/recommendation';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { routeUrlAtom } from '../../src/state/page/routes';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { RecommendationPromo } from './recommendation-promo';

export interface RecommendationPromoWidgetProps {
  headingLevel: number;
}

/** Shows to shoppers, including guests, who have neither a recommendation nor an application (SHELL-47, OPEN-A032). */
export function RecommendationPromoWidget({ headingLevel }: RecommendationPromoWidgetProps): ReactNode {
  const isKnown = useValue(isShopperKnownAtom);
  const isShown = useValue(isPromoShownAtom);
  const url = useValue(routeUrlAtom)('recommendation');
  const activeYear = useValue(activeYearAtom);
  const otherYear = useValue(otherRecommendedYearAtom);
  const { isGuest } = useValue(shopperAtom);
  if (!isShown || url === '') return null;
  return (
    <WidgetFrame view="plans">
      {isKnown ? (
        <RecommendationPromo
          headingLevel={headingLevel}
          url={url}
          activeYear={activeYear}
          otherYear={isGuest ? undefined : otherYear}
        />
      ) : (
        <div className="block block-plain promo" aria-hidden="true" />
      )}
    </WidgetFrame>
  );
}
