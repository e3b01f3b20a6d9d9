import type { recommendation as english } from './recommendation.en';
import type { Translation } from '../../src/copy/types';

export const recommendation: Translation<typeof english> = {
  'recommendation.heading': 'Sus planes recomendados',
  'recommendation.loading': 'Cargando su plan recomendado',
  'recommendation.failed': 'No podemos mostrar su plan recomendado en este momento.',
};
