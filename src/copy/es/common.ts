import type { Translation } from '../types';
import type { common as english } from '../en/common';

export const common: Translation<typeof english> = {
  'common.close': 'Cerrar',
  'common.tryAgain': 'Intentar de nuevo',
  'common.loading': 'Cargando',
  'common.notApplicable': 'N/C',
};
