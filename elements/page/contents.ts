/**
 * The elements inside `<shopper-profile-page>`, by area, in reading order (SHELL-36). Each element decides whether it
 * has something to show (SHELL-37).
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
  ],
  /** Explanations, and links to other pages. They have one heading, together with the foot. */
  more: ['find-plan', 'shopping-options', 'drug-estimator', 'medigap'],
  foot: ['help', 'faq', 'disclosures'],
  /** Open automatically (contract §2). */
  popups: ['timeout', 'confirm-identity', 'toast'],
} as const;

/**
 * Elements that show only if the author requests them, with an attribute of the page or with their own tag.
 * @public for the page builder and Storybook
 */
export const optionalElements = ['compare', 'year-change', 'next-steps', 'take-along'] as const;

/** Tags inside the page. Extra Help is inside the nav. */
export const pageTags: readonly string[] = [...Object.values(pageContents).flat(), 'nav', 'extra-help'].map(
  (element) => `shopper-profile-${element}`,
);
