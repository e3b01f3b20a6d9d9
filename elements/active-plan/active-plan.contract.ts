import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, navigate, rootPart } from '../../src/element-kit/shared-contract';
import { themeProperties } from '../../src/styles/theme-properties';

export const activePlanContract = {
  tag: 'shopper-profile-active-plan',
  summary:
    'The plan that a signed-in shopper is enrolled in today: since when, what it costs, where its details are; otherwise it takes no room.',
  needsProfile: true,
  wordingOf: ['plans'],
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate },
  parts: rootPart,
  cssProperties: themeProperties,
  slots: authorContent,
  example: '<shopper-profile-active-plan heading-level="2"></shopper-profile-active-plan>',
} as const satisfies ElementContract;
