import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import drugsStyles from './drugs.css?inline';
import itemsStyles from '../../src/styles/items.css?inline';
import toolStyles from '../../src/styles/tool.css?inline';
import { DrugsWidget } from './drugs-widget';
import { drugsContract } from './drugs.contract';

export const ShopperProfileDrugs = toElement(drugsContract, DrugsWidget, [
  blockStyles,
  itemsStyles,
  drugsStyles,
  toolStyles,
]);
