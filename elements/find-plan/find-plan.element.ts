import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import fieldStyles from '../../src/styles/field.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { FindPlanWidget } from './find-plan-widget';
import { findPlanContract } from './find-plan.contract';

export const ShopperProfileFindPlan = toElement(findPlanContract, FindPlanWidget, {
  styles: [...baseStyles, blockStyles, fieldStyles, screenOnly],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-find-plan': ElementOf<typeof findPlanContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof findPlanContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-find-plan': JsxOf<typeof findPlanContract>;
    }
  }
}
