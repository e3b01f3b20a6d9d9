import type { ElementContract } from '../../src/element-kit/contract';
import { navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const timeoutContract = {
  tag: 'shopper-profile-timeout',
  summary:
    'A popup that opens when nobody has used any tab of the site for a while, counts down, and signs out at its end.',
  audience: 'Signed-in shoppers; guests with `session.applyToGuests`.',
  showsWhen: {
    en: 'A popup: opens when nobody has used the page for a while (`session.timeout`).',
    es: 'Ventana emergente: se abre cuando nadie ha usado la página durante un rato (`session.timeout`).',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: {
    navigate: {
      ...navigate,
      description:
        'After signing out, before the page is left; dispatched at the document. Cancel it to route by yourself.',
    },
    ...popupEvents,
  },
  example: '<shopper-profile-timeout></shopper-profile-timeout>',
} as const satisfies ElementContract;
