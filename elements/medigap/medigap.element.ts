import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import medigapStyles from './medigap.css?inline';
import { MedigapWidget } from './medigap-widget';
import { medigapContract } from './medigap.contract';

export const ShopperProfileMedigap = toElement(medigapContract, MedigapWidget, {
  styles: [...baseStyles, blockStyles, medigapStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-medigap': ElementOf<typeof medigapContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof medigapContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-medigap': JsxOf<typeof medigapContract>;
    }
  }
}
