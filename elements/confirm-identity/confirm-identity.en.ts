export const confirmIdentity = {
  'confirmIdentity.heading': 'Confirm identity',
  'confirmIdentity.open': 'Confirm identity, open',
  'confirmIdentity.close': 'Close',
} as const;
