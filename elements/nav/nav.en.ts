export const nav = {
  'nav.label': 'Your profile',
  'nav.plans': 'Your plans',
  'nav.drugs': 'Your drugs',
  'nav.providers': 'Your doctors and dentists',
  'nav.counted.one': '{view}, {count} saved',
  'nav.counted.other': '{view}, {count} saved',
  'nav.shown': '{view} are now on the screen.',
  'nav.noSavedPlans': 'You have no saved plans yet.',
  'nav.noSavedPlansOfYear': 'You have no saved plans for {year} yet.',
  'nav.savedPlans.one': 'You have 1 saved plan for {year}.',
  'nav.savedPlans.other': 'You have {count} saved plans for {year}.',
  'nav.browse': 'Browse plans',
} as const;
