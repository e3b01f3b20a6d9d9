import type { shoppingOptions as english } from './shopping-options.en';
import type { Translation } from '../../src/copy/types';

export const shoppingOptions: Translation<typeof english> = {
  'shoppingOptions.heading': '¿Busca otras opciones?',
  'shoppingOptions.to.continue.planSummary': 'Seguir viendo planes',
  'shoppingOptions.to.continue.pharmacy': 'Volver a la búsqueda de farmacias',
  'shoppingOptions.to.continue.drugCostEstimator': 'Volver a la calculadora de costos',
  'shoppingOptions.to.continue.recommendation': 'Volver a la recomendación de plan',
  'shoppingOptions.to.recommendation': 'Recibir una recomendación de plan',
  'shoppingOptions.to.recommendationResults': 'Ver sus planes recomendados',
  'shoppingOptions.to.education': 'Informarse sobre Medicare',
};
