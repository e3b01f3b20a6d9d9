import type { ElementContract } from '../../src/element-kit/contract';
import { authorContent, popupClose, popupOpen, rootPart } from '../../src/element-kit/shared-contract';
import { themeProperties } from '../../src/styles/theme-properties';

export const loadingContract = {
  tag: 'shopper-profile-loading',
  summary:
    'A popup that says what the shopper is waiting for, opened by `window.shopperProfile.showLoading()`.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'A popup: opens while drugs and doctors are imported, or by `window.shopperProfile.showLoading()`.',
    es: 'Ventana emergente: se abre mientras se importan medicamentos y médicos, o con `window.shopperProfile.showLoading()`.',
  },
  needsProfile: false,
  reservedBlockSize: '0',
  attributes: {},
  events: { 'popup-open': popupOpen, 'popup-close': popupClose },
  parts: rootPart,
  cssProperties: themeProperties,
  slots: authorContent,
  example: '<shopper-profile-loading></shopper-profile-loading>',
} as const satisfies ElementContract;
