export const drugEstimator = {
  'drugEstimator.heading': 'Drug estimator',
} as const;
