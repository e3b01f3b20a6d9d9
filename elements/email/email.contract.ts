import type { ElementContract } from '../../src/element-kit/contract';
import { formEvents, popupEvents } from '../../src/element-kit/shared-contract';

export const emailContract = {
  tag: 'shopper-profile-email',
  summary:
    'A popup that asks for the address to which the saved plans are e-mailed. The host function `email.send` sends them; without it, a draft opens in the shopper’s mail program.',
  audience: 'Everyone except customer service.',
  showsWhen: {
    en: 'A popup: opens when the shopper selects E-mail in the top bar.',
    es: 'Ventana emergente: se abre cuando el comprador pulsa enviar por correo en la barra superior.',
  },
  needsProfile: false,
  reservedBlockSize: '0',
  attributes: {},
  events: {
    ...formEvents,
    ...popupEvents,
    'popup-close': {
      ...popupEvents['popup-close'],
      description: 'Dispatched when the shopper closes the popup without sending the e-mail.',
    },
  },
  example: '<shopper-profile-email></shopper-profile-email>',
} as const satisfies ElementContract;
