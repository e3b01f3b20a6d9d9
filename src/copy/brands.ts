import type { Brand, Locale } from '../config/derived';
import type { Texts } from './types';

/** Texts that differ by brand. They override the texts of the language. */
export const brandTexts: Record<Brand, Partial<Record<Locale, Texts>>> = {
  AMP: {
    en: {
      'plans.empty.text':
        'Look for our plans in your area and save the ones you like. You will find them here.',
    },
    es: {
      'plans.empty.text':
        'Busque nuestros planes en su área y guarde los que le gusten. Los encontrará aquí.',
    },
  },
  UMS: {},
};
