import type { ElementContract } from '../../src/element-kit/contract';

export const outageContract = {
  tag: 'shopper-profile-outage',
  summary:
    'Says that nobody can sign in at the moment, until the shopper closes it; otherwise it takes no room.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Shows while the sign-in service is down, until the shopper closes it.',
    es: 'Aparece mientras el inicio de sesión no funciona, hasta que el comprador la cierra.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: {},
  example: '<shopper-profile-outage></shopper-profile-outage>',
} as const satisfies ElementContract;
