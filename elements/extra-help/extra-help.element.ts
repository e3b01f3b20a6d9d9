import { toElement } from '../../src/element-kit/to-element';
import extraHelpStyles from './extra-help.css?inline';
import { ShopperExtraHelp } from './shopper-extra-help';
import { extraHelpContract } from './extra-help.contract';

/** What the page keeps free for it stays so; beside the navigation of a brand it is needed. */
const room = `.extra-help{min-block-size:${extraHelpContract.reservedBlockSize}}`;

export const ShopperProfileExtraHelp = toElement(extraHelpContract, ShopperExtraHelp, [
  room,
  extraHelpStyles,
]);
