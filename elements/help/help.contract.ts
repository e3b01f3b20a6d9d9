import { headingLevel, type ElementContract } from '../../src/element-kit/contract';

export const helpContract = {
  tag: 'shopper-profile-help',
  summary: 'Tells a shopper whom to call, and when.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows; a number that `phones` does not have is left out.',
    es: 'Aparece siempre; se omite el número que no está en `phones`.',
  },
  needsProfile: true,
  reservedBlockSize: '11em',
  attributes: { 'heading-level': headingLevel },
  events: {},
  example: '<shopper-profile-help></shopper-profile-help>',
} as const satisfies ElementContract;
