export const findPlan = {
  'findPlan.heading': 'Find plan',
} as const;
