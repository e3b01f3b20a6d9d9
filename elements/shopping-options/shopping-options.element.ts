import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import optionsStyles from './shopping-options.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { ShoppingOptionsWidget } from './shopping-options-widget';
import { shoppingOptionsContract } from './shopping-options.contract';

export const ShopperProfileShoppingOptions = toElement(shoppingOptionsContract, ShoppingOptionsWidget, [
  blockStyles,
  optionsStyles,
  screenOnly,
]);
