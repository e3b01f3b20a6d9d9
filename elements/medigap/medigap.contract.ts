import { headingLevel, type ElementContract } from '../../src/element-kit/contract';

export const medigapContract = {
  tag: 'shopper-profile-medigap',
  summary: 'Explains the rules for Medicare Supplement plans in the shopper’s state.',
  audience: 'Shoppers in states that have their own rules for Medicare Supplement plans.',
  showsWhen: {
    en: 'Shows if the content has a text for the shopper’s state.',
    es: 'Aparece cuando el contenido tiene un texto para el estado del comprador.',
  },
  needsProfile: true,
  // Between the height without texts and with both texts, so that the content below moves as little as possible for
  // everyone.
  reservedBlockSize: 'max(6em, 19em - 27.5vw)',
  attributes: { 'heading-level': headingLevel },
  events: {},
  example: '<shopper-profile-medigap heading-level="3"></shopper-profile-medigap>',
} as const satisfies ElementContract;
