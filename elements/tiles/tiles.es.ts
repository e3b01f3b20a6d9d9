import type { tiles as english } from './tiles.en';
import type { Translation } from '../../src/copy/types';

export const tiles: Translation<typeof english> = {
  'tiles.label': 'Lo que ha guardado',
  'tiles.plans': 'Sus planes',
  'tiles.drugs': 'Sus medicamentos',
  'tiles.providers': 'Sus médicos y dentistas',
  'tiles.counted.one': '{view}, {count} guardado',
  'tiles.counted.other': '{view}, {count} guardados',
  'tiles.countedPlans.one': '{view} para {year}, {count} guardado',
  'tiles.countedPlans.other': '{view} para {year}, {count} guardados',
  'tiles.shown': '{view} están ahora en la pantalla.',
};
