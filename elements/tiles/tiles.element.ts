import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import tilesStyles from './tiles.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { TilesWidget } from './tiles-widget';
import { tilesContract } from './tiles.contract';

export const ShopperProfileTiles = toElement(tilesContract, TilesWidget, {
  styles: [...baseStyles, tilesStyles, screenOnly],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-tiles': ElementOf<typeof tilesContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof tilesContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-tiles': JsxOf<typeof tilesContract>;
    }
  }
}
