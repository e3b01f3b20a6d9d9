import { toElement } from '../../src/element-kit/to-element';
import extraHelpStyles from './extra-help.css?inline';
import { ShopperExtraHelp } from './shopper-extra-help';
import { extraHelpContract } from './extra-help.contract';

export const ShopperProfileExtraHelp = toElement(extraHelpContract, ShopperExtraHelp, [extraHelpStyles]);
