/** Order of the plans in a list. */
export const planOrder = {
  'planOrder.label': 'Order',
  'planOrder.labelOf': 'Order: {group}',
  'planOrder.saved': 'As saved',
  'planOrder.premium': 'Monthly premium',
  'planOrder.yearCost': 'Premiums + drugs',
  'planOrder.now.saved': 'Your plans are in the order in which you saved them.',
  'planOrder.now.premium': 'Your plans are in order of monthly premium, lowest first.',
  'planOrder.now.yearCost': 'Your plans are in order of premiums and drugs a year, lowest first.',
} as const;
