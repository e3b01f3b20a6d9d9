import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import helpStyles from './help.css?inline';
import { HelpWidget } from './help-widget';
import { helpContract } from './help.contract';

export const ShopperProfileHelp = toElement(helpContract, HelpWidget, [blockStyles, helpStyles]);
