/** All elements of a page, in the order in which an author would place them. */
export const elements = [
  ...['top-bar', 'banner', 'nav', 'extra-help', 'outage', 'account-ready', 'active-plan', 'applications'],
  ...['plans', 'recommendation-promo', 'mobile-prompt', 'tiles', 'find-plan', 'shopping-options'],
  ...['drug-estimator', 'medigap', 'help', 'faq', 'disclosures', 'email', 'sign-out', 'loading'],
];

/** The elements that the bench's shopper sees. */
export const shownElements = [
  ...['top-bar', 'banner', 'nav', 'extra-help', 'plans', 'recommendation-promo', 'tiles', 'shopping-options'],
  ...['drug-estimator', 'help', 'faq'],
];
