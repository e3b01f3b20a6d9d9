export const mobilePrompt = {
  'mobilePrompt.savedPlans.one': 'You have 1 saved plan.',
  'mobilePrompt.savedPlans.other': 'You have {count} saved plans.',
  'mobilePrompt.browse': 'Browse plans',
} as const;
