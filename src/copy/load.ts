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
  banner: {
    en: () => import('./en/banner').then(({ banner }) => banner),
    es: () => import('./es/banner').then(({ banner }) => banner),
  },
  outage: {
    en: () => import('./en/outage').then(({ outage }) => outage),
    es: () => import('./es/outage').then(({ outage }) => outage),
  },
  accountReady: {
    en: () => import('./en/account-ready').then(({ accountReady }) => accountReady),
    es: () => import('./es/account-ready').then(({ accountReady }) => accountReady),
  },
  loading: {
    en: () => import('./en/loading').then(({ loading }) => loading),
    es: () => import('./es/loading').then(({ loading }) => loading),
  },
  signOut: {
    en: () => import('./en/sign-out').then(({ signOut }) => signOut),
    es: () => import('./es/sign-out').then(({ signOut }) => signOut),
  },
};

export const fetchCopy = (locale: Locale, section: CopySection): Promise<Texts> =>
  copyFiles[section][locale]();
