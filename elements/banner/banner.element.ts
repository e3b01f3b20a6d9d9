import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import bannerStyles from './banner.css?inline';
import { BannerWidget } from './banner-widget';
import { bannerContract } from './banner.contract';

export const ShopperProfileBanner = toElement(bannerContract, BannerWidget, {
  styles: [...baseStyles, bannerStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-banner': ElementOf<typeof bannerContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof bannerContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-banner': JsxOf<typeof bannerContract>;
    }
  }
}
