import { toElement } from '../../src/element-kit/to-element';
import cardStyles from '../../src/styles/card.css?inline';
import plansStyles from '../../src/styles/plans.css?inline';
import overviewStyles from './overview.css?inline';
import { PlansWidget } from './plans-widget';
import { plansContract } from './plans.contract';

export const ShopperProfilePlans = toElement(plansContract, PlansWidget, [
  cardStyles,
  plansStyles,
  overviewStyles,
]);
