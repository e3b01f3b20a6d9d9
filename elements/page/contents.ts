/**
 * What `<shopper-profile-page>` is made of, by its places, each in the order in which it reads (SHELL-36). Pieces decide
 * by themselves whether they have something to show (SHELL-37).
 */
export const pageContents = {
  head: ['top-bar', 'banner'],
  main: [
    'outage',
    'account-ready',
    'active-plan',
    'applications',
    'recommendation',
    'plans',
    'recommendation-promo',
    'mobile-prompt',
    'tiles',
    'drugs',
    'doctors',
    'find-plan',
    'shopping-options',
    'drug-estimator',
    'medigap',
  ],
  foot: ['help', 'faq', 'disclosures'],
  /** These open by themselves (contract §2). */
  popups: ['timeout', 'confirm-identity', 'toast'],
} as const;

/** Tags inside of the page; Extra Help stands in the nav where the page has two columns. */
export const pageTags: readonly string[] = [...Object.values(pageContents).flat(), 'nav', 'extra-help'].map(
  (piece) => `shopper-profile-${piece}`,
);
