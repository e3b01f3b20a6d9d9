import type { page as english } from './page.en';
import type { Translation } from '../../src/copy/types';

export const page: Translation<typeof english> = {
  'page.label': 'Su perfil de compras',
  'page.incomplete':
    'No se pudo mostrar una parte de esta página. Vuelva a cargar la página. Lo que guardó sigue ahí.',
  'page.more': 'Ayuda y más opciones',
};
