import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const signOutContract = {
  tag: 'shopper-profile-sign-out',
  summary: 'Sign out of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-sign-out></shopper-profile-sign-out>',
} as const satisfies ElementContract;
