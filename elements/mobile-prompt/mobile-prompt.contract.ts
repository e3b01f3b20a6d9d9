import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const mobilePromptContract = {
  tag: 'shopper-profile-mobile-prompt',
  summary: 'Mobile prompt of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-mobile-prompt></shopper-profile-mobile-prompt>',
} as const satisfies ElementContract;
