/** Cost of a whole plan year, on plan cards. */
export const yearCost = {
  'yearCost.label': 'Premiums + drugs a year',
  'yearCost.label.premiums': 'Premiums a year',
  'yearCost.about': 'About {total}',
  'yearCost.lowest': 'Lowest of {count}',
  'yearCost.sum': 'Premiums {premiums} + drugs {drugs}',
  'yearCost.sum.extraHelp': 'With Extra Help: premiums {premiums} +\u00a0drugs {drugs}',
  'yearCost.sum.extraHelpPremium': 'Premiums {premiums} with Extra Help + drugs {drugs} without it',
  'yearCost.sum.extraHelpDrugs': 'Premiums {premiums} + drugs {drugs} with Extra Help',
  'yearCost.sum.noExtraHelp': 'Without Extra Help: premiums {premiums} +\u00a0drugs {drugs}',
  'yearCost.otherwise': 'Without Extra Help: about {total}',
  'yearCost.unknown': 'We do not know your drug costs in this plan.',
  'yearCost.unknown.extraHelp': 'With Extra Help. We do not know your drug costs in this plan.',
  'yearCost.noDrugs': 'Without drug costs: you saved no drugs.',
  'yearCost.none': 'This plan does not cover drugs.',
  'yearCost.note':
    'Yearly costs are for a full plan year. They do not include the Part B premium, doctor visits, or hospital stays.',
} as const;
