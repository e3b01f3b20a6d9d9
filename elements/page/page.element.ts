import { toElement } from '../../src/element-kit/to-element';
import pageStyles from './page.css?inline';
import pageRoomStyles from './page-room.css?inline';
import { PageWidget } from './page-widget';
import { pageContract } from './page.contract';

export const ShopperProfilePage = toElement(pageContract, PageWidget, [pageStyles, pageRoomStyles]);
