import type { ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const topBarContract = {
  tag: 'shopper-profile-top-bar',
  summary:
    'Links back to the page that the shopper came from, opens the popup that emails the saved plans, and prints the page.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows. Customer service sees only Print.',
    es: 'Aparece siempre; el servicio al cliente solo ve Imprimir.',
  },
  needsProfile: true,
  reservedBlockSize: 'max(clamp(2.45em, (100vw - 32em) * 999, 2.75em), min((14em - 100vw) * 999, 4.9em))',
  reservedBlockSizeIn: {
    es: 'max(clamp(2.45em, (100vw - 32em) * 999, 2.75em), min((19em - 100vw) * 999, 4.9em))',
  },
  attributes: {},
  events: { navigate },
  example: '<shopper-profile-top-bar></shopper-profile-top-bar>',
} as const satisfies ElementContract;
