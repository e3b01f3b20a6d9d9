import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import accordionStyles from '../../src/styles/accordion.css?inline';
import { DisclosuresWidget } from './disclosures-widget';
import { disclosuresContract } from './disclosures.contract';

export const ShopperProfileDisclosures = toElement(disclosuresContract, DisclosuresWidget, {
  styles: [...baseStyles, accordionStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-disclosures': ElementOf<typeof disclosuresContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof disclosuresContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-disclosures': JsxOf<typeof disclosuresContract>;
    }
  }
}
