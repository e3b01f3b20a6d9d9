import type { recommendationPromo as english } from './recommendation-promo.en';
import type { Translation } from '../../src/copy/types';

export const recommendationPromo: Translation<typeof english> = {
  'recommendationPromo.heading': 'Reciba una recomendación de plan',
  'recommendationPromo.text': 'Responda unas preguntas y le mostraremos planes que se ajusten a usted.',
  'recommendationPromo.otherYear':
    'Usted tiene una recomendación de planes para {year}. Ahora se muestran planes para {activeYear}.',
  'recommendationPromo.start': 'Empezar',
};
