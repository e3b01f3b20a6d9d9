import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const shoppingOptionsContract = {
  tag: 'shopper-profile-shopping-options',
  summary: 'Shopping options of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-shopping-options></shopper-profile-shopping-options>',
} as const satisfies ElementContract;
