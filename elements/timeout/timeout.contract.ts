import type { ElementContract } from '../../src/element-kit/contract';
import { navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const timeoutContract = {
  tag: 'shopper-profile-timeout',
  summary:
    'A popup that opens when the shopper has not used any tab of the site for a while. It counts down, and then signs the shopper out.',
  audience: 'Signed-in shoppers; guests, too, if `session.applyToGuests` is set.',
  showsWhen: {
    en: 'A popup: opens when the shopper has been inactive for a while (`session.timeout`).',
    es: 'Ventana emergente: se abre cuando nadie ha usado la página durante un rato (`session.timeout`).',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: {
    navigate: {
      ...navigate,
      description:
        'Dispatched on the document after sign-out, before the shopper leaves the page. Cancel the event to route the shopper yourself.',
    },
    ...popupEvents,
  },
  example: '<shopper-profile-timeout></shopper-profile-timeout>',
} as const satisfies ElementContract;
