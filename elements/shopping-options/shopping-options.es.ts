import type { shoppingOptions as english } from './shopping-options.en';
import type { Translation } from '../../src/copy/types';

export const shoppingOptions: Translation<typeof english> = {
  'shoppingOptions.heading': '¿Busca otras opciones?',
  'shoppingOptions.to.continue.planSummary': 'Seguir comprando',
  'shoppingOptions.to.continue.pharmacy': 'Volver a la búsqueda de farmacias',
  'shoppingOptions.to.continue.drugCostEstimator': 'Volver al costo de medicamentos',
  'shoppingOptions.to.continue.recommendation': 'Volver a la recomendación de plan',
  'shoppingOptions.to.recommendation': 'Reciba una recomendación de plan',
  'shoppingOptions.to.recommendationResults': 'Vea los planes recomendados para usted',
  'shoppingOptions.to.education': 'Infórmese sobre Medicare',
};
