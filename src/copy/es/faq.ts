import type { faq as english } from '../en/faq';
import type { Translation } from '../types';

export const faq: Translation<typeof english> = {
  'faq.heading': 'Faq',
};
