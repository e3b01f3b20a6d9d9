export const activePlan = {
  'activePlan.heading': 'Your active plan',
  'activePlan.headingOfSeveral': 'Your active plans',
  'activePlan.type.MA': 'Medicare Advantage plan',
  'activePlan.type.MAPD': 'Medicare Advantage plan with drug coverage',
  'activePlan.type.PDP': 'Medicare prescription drug plan',
  'activePlan.type.SNP': 'Medicare special needs plan',
  'activePlan.type.MS': 'Medicare Supplement plan',
  'activePlan.since': 'Active since {date}',
  'activePlan.until': 'Active until {date}',
} as const;
