import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const faqContract = {
  tag: 'shopper-profile-faq',
  summary:
    'Answers frequently asked questions. Each answer opens below its question; a URL fragment such as `#faq-saving` opens a specific one.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Shows while `faqByView` lists questions for the view; by default, every view has some.',
    es: 'Aparece mientras la vista tenga preguntas en `faqByView`; de forma predeterminada, todas las tienen.',
  },
  needsProfile: true,
  reservedBlockSize: 'max(18.85em, 28.65em - 41vw)',
  attributes: { 'heading-level': headingLevel },
  events: { navigate },
  example: '<shopper-profile-faq></shopper-profile-faq>',
} as const satisfies ElementContract;
