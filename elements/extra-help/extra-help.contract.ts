import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { popupEvents } from '../../src/element-kit/shared-contract';

export const extraHelpContract = {
  tag: 'shopper-profile-extra-help',
  summary: 'Asks whether a shopper gets Extra Help, and shows plan prices accordingly.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows; it opens with the answer that was given before.',
    es: 'Aparece siempre; se abre con la respuesta dada antes.',
  },
  needsProfile: true,
  reservedBlockSize: 'clamp(23em, (22.25em - 100vw) * 999, 24.5em)',
  reservedBlockSizeIn: { es: 'clamp(25.75em, (22.25em - 100vw) * 999, 27.25em)' },
  attributes: { 'heading-level': headingLevel },
  events: {
    'extra-help-change': {
      description: 'The shopper has answered. `level` is the subsidy level that prices use now.',
      cancelable: false,
      detail: { answer: ['unknown', 'yes', 'no'], level: 'number|null' },
    },
    ...popupEvents,
  },
  example: '<shopper-profile-extra-help heading-level="3"></shopper-profile-extra-help>',
} as const satisfies ElementContract;
