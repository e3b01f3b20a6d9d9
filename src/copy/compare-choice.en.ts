/** Choosing plans to compare, on plan cards. */
export const compareChoice = {
  'compareChoice.label': 'Compare',
  'compareChoice.labelOf': 'Compare: {name}',
  'compareChoice.none': 'No plan is chosen to compare.',
  'compareChoice.count.one': '1 plan is chosen. Choose 1 more to compare.',
  'compareChoice.count.other': '{count} plans are chosen to compare.',
  'compareChoice.pair': 'This list has 2 plans. Both are compared.',
  'compareChoice.full': 'You can compare {most} plans at a time. To compare this one, uncheck another first.',
} as const;
