/** Cost of a whole plan year, on plan cards. */
export const yearCost = {
  'yearCost.label': 'Cost of a year',
  'yearCost.sum': 'About {total} in {year}: premiums {premiums} + drugs {drugs}.',
  'yearCost.sum.extraHelp': 'About {total} in {year} with Extra Help: premiums {premiums} + drugs {drugs}.',
  'yearCost.sum.extraHelpPremium':
    'About {total} in {year}: premiums {premiums} with Extra Help + drugs {drugs} without it.',
  'yearCost.sum.extraHelpDrugs':
    'About {total} in {year}: premiums {premiums} + drugs {drugs} with Extra Help.',
  'yearCost.sum.noExtraHelp':
    'About {total} in {year} without Extra Help: premiums {premiums} + drugs {drugs}.',
  'yearCost.otherwise': 'Without it {total}.',
  'yearCost.unknown': 'Premiums {premiums}. We do not know your drug costs in this plan.',
  'yearCost.unknown.extraHelp':
    'Premiums {premiums} with Extra Help. We do not know your drug costs in this plan.',
  'yearCost.none': 'About {total} in {year}: premiums alone. This plan does not cover drugs.',
  'yearCost.supplement': 'About {total} in {year}: premiums alone.',
  'yearCost.note':
    'The cost of a year is for all of {year}. The Part B premium, doctor visits and hospital stays are not in it.',
} as const;
