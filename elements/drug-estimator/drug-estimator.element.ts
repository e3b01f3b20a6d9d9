import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import toolStyles from '../../src/styles/tool.css?inline';
import { DrugEstimatorWidget } from './drug-estimator-widget';
import { drugEstimatorContract } from './drug-estimator.contract';

export const ShopperProfileDrugEstimator = toElement(drugEstimatorContract, DrugEstimatorWidget, [
  blockStyles,
  screenOnly,
  toolStyles,
]);
