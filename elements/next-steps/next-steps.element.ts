import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import nextStepsStyles from './next-steps.css?inline';
import { NextStepsWidget } from './next-steps-widget';
import { nextStepsContract } from './next-steps.contract';

export const ShopperProfileNextSteps = toElement(nextStepsContract, NextStepsWidget, [
  blockStyles,
  nextStepsStyles,
]);
