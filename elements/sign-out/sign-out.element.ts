import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import { SignOutWidget } from './sign-out-widget';
import { signOutContract } from './sign-out.contract';

export const ShopperProfileSignOut = toElement(signOutContract, SignOutWidget, { styles: baseStyles });

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-sign-out': ElementOf<typeof signOutContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof signOutContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-sign-out': JsxOf<typeof signOutContract>;
    }
  }
}
