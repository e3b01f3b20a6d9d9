export const recommendation = {
  'recommendation.heading': 'Your recommended plans',
  'recommendation.loading': 'Loading your recommended plan',
  'recommendation.failed': 'We cannot show your recommended plan right now.',
} as const;
