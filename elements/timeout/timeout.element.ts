import { toElement } from '../../src/element-kit/to-element';
import popupStyles from '../../src/styles/popup.css?inline';
import { TimeoutWidget } from './timeout-widget';
import { timeoutContract } from './timeout.contract';

export const ShopperProfileTimeout = toElement(timeoutContract, TimeoutWidget, [popupStyles]);
