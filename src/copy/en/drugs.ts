export const drugs = {
  'drugs.heading': 'Drugs',
} as const;
