import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { FindPlanWidget } from './find-plan-widget';
import { findPlanContract } from './find-plan.contract';

export const ShopperProfileFindPlan = toElement(findPlanContract, FindPlanWidget, [blockStyles, screenOnly]);
