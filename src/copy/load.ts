import type { Locale } from '../config/derived';
import type { CopySection, Texts } from './types';

/** One small file per language and section; a page fetches those of its pieces, in its language. */
type Files = Record<Locale, () => Promise<Texts>>;

export const copyFiles: Record<CopySection, Files> = {
  plans: {
    en: () => import('../../elements/plans/plans.en').then(({ plans }) => plans),
    es: () => import('../../elements/plans/plans.es').then(({ plans }) => plans),
  },
  planPopups: {
    en: () => import('../../elements/plans/plan-popups.en').then(({ planPopups }) => planPopups),
    es: () => import('../../elements/plans/plan-popups.es').then(({ planPopups }) => planPopups),
  },
  extraHelp: {
    en: () => import('../../elements/extra-help/extra-help.en').then(({ extraHelp }) => extraHelp),
    es: () => import('../../elements/extra-help/extra-help.es').then(({ extraHelp }) => extraHelp),
  },
  banner: {
    en: () => import('../../elements/banner/banner.en').then(({ banner }) => banner),
    es: () => import('../../elements/banner/banner.es').then(({ banner }) => banner),
  },
  outage: {
    en: () => import('../../elements/outage/outage.en').then(({ outage }) => outage),
    es: () => import('../../elements/outage/outage.es').then(({ outage }) => outage),
  },
  accountReady: {
    en: () =>
      import('../../elements/account-ready/account-ready.en').then(({ accountReady }) => accountReady),
    es: () =>
      import('../../elements/account-ready/account-ready.es').then(({ accountReady }) => accountReady),
  },
  loading: {
    en: () => import('../../elements/loading/loading.en').then(({ loading }) => loading),
    es: () => import('../../elements/loading/loading.es').then(({ loading }) => loading),
  },
  signOut: {
    en: () => import('../../elements/sign-out/sign-out.en').then(({ signOut }) => signOut),
    es: () => import('../../elements/sign-out/sign-out.es').then(({ signOut }) => signOut),
  },
  page: {
    en: () => import('../../elements/page/page.en').then(({ page }) => page),
    es: () => import('../../elements/page/page.es').then(({ page }) => page),
  },
  topBar: {
    en: () => import('../../elements/top-bar/top-bar.en').then(({ topBar }) => topBar),
    es: () => import('../../elements/top-bar/top-bar.es').then(({ topBar }) => topBar),
  },
  nav: {
    en: () => import('../../elements/nav/nav.en').then(({ nav }) => nav),
    es: () => import('../../elements/nav/nav.es').then(({ nav }) => nav),
  },
  mobilePrompt: {
    en: () =>
      import('../../elements/mobile-prompt/mobile-prompt.en').then(({ mobilePrompt }) => mobilePrompt),
    es: () =>
      import('../../elements/mobile-prompt/mobile-prompt.es').then(({ mobilePrompt }) => mobilePrompt),
  },
  tiles: {
    en: () => import('../../elements/tiles/tiles.en').then(({ tiles }) => tiles),
    es: () => import('../../elements/tiles/tiles.es').then(({ tiles }) => tiles),
  },
  help: {
    en: () => import('../../elements/help/help.en').then(({ help }) => help),
    es: () => import('../../elements/help/help.es').then(({ help }) => help),
  },
  faq: {
    en: () => import('../../elements/faq/faq.en').then(({ faq }) => faq),
    es: () => import('../../elements/faq/faq.es').then(({ faq }) => faq),
  },
  disclosures: {
    en: () => import('../../elements/disclosures/disclosures.en').then(({ disclosures }) => disclosures),
    es: () => import('../../elements/disclosures/disclosures.es').then(({ disclosures }) => disclosures),
  },
  drugEstimator: {
    en: () =>
      import('../../elements/drug-estimator/drug-estimator.en').then(({ drugEstimator }) => drugEstimator),
    es: () =>
      import('../../elements/drug-estimator/drug-estimator.es').then(({ drugEstimator }) => drugEstimator),
  },
  findPlan: {
    en: () => import('../../elements/find-plan/find-plan.en').then(({ findPlan }) => findPlan),
    es: () => import('../../elements/find-plan/find-plan.es').then(({ findPlan }) => findPlan),
  },
  shoppingOptions: {
    en: () =>
      import('../../elements/shopping-options/shopping-options.en').then(
        ({ shoppingOptions }) => shoppingOptions,
      ),
    es: () =>
      import('../../elements/shopping-options/shopping-options.es').then(
        ({ shoppingOptions }) => shoppingOptions,
      ),
  },
  medigap: {
    en: () => import('../../elements/medigap/medigap.en').then(({ medigap }) => medigap),
    es: () => import('../../elements/medigap/medigap.es').then(({ medigap }) => medigap),
  },
  recommendationPromo: {
    en: () =>
      import('../../elements/recommendation-promo/recommendation-promo.en').then(
        ({ recommendationPromo }) => recommendationPromo,
      ),
    es: () =>
      import('../../elements/recommendation-promo/recommendation-promo.es').then(
        ({ recommendationPromo }) => recommendationPromo,
      ),
  },
  email: {
    en: () => import('../../elements/email/email.en').then(({ email }) => email),
    es: () => import('../../elements/email/email.es').then(({ email }) => email),
  },
  drugs: {
    en: () => import('../../elements/drugs/drugs.en').then(({ drugs }) => drugs),
    es: () => import('../../elements/drugs/drugs.es').then(({ drugs }) => drugs),
  },
  doctors: {
    en: () => import('../../elements/doctors/doctors.en').then(({ doctors }) => doctors),
    es: () => import('../../elements/doctors/doctors.es').then(({ doctors }) => doctors),
  },
  applications: {
    en: () => import('../../elements/applications/applications.en').then(({ applications }) => applications),
    es: () => import('../../elements/applications/applications.es').then(({ applications }) => applications),
  },
  activePlan: {
    en: () => import('../../elements/active-plan/active-plan.en').then(({ activePlan }) => activePlan),
    es: () => import('../../elements/active-plan/active-plan.es').then(({ activePlan }) => activePlan),
  },
  timeout: {
    en: () => import('../../elements/timeout/timeout.en').then(({ timeout }) => timeout),
    es: () => import('../../elements/timeout/timeout.es').then(({ timeout }) => timeout),
  },
};

export const fetchCopy = (locale: Locale, section: CopySection): Promise<Texts> =>
  copyFiles[section][locale]();
