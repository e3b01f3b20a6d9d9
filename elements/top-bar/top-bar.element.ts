import { toElement } from '../../src/element-kit/to-element';
import topBarStyles from './top-bar.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { TopBarWidget } from './top-bar-widget';
import { topBarContract } from './top-bar.contract';

export const ShopperProfileTopBar = toElement(topBarContract, TopBarWidget, [topBarStyles, screenOnly]);
