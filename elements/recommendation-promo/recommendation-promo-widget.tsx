import type { ReactNode } from 'react';
import { RecommendationPromo } from './recommendation-promo';
import { isShopperKnownAtom } from '../../src/state/profile/profile';
import { useValue } from '../../src/state/react';
import { isPromoShownAtom } from '../../src/state/plans/recommendation';
import { routeUrlAtom } from '../../src/state/page/routes';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface RecommendationPromoWidgetProps {
  headingLevel: number;
}

/** For those who have neither a recommendation nor an application, guests too (SHELL-47, OPEN-A032). */
export function RecommendationPromoWidget({ headingLevel }: RecommendationPromoWidgetProps): ReactNode {
  const isKnown = useValue(isShopperKnownAtom);
  const isShown = useValue(isPromoShownAtom);
  const url = useValue(routeUrlAtom)('recommendation');
  if (!isShown || url === '') return null;
  return (
    <WidgetFrame view="plans">
      {isKnown ? (
        <RecommendationPromo headingLevel={headingLevel} url={url} />
      ) : (
        <div className="block promo" aria-hidden="true" />
      )}
    </WidgetFrame>
  );
}
