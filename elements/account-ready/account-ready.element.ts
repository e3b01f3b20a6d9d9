import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import noticeStyles from '../../src/styles/notice.css?inline';
import { AccountReadyWidget } from './account-ready-widget';
import { accountReadyContract } from './account-ready.contract';

export const ShopperProfileAccountReady = toElement(accountReadyContract, AccountReadyWidget, {
  styles: [...baseStyles, noticeStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-account-ready': ElementOf<typeof accountReadyContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof accountReadyContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-account-ready': JsxOf<typeof accountReadyContract>;
    }
  }
}
