import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import promoStyles from './recommendation-promo.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { RecommendationPromoWidget } from './recommendation-promo-widget';
import { recommendationPromoContract } from './recommendation-promo.contract';

export const ShopperProfileRecommendationPromo = toElement(
  recommendationPromoContract,
  RecommendationPromoWidget,
  [blockStyles, promoStyles, screenOnly],
);
