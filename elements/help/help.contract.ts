import { headingLevel, type ElementContract } from '../../src/element-kit/contract';

export const helpContract = {
  tag: 'shopper-profile-help',
  summary: 'Shows the phone numbers that a shopper can call, and their hours.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows. It omits numbers that are not in `phones`.',
    es: 'Aparece siempre; se omite el número que no está en `phones`.',
  },
  needsProfile: true,
  reservedBlockSize: '9.25em',
  attributes: { 'heading-level': headingLevel },
  events: {},
  example: '<shopper-profile-help></shopper-profile-help>',
} as const satisfies ElementContract;
