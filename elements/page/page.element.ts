import { toElement } from '../../src/element-kit/to-element';
import pageStyles from './page.css?inline';
import reservedSpaceStyles from './page-reserved-space.css?inline';
import { PageWidget } from './page-widget';
import { pageContract } from './page.contract';

export const ShopperProfilePage = toElement(pageContract, PageWidget, [pageStyles, reservedSpaceStyles]);
