import type { ElementContract } from '../../src/element-kit/contract';
import { navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const toastContract = {
  tag: 'shopper-profile-toast',
  summary:
    'A message in the corner of a desktop screen, once per session. It asks guests to sign in, and tells signed-in shoppers what is in their profile. It does not block the page.',
  audience: 'Everyone with a wide screen.',
  showsWhen: {
    en: 'Shows once per session when the page has loaded, at a width of `breakpoints.desktop` or more.',
    es: 'Aparece una vez por sesión desde el ancho `breakpoints.desktop`, cuando la página ha cargado.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: { navigate, ...popupEvents },
  example: '<shopper-profile-toast></shopper-profile-toast>',
} as const satisfies ElementContract;
