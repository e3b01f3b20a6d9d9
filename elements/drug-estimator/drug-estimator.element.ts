import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import toolStyles from '../../src/styles/tool.css?inline';
import { DrugEstimatorWidget } from './drug-estimator-widget';
import { drugEstimatorContract } from './drug-estimator.contract';

export const ShopperProfileDrugEstimator = toElement(drugEstimatorContract, DrugEstimatorWidget, {
  styles: [...baseStyles, blockStyles, screenOnly, toolStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-drug-estimator': ElementOf<typeof drugEstimatorContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof drugEstimatorContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-drug-estimator': JsxOf<typeof drugEstimatorContract>;
    }
  }
}
