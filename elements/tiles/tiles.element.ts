import { toElement } from '../../src/element-kit/to-element';
import tilesStyles from './tiles.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { TilesWidget } from './tiles-widget';
import { tilesContract } from './tiles.contract';

export const ShopperProfileTiles = toElement(tilesContract, TilesWidget, [tilesStyles, screenOnly]);
