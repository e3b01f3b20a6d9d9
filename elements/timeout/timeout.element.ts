import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import { TimeoutWidget } from './timeout-widget';
import { timeoutContract } from './timeout.contract';

export const ShopperProfileTimeout = toElement(timeoutContract, TimeoutWidget, { styles: baseStyles });

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-timeout': ElementOf<typeof timeoutContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof timeoutContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-timeout': JsxOf<typeof timeoutContract>;
    }
  }
}
