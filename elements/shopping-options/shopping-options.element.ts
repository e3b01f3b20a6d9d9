import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import optionsStyles from './shopping-options.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { ShoppingOptionsWidget } from './shopping-options-widget';
import { shoppingOptionsContract } from './shopping-options.contract';

export const ShopperProfileShoppingOptions = toElement(shoppingOptionsContract, ShoppingOptionsWidget, {
  styles: [...baseStyles, blockStyles, optionsStyles, screenOnly],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-shopping-options': ElementOf<typeof shoppingOptionsContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof shoppingOptionsContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-shopping-options': JsxOf<typeof shoppingOptionsContract>;
    }
  }
}
