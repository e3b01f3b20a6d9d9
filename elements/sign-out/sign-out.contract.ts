import type { ElementContract } from '../../src/element-kit/contract';
import { navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const signOutContract = {
  tag: 'shopper-profile-sign-out',
  summary: 'A popup that asks the shopper before signing out.',
  audience: 'Signed-in shoppers.',
  showsWhen: {
    en: 'A popup: opens when the shopper presses Sign out in the banner.',
    es: 'Ventana emergente: se abre cuando el comprador pulsa cerrar sesión en el saludo.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: {
    navigate: {
      ...navigate,
      description: 'After signing out, before the page is left. Cancel it to route by yourself.',
    },
    ...popupEvents,
  },
  example: '<shopper-profile-sign-out></shopper-profile-sign-out>',
} as const satisfies ElementContract;
