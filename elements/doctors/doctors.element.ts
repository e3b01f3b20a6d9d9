import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import itemsStyles from '../../src/styles/items.css?inline';
import toolStyles from '../../src/styles/tool.css?inline';
import { DoctorsWidget } from './doctors-widget';
import { doctorsContract } from './doctors.contract';

export const ShopperProfileDoctors = toElement(doctorsContract, DoctorsWidget, [
  blockStyles,
  itemsStyles,
  toolStyles,
]);
