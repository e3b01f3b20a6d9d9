import { toElement } from '../../src/element-kit/to-element';
import cardStyles from '../../src/styles/card.css?inline';
import { CompareWidget } from './compare-widget';
import { compareContract } from './compare.contract';
import compareStyles from './compare.css?inline';

export const ShopperProfileCompare = toElement(compareContract, CompareWidget, [cardStyles, compareStyles]);
