import type { plansOverview as english } from './plans-overview.en';
import type { Translation } from './types';

export const plansOverview: Translation<typeof english> = {
  'plansOverview.heading.one': 'Planes que cubren su medicamento',
  'plansOverview.heading.other': 'Planes que cubren los {count} medicamentos',
  'plansOverview.amount': '{amount} al año',
  'plansOverview.none.one': 'No el plan que guardó',
  'plansOverview.none.other': 'Ninguno de los {count} planes que guardó',
  'plansOverview.unknown.one': '1 sin datos',
  'plansOverview.unknown.other': '{count} sin datos',
  'plansOverview.more.one': '1 más abajo',
  'plansOverview.more.other': '{count} más abajo',
  'plansOverview.daysLeft.one': 'Falta 1 día para inscribirse: hasta el {date}',
  'plansOverview.daysLeft.other': 'Faltan {count} días para inscribirse: hasta el {date}',
  'plansOverview.lastDay': 'Hoy, {date}, es el último día para inscribirse.',
};
