import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import drugsStyles from './drugs.css?inline';
import itemsStyles from '../../src/styles/items.css?inline';
import toolStyles from '../../src/styles/tool.css?inline';
import { DrugsWidget } from './drugs-widget';
import { drugsContract } from './drugs.contract';

export const ShopperProfileDrugs = toElement(drugsContract, DrugsWidget, {
  styles: [...baseStyles, blockStyles, itemsStyles, drugsStyles, toolStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-drugs': ElementOf<typeof drugsContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof drugsContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-drugs': JsxOf<typeof drugsContract>;
    }
  }
}
