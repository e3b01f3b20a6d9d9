import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import browsePromptStyles from '../../src/styles/browse-prompt.css?inline';
import navStyles from './nav.css?inline';
import { NavWidget } from './nav-widget';
import { navContract } from './nav.contract';

export const ShopperProfileNav = toElement(navContract, NavWidget, {
  styles: [...baseStyles, blockStyles, browsePromptStyles, navStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-nav': ElementOf<typeof navContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof navContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-nav': JsxOf<typeof navContract>;
    }
  }
}
