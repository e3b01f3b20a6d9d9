/** Cost of a whole plan year, on plan cards. */
export const yearCost = {
  'yearCost.label': 'Cost of a year',
  'yearCost.label.premiums': 'Premiums of a year',
  'yearCost.about': 'About {total}',
  'yearCost.lowest': 'Lowest of {count}',
  'yearCost.sum': 'In {year}: premiums {premiums} + drugs {drugs}',
  'yearCost.sum.extraHelp': 'In {year} with Extra Help: premiums {premiums} + drugs {drugs}',
  'yearCost.sum.extraHelpPremium':
    'In {year}: premiums {premiums} with Extra Help + drugs {drugs} without it',
  'yearCost.sum.extraHelpDrugs': 'In {year}: premiums {premiums} + drugs {drugs} with Extra Help',
  'yearCost.sum.noExtraHelp': 'In {year} without Extra Help: premiums {premiums} + drugs {drugs}',
  'yearCost.otherwise': 'Without Extra Help: about {total}',
  'yearCost.unknown': 'In {year}. We do not know your drug costs in this plan.',
  'yearCost.unknown.extraHelp': 'In {year} with Extra Help. We do not know your drug costs in this plan.',
  'yearCost.none': 'In {year}. This plan does not cover drugs.',
  'yearCost.supplement': 'In {year}',
  'yearCost.note':
    'The cost of a year is for a whole plan year. It does not include the Part B premium, doctor visits and hospital stays.',
} as const;
