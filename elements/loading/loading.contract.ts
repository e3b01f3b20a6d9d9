import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const loadingContract = {
  tag: 'shopper-profile-loading',
  summary: 'Loading of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-loading></shopper-profile-loading>',
} as const satisfies ElementContract;
