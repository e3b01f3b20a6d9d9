import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import itemsStyles from '../../src/styles/items.css?inline';
import toolStyles from '../../src/styles/tool.css?inline';
import { DoctorsWidget } from './doctors-widget';
import { doctorsContract } from './doctors.contract';

export const ShopperProfileDoctors = toElement(doctorsContract, DoctorsWidget, {
  styles: [...baseStyles, blockStyles, itemsStyles, toolStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-doctors': ElementOf<typeof doctorsContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof doctorsContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-doctors': JsxOf<typeof doctorsContract>;
    }
  }
}
