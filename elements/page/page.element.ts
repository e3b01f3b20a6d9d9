import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import { PageWidget } from '../../src/widgets/page/page-widget';
import { pageContract } from './page.contract';

export const ShopperProfilePage = toElement(pageContract, PageWidget, { styles: baseStyles });

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
