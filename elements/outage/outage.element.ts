import { toElement } from '../../src/element-kit/to-element';
import noticeStyles from '../../src/styles/notice.css?inline';
import { OutageWidget } from './outage-widget';
import { outageContract } from './outage.contract';

export const ShopperProfileOutage = toElement(outageContract, OutageWidget, [noticeStyles]);
