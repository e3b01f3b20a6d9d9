import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const drugEstimatorContract = {
  tag: 'shopper-profile-drug-estimator',
  summary: 'Leads a shopper to the drug cost estimator from the view of the drugs.',
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-drug-estimator heading-level="3"></shopper-profile-drug-estimator>',
} as const satisfies ElementContract;
