export const mobilePrompt = {
  'mobilePrompt.noSavedPlans': 'You have no saved plans for {year} yet.',
  'mobilePrompt.savedPlans.one': 'You have 1 saved plan for {year}.',
  'mobilePrompt.savedPlans.other': 'You have {count} saved plans for {year}.',
  'mobilePrompt.browse': 'Browse plans',
} as const;
