import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import applicationsStyles from './applications.css?inline';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import { ApplicationsWidget } from './applications-widget';
import { applicationsContract } from './applications.contract';

export const ShopperProfileApplications = toElement(applicationsContract, ApplicationsWidget, {
  styles: [...baseStyles, blockStyles, applicationsStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-applications': ElementOf<typeof applicationsContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof applicationsContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-applications': JsxOf<typeof applicationsContract>;
    }
  }
}
