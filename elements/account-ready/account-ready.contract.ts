import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const accountReadyContract = {
  tag: 'shopper-profile-account-ready',
  summary: 'Account ready of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-account-ready></shopper-profile-account-ready>',
} as const satisfies ElementContract;
