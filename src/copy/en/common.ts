export const common = {
  'common.close': 'Close',
  'common.tryAgain': 'Try again',
  'common.loading': 'Loading',
  'common.notApplicable': 'N/A',
} as const;
