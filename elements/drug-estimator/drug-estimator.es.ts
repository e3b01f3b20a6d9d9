import type { drugEstimator as english } from './drug-estimator.en';
import type { Translation } from '../../src/copy/types';

export const drugEstimator: Translation<typeof english> = {
  'drugEstimator.heading': 'Calcule el costo de sus medicamentos',
  'drugEstimator.text':
    'Ingrese sus medicamentos y su farmacia para ver cuánto podría pagar con diferentes planes.',
  'drugEstimator.link': 'Calcular costos de medicamentos',
  'drugEstimator.loading': 'Cargando la calculadora de costos de medicamentos',
};
