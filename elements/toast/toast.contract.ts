import type { ElementContract } from '../../src/element-kit/contract';
import {
  authorContent,
  navigate,
  popupClose,
  popupOpen,
  rootPart,
} from '../../src/element-kit/shared-contract';
import { themeProperties } from '../../src/styles/theme-properties';

export const toastContract = {
  tag: 'shopper-profile-toast',
  summary:
    'A message in a corner of desktop screens, once per session: asks guests to sign in, and tells others what is in their profile. The page stays usable.',
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: { navigate, 'popup-open': popupOpen, 'popup-close': popupClose },
  parts: rootPart,
  cssProperties: themeProperties,
  slots: authorContent,
  example: '<shopper-profile-toast></shopper-profile-toast>',
} as const satisfies ElementContract;
