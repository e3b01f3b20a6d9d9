import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import activePlanStyles from './active-plan.css?inline';
import plansStyles from '../../src/styles/plans.css?inline';
import { ActivePlanWidget } from './active-plan-widget';
import { activePlanContract } from './active-plan.contract';

export const ShopperProfileActivePlan = toElement(activePlanContract, ActivePlanWidget, {
  styles: [...baseStyles, plansStyles, activePlanStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-active-plan': ElementOf<typeof activePlanContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof activePlanContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-active-plan': JsxOf<typeof activePlanContract>;
    }
  }
}
