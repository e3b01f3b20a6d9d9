import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import pageStyles from './page.css?inline';
import pageRoomStyles from './page-room.css?inline';
import { PageWidget } from './page-widget';
import { pageContract } from './page.contract';

export const ShopperProfilePage = toElement(pageContract, PageWidget, {
  styles: [...baseStyles, pageStyles, pageRoomStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-page': ElementOf<typeof pageContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof pageContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-page': JsxOf<typeof pageContract>;
    }
  }
}
