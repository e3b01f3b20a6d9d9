import type { ElementContract } from '../../src/element-kit/contract';
import { navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const signOutContract = {
  tag: 'shopper-profile-sign-out',
  summary: 'A popup that asks the shopper to confirm signing out.',
  audience: 'Signed-in shoppers.',
  showsWhen: {
    en: 'A popup: opens when the shopper selects Sign out in the banner.',
    es: 'Ventana emergente: se abre cuando el comprador pulsa cerrar sesión en el saludo.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: {
    navigate: {
      ...navigate,
      description:
        'Dispatched after sign-out, before the shopper leaves the page. Cancel the event to route the shopper yourself.',
    },
    ...popupEvents,
  },
  example: '<shopper-profile-sign-out></shopper-profile-sign-out>',
} as const satisfies ElementContract;
