import { toElement } from '../../src/element-kit/to-element';
import screenOnlyStyles from '../../src/styles/screen-only.css?inline';
import takeAlongStyles from './take-along.css?inline';
import { TakeAlongWidget } from './take-along-widget';
import { takeAlongContract } from './take-along.contract';

export const ShopperProfileTakeAlong = toElement(takeAlongContract, TakeAlongWidget, [
  takeAlongStyles,
  screenOnlyStyles,
]);
