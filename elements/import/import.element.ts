import { toElement } from '../../src/element-kit/to-element';
import popupStyles from '../../src/styles/popup.css?inline';
import { ImportWidget } from './import-widget';
import { importContract } from './import.contract';

export const ShopperProfileImport = toElement(importContract, ImportWidget, [popupStyles]);
