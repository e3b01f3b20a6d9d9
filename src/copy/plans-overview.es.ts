import type { plansOverview as english } from './plans-overview.en';
import type { Translation } from './types';

export const plansOverview: Translation<typeof english> = {
  'plansOverview.heading.one': 'Planes que cubren su medicamento',
  'plansOverview.heading.other': 'Planes que cubren los {count} medicamentos',
  'plansOverview.amount': '{amount} al año',
  'plansOverview.none.one': 'No el plan que guardó',
  'plansOverview.none.other': 'Ninguno de los {count} planes que guardó',
  'plansOverview.unknown.one': 'Sin datos de 1 plan',
  'plansOverview.unknown.other': 'Sin datos de {count} planes',
  'plansOverview.more.one': '1 más abajo',
  'plansOverview.more.other': '{count} más abajo',
};
