import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import { DoctorsWidget } from '../../src/widgets/doctors/doctors-widget';
import { doctorsContract } from './doctors.contract';

export const ShopperProfileDoctors = toElement(doctorsContract, DoctorsWidget, { styles: baseStyles });

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
