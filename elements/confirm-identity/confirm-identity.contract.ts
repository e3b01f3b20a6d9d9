import type { ElementContract } from '../../src/element-kit/contract';
import {
  authorContent,
  formError,
  formSubmit,
  popupClose,
  popupOpen,
  rootPart,
} from '../../src/element-kit/shared-contract';
import { themeProperties } from '../../src/styles/theme-properties';

export const confirmIdentityContract = {
  tag: 'shopper-profile-confirm-identity',
  summary:
    'A popup that opens by itself for shoppers who have talked to an agent: a short form that brings what they said into the profile.',
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: {
    'form-submit': formSubmit,
    'form-error': formError,
    'popup-open': popupOpen,
    'popup-close': popupClose,
  },
  parts: rootPart,
  cssProperties: themeProperties,
  slots: authorContent,
  example: '<shopper-profile-confirm-identity></shopper-profile-confirm-identity>',
} as const satisfies ElementContract;
