export const shoppingOptions = {
  'shoppingOptions.heading': 'Looking for other options?',
  'shoppingOptions.to.continue.planSummary': 'Continue shopping',
  'shoppingOptions.to.continue.pharmacy': 'Back to the pharmacy search',
  'shoppingOptions.to.continue.drugCostEstimator': 'Back to the drug cost estimator',
  'shoppingOptions.to.continue.recommendation': 'Back to the plan recommendation',
  'shoppingOptions.to.recommendation': 'Get a plan recommendation',
  'shoppingOptions.to.recommendationResults': 'See your recommended plans',
  'shoppingOptions.to.education': 'Learn about Medicare',
} as const;
