import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import { MedigapWidget } from './medigap-widget';
import { medigapContract } from './medigap.contract';

export const ShopperProfileMedigap = toElement(medigapContract, MedigapWidget, [blockStyles]);
