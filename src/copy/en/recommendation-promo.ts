export const recommendationPromo = {
  'recommendationPromo.heading': 'Recommendation promo',
} as const;
