import type { takeAlong as english } from './take-along.en';
import type { Translation } from '../../src/copy/types';

export const takeAlong: Translation<typeof english> = {
  'takeAlong.open': 'Imprimir una lista para llevar',
  'takeAlong.hint': 'Sus medicamentos, médicos y planes en papel. Llévelo a quien le ayuda.',
};
