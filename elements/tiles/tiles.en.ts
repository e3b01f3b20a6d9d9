export const tiles = {
  'tiles.label': 'What you have saved',
  'tiles.plans': 'Your plans',
  'tiles.drugs': 'Your drugs',
  'tiles.providers': 'Your doctors and dentists',
  'tiles.counted.one': '{view}, {count} saved',
  'tiles.counted.other': '{view}, {count} saved',
  'tiles.countedPlans.one': '{view} for {year}, {count} saved',
  'tiles.countedPlans.other': '{view} for {year}, {count} saved',
  'tiles.shown': '{view} are now on the screen.',
} as const;
