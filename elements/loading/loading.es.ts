import type { loading as english } from './loading.en';
import type { Translation } from '../../src/copy/types';

export const loading: Translation<typeof english> = {
  'loading.import.heading': 'Buscamos sus medicamentos y médicos',
  'loading.import.text':
    'Buscamos sus médicos y medicamentos. Puede tardar hasta 1 minuto. La página se actualizará sola cuando los datos estén listos.',
};
