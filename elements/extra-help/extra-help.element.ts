import { toElement } from '../../src/element-kit/to-element';
import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { baseStyles } from '../../src/styles/base';
import extraHelpStyles from './extra-help.css?inline';
import { ExtraHelpWidget } from './extra-help-widget';
import { extraHelpContract } from './extra-help.contract';

export const ShopperProfileExtraHelp = toElement(extraHelpContract, ExtraHelpWidget, {
  styles: [...baseStyles, extraHelpStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-extra-help': ElementOf<typeof extraHelpContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof extraHelpContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-extra-help': JsxOf<typeof extraHelpContract>;
    }
  }
}
