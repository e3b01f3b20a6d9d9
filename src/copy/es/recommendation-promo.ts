import type { recommendationPromo as english } from '../en/recommendation-promo';
import type { Translation } from '../types';

export const recommendationPromo: Translation<typeof english> = {
  'recommendationPromo.heading': 'Reciba una recomendación de plan',
  'recommendationPromo.text': 'Responda unas preguntas y le mostraremos planes que se ajusten a usted.',
  'recommendationPromo.start': 'Empezar',
};
