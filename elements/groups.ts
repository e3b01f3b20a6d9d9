/**
 * Which pieces travel together. A browser asks for one file with the code of a group, and one with its wording in the
 * shopper's language; this is the only place that decides it. Every piece is in exactly one group: the build says so if
 * not.
 */
interface PieceGroup {
  /** Why these belong together. */
  why: string;
  /** Names of pieces, without the prefix of their tags. */
  pieces: readonly string[];
  /** Shows before the others; those wait until the browser has nothing else to do. */
  comesFirst?: boolean;
  /** Shows after the others: it stands below them, and would move when they come or go. */
  comesLast?: boolean;
}

export const groups = {
  plans: {
    why: 'What shoppers come for, and alone on many pages.',
    pieces: ['plans'],
    comesFirst: true,
  },
  frame: {
    why: 'What stands around the plans on a page of a brand, and shows at once.',
    pieces: [
      'top-bar',
      'banner',
      'nav',
      'extra-help',
      'tiles',
      'outage',
      'account-ready',
      'active-plan',
      'applications',
      'recommendation',
      'recommendation-promo',
      'mobile-prompt',
      'timeout',
      'confirm-identity',
      'toast',
    ],
  },
  page: {
    why: 'The whole area in one tag: pages that place piece by piece go without it.',
    pieces: ['page'],
    comesFirst: true,
  },
  lists: {
    why: 'The other two views, and the blocks below all of them: seldom in sight when the page opens.',
    pieces: [
      'drugs',
      'doctors',
      'drug-estimator',
      'find-plan',
      'shopping-options',
      'medigap',
      'help',
      'faq',
      'disclosures',
    ],
    comesLast: true,
  },
  popups: {
    why: 'Popups of the page: most visits open none.',
    pieces: ['email', 'sign-out', 'loading', 'import'],
  },
} as const satisfies Record<string, PieceGroup>;

/** What a file holds that no page loads by itself: these modules with what they alone need. */
interface OnDemandGroup {
  why: string;
  modules: readonly string[];
}

/** What comes when a piece or the load flow asks for it. What is in none of these comes with the group `popups`. */
export const onDemand = {
  'signed-in': {
    why: 'Steps of the load flow that guests do not have.',
    modules: ['src/state/load/applications.ts', 'src/state/load/profile-texts.ts'],
  },
  members: {
    why: 'Steps of the load flow at sign-in, and for members.',
    modules: ['dental-plans', 'eligibility', 'guest-merge', 'member-import', 'sign-in'].map(
      (step) => `src/state/load/${step}.ts`,
    ),
  },
  applications: {
    why: 'For those who have an application: most shoppers have none.',
    modules: ['elements/applications/applications-list.tsx', 'src/state/applications/applications.ts'],
  },
  recommended: {
    why: 'For those who have answered the recommendation questions.',
    modules: ['elements/recommendation/recommended-plan.tsx'],
  },
  supplements: {
    why: 'For those who have saved a Medicare Supplement plan, or are recommended one.',
    modules: [
      'elements/plans/supplement-card.tsx',
      'elements/recommendation/recommended-supplement.tsx',
      'src/state/load/supplement-content.ts',
      'src/widgets/use-supplement-action.ts',
    ],
  },
  notices: {
    why: 'What few visits see: sign-in is down, the account is new, nothing is recommended or saved yet, supplements.',
    modules: [
      'elements/outage/outage-notice.tsx',
      'elements/account-ready/account-ready-notice.tsx',
      'elements/recommendation-promo/recommendation-promo.tsx',
      'elements/medigap/medigap.tsx',
      'elements/disclosures/disclosures.tsx',
      'elements/find-plan/find-plan-form.tsx',
    ],
  },
  'page-check': {
    why: 'What page authors are told of their mistakes: behind everything that shoppers see.',
    modules: ['elements/page-check.ts'],
  },
  'authors-notes': {
    why: 'For authors, in their editors.',
    modules: ['elements/authors-notes.ts'],
  },
  inspect: {
    why: 'For who looks for a fault.',
    modules: ['elements/inspect.ts'],
  },
  telemetry: {
    why: 'Analytics come behind the cards, and not at all where they are switched off.',
    modules: ['src/state/page/telemetry.ts'],
  },
  toast: {
    why: 'Shows once per session, on desktop widths, when everything else is there.',
    modules: ['elements/toast/toast-popup.tsx'],
  },
  'safe-html': {
    why: 'A sanitiser, for hosts that say something in HTML.',
    modules: ['src/browser/safe-html.ts'],
  },
} as const satisfies Record<string, OnDemandGroup>;
