import { toElement } from '../../src/element-kit/to-element';
import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { baseStyles } from '../../src/styles/base';
import plansStyles from '../../src/styles/plans.css?inline';
import { PlansWidget } from './plans-widget';
import { plansContract } from './plans.contract';

export const ShopperProfilePlans = toElement(plansContract, PlansWidget, {
  styles: [...baseStyles, plansStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-plans': ElementOf<typeof plansContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof plansContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-plans': JsxOf<typeof plansContract>;
    }
  }
}
