import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const bannerContract = {
  tag: 'shopper-profile-banner',
  summary: 'Banner of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-banner></shopper-profile-banner>',
} as const satisfies ElementContract;
