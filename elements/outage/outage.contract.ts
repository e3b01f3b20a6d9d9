import type { ElementContract } from '../../src/element-kit/contract';

export const outageContract = {
  tag: 'shopper-profile-outage',
  summary:
    'Tells shoppers that sign-in is unavailable, until they close the message. Otherwise it takes no space.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Shows while the sign-in service is unavailable, until the shopper closes it.',
    es: 'Aparece mientras el inicio de sesión no funciona, hasta que el comprador la cierra.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: {},
  example: '<shopper-profile-outage></shopper-profile-outage>',
} as const satisfies ElementContract;
