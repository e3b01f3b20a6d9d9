import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import fieldStyles from '../../src/styles/field.css?inline';
import { EmailWidget } from './email-widget';
import { emailContract } from './email.contract';

export const ShopperProfileEmail = toElement(emailContract, EmailWidget, {
  styles: [...baseStyles, fieldStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-email': ElementOf<typeof emailContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof emailContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-email': JsxOf<typeof emailContract>;
    }
  }
}
