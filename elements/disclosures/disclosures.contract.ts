import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const disclosuresContract = {
  tag: 'shopper-profile-disclosures',
  summary: 'Disclosures of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-disclosures></shopper-profile-disclosures>',
} as const satisfies ElementContract;
