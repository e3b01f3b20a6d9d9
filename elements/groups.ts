/**
 * Which code shares a file. This is the only place that decides what a page downloads. scripts/build/chunks.mjs applies
 * it, and `npm run budgets` measures the result.
 */
interface FileGroup {
  /** Reason for sharing a file. */
  why: string;
  /**
   * Groups above this one whose files have loaded already or load together with this one. Code that both need stays in
   * the files of those groups.
   */
  needs?: readonly string[];
  /** Not in the specification. Code that only such groups share has its own file, so other pages do not load it. */
  isExtra?: boolean;
}

/** A browser loads one file with the code of a group, and one with its texts in the shopper's language. */
interface ElementGroup extends FileGroup {
  /**
   * Element names without the prefix of their tags. Every element is in exactly one group; otherwise the build fails.
   */
  elements: readonly string[];
  /** Shows before the other groups, which wait until the browser is idle. */
  comesFirst?: boolean;
  /** Shows after the other groups, because it is below them and would move when their height changes. */
  comesLast?: boolean;
  /**
   * Loaded when a shopper or the page opens something, not with the page. The file contains its few texts in both
   * languages, so that the first click loads one file less.
   */
  isOnDemand?: boolean;
}

export const groups = {
  plans: {
    why: 'The main element of the bundle, and the only one on many pages.',
    elements: ['plans'],
    comesFirst: true,
  },
  frame: {
    why: 'Elements around the plans on a brand page, which show immediately.',
    elements: [
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
    why: 'The whole area in one tag. Pages that place each element separately do not need it.',
    elements: ['page'],
    needs: ['frame'],
    comesFirst: true,
  },
  lists: {
    why: 'The other two views, and the blocks below all views: rarely visible when the page opens.',
    elements: [
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
    needs: ['frame'],
    comesLast: true,
  },
  nextSteps: {
    why: 'Only pages that place it load it.',
    elements: ['next-steps'],
    isExtra: true,
    comesLast: true,
  },
  takeAlong: {
    why: 'Only pages that place it load it.',
    elements: ['take-along'],
    isExtra: true,
    comesLast: true,
  },
  compare: {
    why: 'Off unless a page has its tag, or plan lists with checkboxes.',
    elements: ['compare'],
    isExtra: true,
    needs: ['plans', 'frame'],
  },
  yearChange: {
    why: 'Off unless a page has its tag or attribute. It shows after the first cards.',
    elements: ['year-change'],
    isExtra: true,
    needs: ['plans', 'frame'],
  },
  popups: {
    why: 'Popups of the page: most visits open none.',
    elements: ['sign-out', 'loading'],
    isOnDemand: true,
  },
  forms: {
    why: 'Popups with a form. They share its fields, which are a lot of code.',
    elements: ['email', 'import'],
    isOnDemand: true,
  },
} as const satisfies Record<string, ElementGroup>;

interface OnDemandGroup extends FileGroup {
  /** Modules loaded by `import()`. */
  modules: readonly string[];
  /**
   * The load flow waits for this file, and does not wait for React, so the file must not depend on files that need
   * React.
   */
  isLoadStep?: boolean;
}

/**
 * Modules that elements and the load flow load by `import()`. If the name is that of a group above, its modules are
 * added to the file of that group. A module that is not listed gets its own file.
 */
export const onDemand = {
  'signed-in': {
    why: 'Steps of the load flow that guests do not have.',
    modules: ['src/state/applications/load-applications.ts', 'src/state/load/profile-texts.ts'],
    isLoadStep: true,
  },
  members: {
    why: 'Steps of the load flow at sign-in, and for members.',
    modules: ['eligibility', 'member-import', 'sign-in'].map((step) => `src/state/load/${step}.ts`),
    isLoadStep: true,
  },
  'page-responses': {
    why: 'For pages in which the site’s server has embedded responses of the services.',
    modules: ['src/state/load/page-responses.ts'],
    isLoadStep: true,
  },
  removal: {
    why: 'Removing an item, with undo. Also contains the code that changes a saved list.',
    modules: ['src/widgets/remove-item.tsx'],
  },
  'guest-merge': {
    why: 'Adds a guest’s saved items to the lists of the account.',
    modules: ['src/state/load/guest-merge.ts'],
    needs: ['removal'],
  },
  'no-drugs': {
    why: 'For shoppers with plans and without drugs, on pages that have a view of the drugs.',
    modules: ['elements/plans/no-drugs.tsx'],
    needs: ['plans', 'frame'],
    isExtra: true,
  },
  'drug-prices': {
    why: 'The popup that a panel of a plan card opens.',
    modules: ['elements/plans/drug-pricing.tsx'],
    needs: ['plans'],
  },
  'year-cost': {
    why: 'The cost of a whole plan year, in words: on plan cards, in comparisons and on paper.',
    modules: [
      'src/ui/use-year-cost.ts',
      'src/domain/plans/plan-order.ts',
      'src/state/plans/shown-prices.ts',
      'src/copy/year-cost.en.ts',
      'src/copy/year-cost.es.ts',
    ],
    isExtra: true,
  },
  'next-year': {
    why: 'What next year costs and changes, for shoppers with an active plan: `next-year`.',
    modules: ['elements/active-plan/next-year.tsx', 'src/state/load/plan-years.ts'],
    isExtra: true,
    needs: ['plans', 'frame', 'year-cost'],
  },
  yearChange: {
    why: 'It shows the plans of two years, too.',
    modules: ['elements/year-change/year-change.tsx'],
    isExtra: true,
    needs: ['next-year'],
  },
  compare: {
    why: 'Its table has a row with the cost of a year.',
    modules: ['elements/compare/compare-value.tsx'],
    isExtra: true,
    needs: ['year-cost'],
  },
  'list-options': {
    why: 'For pages whose plan lists show the cost of a year, or can be sorted: `year-cost`, `order-by`.',
    modules: ['elements/plans/list-options.tsx'],
    needs: ['plans', 'year-cost'],
    isExtra: true,
  },
  'compare-box': {
    why: 'For pages whose plan cards have checkboxes: `compare-in-page`.',
    modules: ['elements/plans/compare-box.tsx'],
    needs: ['plans', 'frame'],
    isExtra: true,
  },
  popups: {
    why: 'Shared by the popup and by signing out without it.',
    modules: ['src/state/actions/sign-out.ts'],
  },
  forms: {
    why: 'They use the same fields and the same service.',
    modules: ['elements/confirm-identity/confirm-identity-popup.tsx', 'src/state/shopper/email-reminder.ts'],
  },
  applications: {
    why: 'For shoppers with an application; most have none.',
    modules: [
      'elements/applications/applications-list.tsx',
      'src/state/applications/applications.ts',
      'src/state/applications/enrolling.ts',
    ],
    needs: ['signed-in'],
  },
  supplements: {
    why: 'For shoppers with a saved or recommended Medicare Supplement plan, which has its own application.',
    modules: [
      'elements/plans/supplement-card.tsx',
      'src/state/plans/supplement-search.ts',
      'src/widgets/supplement-action.tsx',
    ],
    needs: ['applications'],
  },
  recommended: {
    why: 'For shoppers who have answered the recommendation questions.',
    modules: ['elements/recommendation/recommended-plan.tsx'],
    needs: ['frame'],
  },
  notices: {
    why: 'Rarely shown: sign-in is unavailable, or the account is new.',
    modules: ['elements/outage/outage-notice.tsx', 'elements/account-ready/account-ready-notice.tsx'],
    needs: ['frame'],
  },
  'find-plan': {
    why: 'For shoppers without saved plans.',
    modules: ['elements/find-plan/find-plan-form.tsx'],
    needs: ['lists'],
  },
  tools: {
    why: 'The drawer with a third-party tool, which the lists open.',
    modules: ['src/widgets/tool-drawer.tsx'],
    needs: ['lists'],
  },
  'extra-help': {
    why: 'Explains the choices of the Extra Help question.',
    modules: ['elements/extra-help/extra-help-popup.tsx'],
    needs: ['frame'],
  },
  timeout: {
    why: 'The warning before a signed-in shopper is signed out.',
    modules: ['elements/timeout/timeout-popup.tsx'],
    needs: ['frame'],
  },
  toast: {
    why: 'Messages at the edge of the window: the toast, once per session on desktop widths, and the notice of an import.',
    modules: ['elements/toast/toast-popup.tsx', 'elements/loading/import-notice.tsx'],
    needs: ['frame'],
  },
  'take-along-sheet': {
    why: 'The dialog and the printed sheet of take-along: loaded at the first press.',
    modules: ['elements/take-along/take-along-popup.tsx'],
    isExtra: true,
    needs: ['takeAlong', 'year-cost'],
  },
} as const satisfies Record<string, OnDemandGroup>;
