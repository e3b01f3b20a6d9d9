import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { popupEvents } from '../../src/element-kit/shared-contract';

export const extraHelpContract = {
  tag: 'shopper-profile-extra-help',
  summary: 'Asks whether a shopper gets Extra Help, and adjusts the plan prices to the choice.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows. An earlier choice is preselected.',
    es: 'Aparece siempre; se abre con la respuesta dada antes.',
  },
  needsProfile: true,
  reservedBlockSize: 'max(clamp(23em, (22.25em - 100vw) * 999, 24.5em), min((19em - 100vw) * 999, 25.336em))',
  reservedBlockSizeIn: {
    es: 'max(clamp(25.75em, (22.25em - 100vw) * 999, 27.25em), min((19em - 100vw) * 999, 30.25em))',
  },
  reservedBlockSizeWith: { short: 'clamp(3.875em, (42em - 100vw) * 999, 6.125em)' },
  attributes: {
    'heading-level': headingLevel,
    short: {
      type: 'boolean',
      description:
        'Short form for a place above the plans: the question in one line, and the explanation behind a button.',
    },
  },
  events: {
    'extra-help-change': {
      description:
        'Dispatched when the shopper makes a choice. `level` is the subsidy level that prices now use.',
      cancelable: false,
      detail: { answer: ['unknown', 'yes', 'no'], level: 'number|null' },
    },
    ...popupEvents,
  },
  example: '<shopper-profile-extra-help heading-level="3"></shopper-profile-extra-help>',
} as const satisfies ElementContract;
