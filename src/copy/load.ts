import type { Locale } from '../config/derived';
import type { CopySection, Texts } from './types';

/** One small file per language and section; a page fetches those of its pieces, in its language. */
type Files = Record<Locale, () => Promise<Texts>>;

export const copyFiles: Record<CopySection, Files> = {
  plans: {
    en: () => import('./en/plans').then(({ plans }) => plans),
    es: () => import('./es/plans').then(({ plans }) => plans),
  },
  planPopups: {
    en: () => import('./en/plan-popups').then(({ planPopups }) => planPopups),
    es: () => import('./es/plan-popups').then(({ planPopups }) => planPopups),
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
  page: {
    en: () => import('./en/page').then(({ page }) => page),
    es: () => import('./es/page').then(({ page }) => page),
  },
  topBar: {
    en: () => import('./en/top-bar').then(({ topBar }) => topBar),
    es: () => import('./es/top-bar').then(({ topBar }) => topBar),
  },
  nav: {
    en: () => import('./en/nav').then(({ nav }) => nav),
    es: () => import('./es/nav').then(({ nav }) => nav),
  },
  mobilePrompt: {
    en: () => import('./en/mobile-prompt').then(({ mobilePrompt }) => mobilePrompt),
    es: () => import('./es/mobile-prompt').then(({ mobilePrompt }) => mobilePrompt),
  },
  tiles: {
    en: () => import('./en/tiles').then(({ tiles }) => tiles),
    es: () => import('./es/tiles').then(({ tiles }) => tiles),
  },
  help: {
    en: () => import('./en/help').then(({ help }) => help),
    es: () => import('./es/help').then(({ help }) => help),
  },
  faq: {
    en: () => import('./en/faq').then(({ faq }) => faq),
    es: () => import('./es/faq').then(({ faq }) => faq),
  },
  disclosures: {
    en: () => import('./en/disclosures').then(({ disclosures }) => disclosures),
    es: () => import('./es/disclosures').then(({ disclosures }) => disclosures),
  },
  drugEstimator: {
    en: () => import('./en/drug-estimator').then(({ drugEstimator }) => drugEstimator),
    es: () => import('./es/drug-estimator').then(({ drugEstimator }) => drugEstimator),
  },
  findPlan: {
    en: () => import('./en/find-plan').then(({ findPlan }) => findPlan),
    es: () => import('./es/find-plan').then(({ findPlan }) => findPlan),
  },
  shoppingOptions: {
    en: () => import('./en/shopping-options').then(({ shoppingOptions }) => shoppingOptions),
    es: () => import('./es/shopping-options').then(({ shoppingOptions }) => shoppingOptions),
  },
  medigap: {
    en: () => import('./en/medigap').then(({ medigap }) => medigap),
    es: () => import('./es/medigap').then(({ medigap }) => medigap),
  },
  recommendationPromo: {
    en: () => import('./en/recommendation-promo').then(({ recommendationPromo }) => recommendationPromo),
    es: () => import('./es/recommendation-promo').then(({ recommendationPromo }) => recommendationPromo),
  },
  email: {
    en: () => import('./en/email').then(({ email }) => email),
    es: () => import('./es/email').then(({ email }) => email),
  },
  drugs: {
    en: () => import('./en/drugs').then(({ drugs }) => drugs),
    es: () => import('./es/drugs').then(({ drugs }) => drugs),
  },
  doctors: {
    en: () => import('./en/doctors').then(({ doctors }) => doctors),
    es: () => import('./es/doctors').then(({ doctors }) => doctors),
  },
  applications: {
    en: () => import('./en/applications').then(({ applications }) => applications),
    es: () => import('./es/applications').then(({ applications }) => applications),
  },
  activePlan: {
    en: () => import('./en/active-plan').then(({ activePlan }) => activePlan),
    es: () => import('./es/active-plan').then(({ activePlan }) => activePlan),
  },
  timeout: {
    en: () => import('./en/timeout').then(({ timeout }) => timeout),
    es: () => import('./es/timeout').then(({ timeout }) => timeout),
  },
};

export const fetchCopy = (locale: Locale, section: CopySection): Promise<Texts> =>
  copyFiles[section][locale]();
