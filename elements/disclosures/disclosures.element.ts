import { toElement } from '../../src/element-kit/to-element';
import accordionStyles from '../../src/styles/accordion.css?inline';
import { DisclosuresWidget } from './disclosures-widget';
import { disclosuresContract } from './disclosures.contract';

export const ShopperProfileDisclosures = toElement(disclosuresContract, DisclosuresWidget, [accordionStyles]);
