import type { Locale } from '../config/derived';
import type { CopySection, Texts } from './types';

/** One small file per language and section; a page fetches those of its pieces, in its language. */
type Files = Record<Locale, () => Promise<Texts>>;

export const copyFiles: Record<CopySection, Files> = {
  plans: {
    en: () => import('./en/plans').then(({ plans }) => plans),
    es: () => import('./es/plans').then(({ plans }) => plans),
  },
  extraHelp: {
    en: () => import('./en/extra-help').then(({ extraHelp }) => extraHelp),
    es: () => import('./es/extra-help').then(({ extraHelp }) => extraHelp),
  },
};

export const fetchCopy = (locale: Locale, section: CopySection): Promise<Texts> =>
  copyFiles[section][locale]();
