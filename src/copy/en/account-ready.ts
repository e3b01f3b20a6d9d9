export const accountReady = {
  'accountReady.heading': 'Account ready',
} as const;
