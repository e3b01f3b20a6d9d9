import type { drugEstimator as english } from './drug-estimator.en';
import type { Translation } from '../../src/copy/types';

export const drugEstimator: Translation<typeof english> = {
  'drugEstimator.heading': 'Calcule el costo de sus medicamentos',
  'drugEstimator.text': 'Escriba sus medicamentos y su farmacia. Vea lo que podría pagar con cada plan.',
  'drugEstimator.link': 'Calcular costos de medicamentos',
  'drugEstimator.loading': 'Cargando la calculadora de costos de medicamentos',
};
