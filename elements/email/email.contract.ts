import type { ElementContract } from '../../src/element-kit/contract';
import { formEvents, popupEvents } from '../../src/element-kit/shared-contract';

export const emailContract = {
  tag: 'shopper-profile-email',
  summary:
    'A popup in which the shopper enters the address for an email with the saved plans. The host function `email.send` sends them; without it, a draft opens in the shopper’s mail program.',
  audience: 'Everyone except customer service.',
  showsWhen: {
    en: 'A popup: opens when the shopper selects “Email” in the top bar.',
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
      description: 'Dispatched when the shopper closes the popup without sending the email.',
    },
  },
  example: '<shopper-profile-email></shopper-profile-email>',
} as const satisfies ElementContract;
