import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const faqContract = {
  tag: 'shopper-profile-faq',
  summary:
    'Answers the questions that shoppers ask most; each answer opens below its question, and an address such as `#faq-saving` opens one.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Shows while the view has questions in `faqByView`; all views have some by default.',
    es: 'Aparece mientras la vista tenga preguntas en `faqByView`; de forma predeterminada, todas las tienen.',
  },
  needsProfile: true,
  reservedBlockSize: '22em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate },
  example: '<shopper-profile-faq></shopper-profile-faq>',
} as const satisfies ElementContract;
