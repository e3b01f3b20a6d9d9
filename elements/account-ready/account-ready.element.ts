import { toElement } from '../../src/element-kit/to-element';
import noticeStyles from '../../src/styles/notice.css?inline';
import { AccountReadyWidget } from './account-ready-widget';
import { accountReadyContract } from './account-ready.contract';

export const ShopperProfileAccountReady = toElement(accountReadyContract, AccountReadyWidget, [noticeStyles]);
