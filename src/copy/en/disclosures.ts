export const disclosures = {
  'disclosures.heading': 'Disclosures',
} as const;
