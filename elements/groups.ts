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
}

export const groups = {
  plans: {
    why: 'What shoppers come for: the cards, and what stands with them in the view of the plans.',
    pieces: ['plans', 'active-plan', 'applications', 'recommendation-promo', 'mobile-prompt'],
  },
  frame: {
    why: 'What frames every view: it shows at once, on every page of a brand.',
    pieces: ['page', 'top-bar', 'banner', 'nav', 'extra-help', 'tiles', 'outage', 'account-ready', 'timeout'],
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
  },
  popups: {
    why: 'Popups of the page: most visits open none.',
    pieces: ['email', 'sign-out', 'loading'],
  },
} as const satisfies Record<string, PieceGroup>;

/** What comes on demand, when a piece or the load flow asks for it. */
export const onDemand = {
  /** Beside what the load flow asks for: guests have none of it. */
  signedIn: ['elements/applications/applications-list.tsx'],
  /** The group with everything else: popups, panels and tools of the pieces. */
  seldom: 'popups',
} as const satisfies { signedIn: readonly string[]; seldom: keyof typeof groups };
