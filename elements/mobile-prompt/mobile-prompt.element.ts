import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import blockStyles from '../../src/styles/block.css?inline';
import browsePromptStyles from '../../src/styles/browse-prompt.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { MobilePromptWidget } from './mobile-prompt-widget';
import { mobilePromptContract } from './mobile-prompt.contract';

export const ShopperProfileMobilePrompt = toElement(mobilePromptContract, MobilePromptWidget, {
  styles: [...baseStyles, blockStyles, browsePromptStyles, screenOnly],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-mobile-prompt': ElementOf<typeof mobilePromptContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof mobilePromptContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-mobile-prompt': JsxOf<typeof mobilePromptContract>;
    }
  }
}
