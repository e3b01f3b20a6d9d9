import type { ElementContract } from '../../src/element-kit/contract';
import { popupEvents } from '../../src/element-kit/shared-contract';

export const loadingContract = {
  tag: 'shopper-profile-loading',
  summary:
    'A popup that says what the shopper is waiting for, opened by `window.shopperProfile.showLoading()`; a notice while drugs and doctors are imported.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'A popup: opens by `window.shopperProfile.showLoading()`. While drugs and doctors are imported: a notice that leaves the page usable.',
    es: 'Ventana emergente: se abre con `window.shopperProfile.showLoading()`. Mientras se importan medicamentos y médicos: un aviso que deja usar la página.',
  },
  needsProfile: false,
  reservedBlockSize: '0',
  attributes: {},
  events: { ...popupEvents },
  example: '<shopper-profile-loading></shopper-profile-loading>',
} as const satisfies ElementContract;
