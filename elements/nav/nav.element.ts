import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import browsePromptStyles from '../../src/styles/browse-prompt.css?inline';
import navStyles from './nav.css?inline';
import { NavWidget } from './nav-widget';
import { navContract } from './nav.contract';

export const ShopperProfileNav = toElement(navContract, NavWidget, [
  blockStyles,
  browsePromptStyles,
  navStyles,
]);
