/** The popup that lists drug costs with a plan. */
export const drugPricing = {
  'drugPricing.heading': 'What your drugs cost with this plan',
  'drugPricing.drug': 'Drug',
  'drugPricing.covered': 'Covered?',
  'drugPricing.tier': 'Tier',
  'drugPricing.cost': 'You pay for a 30-day fill, after the deductible',
  'drugPricing.costOfFill': 'You pay for a 30-day fill',
  'drugPricing.edit': 'Edit drug list',
  'drugPricing.deductible': 'Drug deductible',
  'drugPricing.deductibleAllTiers': 'No drug deductible (all tiers)',
} as const;
