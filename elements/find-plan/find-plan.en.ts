export const findPlan = {
  'findPlan.heading': 'Find a plan',
  'findPlan.text': 'Plans differ from place to place. See those where you live.',
  'findPlan.zip': 'ZIP code',
  'findPlan.wrongZip': 'Enter a ZIP code with 5 digits.',
  'findPlan.find': 'Browse plans',
} as const;
