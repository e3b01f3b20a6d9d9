import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import promoStyles from './recommendation-promo.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { RecommendationPromoWidget } from './recommendation-promo-widget';
import { recommendationPromoContract } from './recommendation-promo.contract';

export const ShopperProfileRecommendationPromo = toElement(
  recommendationPromoContract,
  RecommendationPromoWidget,
  { styles: [...baseStyles, blockStyles, promoStyles, screenOnly] },
);

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-recommendation-promo': ElementOf<typeof recommendationPromoContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof recommendationPromoContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-recommendation-promo': JsxOf<typeof recommendationPromoContract>;
    }
  }
}
