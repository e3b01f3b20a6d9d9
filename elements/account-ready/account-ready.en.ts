export const accountReady = {
  'accountReady.heading': 'Your account is ready',
  'accountReady.text': 'Plans that you save from now on are kept in your account.',
  'accountReady.browseAll': 'Browse all plans',
  'accountReady.savedPlans': 'View your saved plans',
} as const;
