import type { nav as english } from './nav.en';
import type { Translation } from '../../src/copy/types';

export const nav: Translation<typeof english> = {
  'nav.label': 'Su perfil',
  'nav.plans': 'Sus planes',
  'nav.drugs': 'Sus medicamentos',
  'nav.providers': 'Sus médicos y dentistas',
  'nav.counted.one': '{view}, {count} guardado',
  'nav.counted.other': '{view}, {count} guardados',
  'nav.shown': '{view} están ahora en la pantalla.',
  'nav.noSavedPlans': 'Aún no tiene planes guardados.',
  'nav.noSavedPlansOfYear': 'Aún no tiene planes guardados para {year}.',
  'nav.savedPlans.one': 'Tiene 1 plan guardado para {year}.',
  'nav.savedPlans.other': 'Tiene {count} planes guardados para {year}.',
  'nav.browse': 'Buscar planes',
};
