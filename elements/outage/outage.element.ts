import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import noticeStyles from '../../src/styles/notice.css?inline';
import { OutageWidget } from './outage-widget';
import { outageContract } from './outage.contract';

export const ShopperProfileOutage = toElement(outageContract, OutageWidget, {
  styles: [...baseStyles, noticeStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-outage': ElementOf<typeof outageContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof outageContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-outage': JsxOf<typeof outageContract>;
    }
  }
}
