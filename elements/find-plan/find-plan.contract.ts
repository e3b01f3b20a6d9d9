import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import {
  authorContent,
  formError,
  formSubmit,
  navigate,
  rootPart,
} from '../../src/element-kit/shared-contract';
import { themeProperties } from '../../src/styles/theme-properties';

export const findPlanContract = {
  tag: 'shopper-profile-find-plan',
  summary: 'Asks for a ZIP code and leads to the plans there, while the shopper has saved none.',
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, 'form-submit': formSubmit, 'form-error': formError },
  parts: rootPart,
  cssProperties: themeProperties,
  slots: authorContent,
  example: '<shopper-profile-find-plan></shopper-profile-find-plan>',
} as const satisfies ElementContract;
