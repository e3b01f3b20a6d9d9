import type { topBar as english } from './top-bar.en';
import type { Translation } from '../../src/copy/types';

export const topBar: Translation<typeof english> = {
  'topBar.back.planSummary': 'Ver más planes',
  'topBar.back.pharmacy': 'Volver a la búsqueda de farmacias',
  'topBar.back.drugCostEstimator': 'Volver a la calculadora de costos',
  'topBar.back.recommendation': 'Volver a la recomendación de plan',
  'topBar.email': 'Enviar por correo',
  'topBar.print': 'Imprimir',
};
