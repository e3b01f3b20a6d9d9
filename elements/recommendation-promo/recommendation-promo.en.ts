export const recommendationPromo = {
  'recommendationPromo.heading': 'Get a plan recommendation',
  'recommendationPromo.text': 'Answer a few questions, and we will show you plans that fit your needs.',
  'recommendationPromo.start': 'Get started',
} as const;
