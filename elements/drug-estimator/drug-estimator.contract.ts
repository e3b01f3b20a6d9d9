import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const drugEstimatorContract = {
  tag: 'shopper-profile-drug-estimator',
  summary: 'Drug estimator of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-drug-estimator></shopper-profile-drug-estimator>',
} as const satisfies ElementContract;
