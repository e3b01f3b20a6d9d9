export const recommendationPromo = {
  'recommendationPromo.heading': 'Get a plan recommendation',
  'recommendationPromo.text': 'Answer a few questions, and we will show you plans that fit your needs.',
  'recommendationPromo.otherYear':
    'You have a recommendation for {year} plans. Plans for {activeYear} are shown now.',
  'recommendationPromo.start': 'Get started',
} as const;
