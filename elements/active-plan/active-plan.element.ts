import { toElement } from '../../src/element-kit/to-element';
import activePlanStyles from './active-plan.css?inline';
import cardStyles from '../../src/styles/card.css?inline';
import plansStyles from '../../src/styles/plans.css?inline';
import { ActivePlanWidget } from './active-plan-widget';
import { activePlanContract } from './active-plan.contract';

export const ShopperProfileActivePlan = toElement(activePlanContract, ActivePlanWidget, [
  cardStyles,
  plansStyles,
  activePlanStyles,
]);
