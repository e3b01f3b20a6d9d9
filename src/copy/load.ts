import type { Locale } from '../config/derived';
import type { CopySection, Texts } from './types';

/** One small file per language and section; a page fetches those of its pieces, in its language. */
const files: Record<Locale, Record<CopySection, () => Promise<Texts>>> = {
  en: {
    plans: () => import('./en/plans-section').then(({ texts }) => texts),
    extraHelp: () => import('./en/extra-help-section').then(({ texts }) => texts),
  },
  es: {
    plans: () => import('./es/plans-section').then(({ texts }) => texts),
    extraHelp: () => import('./es/extra-help-section').then(({ texts }) => texts),
  },
};

export const fetchCopy = (locale: Locale, section: CopySection): Promise<Texts> => files[locale][section]();
