import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import loadingStyles from './loading.css?inline';
import { LoadingWidget } from './loading-widget';
import { loadingContract } from './loading.contract';

export const ShopperProfileLoading = toElement(loadingContract, LoadingWidget, {
  styles: [...baseStyles, loadingStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-loading': ElementOf<typeof loadingContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof loadingContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-loading': JsxOf<typeof loadingContract>;
    }
  }
}
