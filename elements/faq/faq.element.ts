import { toElement } from '../../src/element-kit/to-element';
import accordionStyles from '../../src/styles/accordion.css?inline';
import faqStyles from './faq.css?inline';
import { FaqWidget } from './faq-widget';
import { faqContract } from './faq.contract';

export const ShopperProfileFaq = toElement(faqContract, FaqWidget, [accordionStyles, faqStyles]);
