import { headingLevel, type ElementContract } from '../../src/element-kit/contract';

export const medigapContract = {
  tag: 'shopper-profile-medigap',
  summary: 'Tells a shopper what is special about Medicare Supplement plans in the shopper’s state.',
  audience: 'Shoppers in states with rules of their own for Medicare Supplement plans.',
  showsWhen: {
    en: 'Shows when the content has a text for the shopper’s state.',
    es: 'Aparece cuando el contenido tiene un texto para el estado del comprador.',
  },
  needsProfile: true,
  // Between none of the two texts and both, so that what is below moves as little as possible for everybody.
  reservedBlockSize: 'max(9.5em, 23.5em - 27.5vw)',
  attributes: { 'heading-level': headingLevel },
  events: {},
  example: '<shopper-profile-medigap heading-level="3"></shopper-profile-medigap>',
} as const satisfies ElementContract;
