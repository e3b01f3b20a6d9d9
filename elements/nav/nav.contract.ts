import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const navContract = {
  tag: 'shopper-profile-nav',
  summary:
    'Links to plans, drugs, and doctors, with counts. While it is on the page, only one of these views shows at a time. Contains the prompt to browse plans, and Extra Help.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows. A view without an element on the page has no link.',
    es: 'Aparece siempre; una vista sin elemento en la página no tiene enlace.',
  },
  needsProfile: true,
  contains: ['shopper-profile-extra-help'],
  reservedBlockSize:
    'max(clamp(11.0625em, (42em - 100vw) * 999, clamp(12.4375em, (100vw - 30em) * 999, 14.1875em)), min((20.8em - 100vw) * 999, 13.375em), min((19em - 100vw) * 999, 15.75em), clamp(0em, (100vw - 56.875em) * 999, 44.75em))',
  reservedBlockSizeIn: {
    es: 'max(clamp(11.0625em, (42em - 100vw) * 999, clamp(13.375em, (100vw - 30em) * 999, 14.25em)), min((20.8em - 100vw) * 999, 15.625em), min((19em - 100vw) * 999, 17.875em), clamp(0em, (100vw - 56.875em) * 999, 47.5em))',
  },
  reservedBlockSizeWith: {
    'without-extra-help':
      'max(clamp(3.0625em, (61.8em - 100vw) * 999, clamp(5.625em, (100vw - 30em) * 999, 6.5em)), min((19em - 100vw) * 999, 8em))',
  },
  attributes: {
    'heading-level': { ...headingLevel, description: 'Heading level of Extra Help, from 1 to 6.' },
    'without-extra-help': {
      type: 'boolean',
      description: 'Omits Extra Help. Set it if you place Extra Help elsewhere on the page.',
    },
  },
  events: { navigate },
  example: '<shopper-profile-nav heading-level="2"></shopper-profile-nav>',
} as const satisfies ElementContract;
