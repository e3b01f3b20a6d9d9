import { toElement } from '../../src/element-kit/to-element';
import cardStyles from '../../src/styles/card.css?inline';
import plansStyles from '../../src/styles/plans.css?inline';
import recommendationStyles from './recommendation.css?inline';
import { RecommendationWidget } from './recommendation-widget';
import { recommendationContract } from './recommendation.contract';

export const ShopperProfileRecommendation = toElement(recommendationContract, RecommendationWidget, [
  cardStyles,
  plansStyles,
  recommendationStyles,
]);
