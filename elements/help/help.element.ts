import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import helpStyles from './help.css?inline';
import { HelpWidget } from './help-widget';
import { helpContract } from './help.contract';

export const ShopperProfileHelp = toElement(helpContract, HelpWidget, {
  styles: [...baseStyles, blockStyles, helpStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-help': ElementOf<typeof helpContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof helpContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-help': JsxOf<typeof helpContract>;
    }
  }
}
