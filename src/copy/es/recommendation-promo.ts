import type { recommendationPromo as english } from '../en/recommendation-promo';
import type { Translation } from '../types';

export const recommendationPromo: Translation<typeof english> = {
  'recommendationPromo.heading': 'Recommendation promo',
};
