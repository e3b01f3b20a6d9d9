import { toElement } from '../../src/element-kit/to-element';
import applicationsStyles from './applications.css?inline';
import cardStyles from '../../src/styles/card.css?inline';
import { ApplicationsWidget } from './applications-widget';
import { applicationsContract } from './applications.contract';

export const ShopperProfileApplications = toElement(applicationsContract, ApplicationsWidget, [
  cardStyles,
  applicationsStyles,
]);
