import type { ElementContract } from '../../src/element-kit/contract';
import { formEvents, popupEvents } from '../../src/element-kit/shared-contract';

export const emailContract = {
  tag: 'shopper-profile-email',
  summary:
    'A popup that asks for the address to e-mail the saved plans to. The host function `email.send` sends them; without it, a draft opens in the shopper’s own mail program.',
  audience: 'Everyone but customer service.',
  showsWhen: {
    en: 'A popup: opens when the shopper presses E-mail in the top bar.',
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
      description: 'The shopper has closed the popup without having sent the e-mail.',
    },
  },
  example: '<shopper-profile-email></shopper-profile-email>',
} as const satisfies ElementContract;
