import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import accordionStyles from '../../src/styles/accordion.css?inline';
import faqStyles from './faq.css?inline';
import { FaqWidget } from './faq-widget';
import { faqContract } from './faq.contract';

export const ShopperProfileFaq = toElement(faqContract, FaqWidget, {
  styles: [...baseStyles, accordionStyles, faqStyles],
});

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-faq': ElementOf<typeof faqContract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof faqContract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-faq': JsxOf<typeof faqContract>;
    }
  }
}
