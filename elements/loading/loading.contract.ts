import type { ElementContract } from '../../src/element-kit/contract';
import { popupEvents } from '../../src/element-kit/shared-contract';

export const loadingContract = {
  tag: 'shopper-profile-loading',
  summary:
    'A popup, opened by `window.shopperProfile.showLoading()`, that tells shoppers what they are waiting for. It also shows a notice while drugs and doctors are imported.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'A popup: opens when you call `window.shopperProfile.showLoading()`. While drugs and doctors are imported, it shows a notice that does not block the page.',
    es: 'Ventana emergente: se abre con `window.shopperProfile.showLoading()`. Mientras se importan medicamentos y médicos: un aviso que deja usar la página.',
  },
  needsProfile: false,
  reservedBlockSize: '0',
  attributes: {},
  events: { ...popupEvents },
  example: '<shopper-profile-loading></shopper-profile-loading>',
} as const satisfies ElementContract;
