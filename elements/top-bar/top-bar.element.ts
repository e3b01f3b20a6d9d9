import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import topBarStyles from './top-bar.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { TopBarWidget } from './top-bar-widget';
import { topBarContract } from './top-bar.contract';

export const ShopperProfileTopBar = toElement(topBarContract, TopBarWidget, {
  styles: [...baseStyles, topBarStyles, screenOnly],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-top-bar': ElementOf<typeof topBarContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof topBarContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-top-bar': JsxOf<typeof topBarContract>;
    }
  }
}
