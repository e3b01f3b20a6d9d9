export const topBar = {
  'topBar.back.planSummary': 'Continue shopping',
  'topBar.back.pharmacy': 'Back to the pharmacy search',
  'topBar.back.drugCostEstimator': 'Back to the drug cost estimator',
  'topBar.back.recommendation': 'Back to the plan recommendation',
  'topBar.email': 'Email',
  'topBar.print': 'Print',
} as const;
