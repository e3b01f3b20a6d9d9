import type { ElementContract } from '../../src/element-kit/contract';
import { navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const toastContract = {
  tag: 'shopper-profile-toast',
  summary:
    'A message in a corner of desktop screens, once per session: asks guests to sign in, and tells others what is in their profile. The page stays usable.',
  audience: 'Everyone on a wide screen.',
  showsWhen: {
    en: 'Shows once per session from the width `breakpoints.desktop` on, when the page has loaded.',
    es: 'Aparece una vez por sesión desde el ancho `breakpoints.desktop`, cuando la página ha cargado.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: { navigate, ...popupEvents },
  example: '<shopper-profile-toast></shopper-profile-toast>',
} as const satisfies ElementContract;
