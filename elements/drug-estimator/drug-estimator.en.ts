export const drugEstimator = {
  'drugEstimator.heading': 'Estimate your drug costs',
  'drugEstimator.text': 'Enter your drugs and your pharmacy to see what you may pay with different plans.',
  'drugEstimator.link': 'Estimate drug costs',
  'drugEstimator.loading': 'Loading the drug cost estimator',
} as const;
