import type { plansOverview as english } from './plans-overview.en';
import type { Translation } from './types';

export const plansOverview: Translation<typeof english> = {
  'plansOverview.heading.one': 'Planes que cubren su medicamento',
  'plansOverview.heading.other': 'Planes que cubren todos sus medicamentos',
  'plansOverview.next': 'Ahora elija un plan e inscríbase.',
  'plansOverview.costs':
    'Los costos son solo primas del plan y medicamentos, comparados dentro de cada tipo de plan.',
  'plansOverview.amount': '{amount} al año',
  'plansOverview.amount.extraHelp': '{amount} al año con Ayuda Adicional',
  'plansOverview.count': '{count} de {total}',
  'plansOverview.drugsOnly': 'solo medicamentos',
  'plansOverview.ifQualified': 'si usted califica',
  'plansOverview.doctors.one': '{covered} de 1 médico en la red',
  'plansOverview.doctors.other': '{covered} de {count} médicos en la red',
  'plansOverview.none.one': 'El plan que guardó no',
  'plansOverview.none.other': 'Ninguno de los {count} planes que guardó',
  'plansOverview.unknown.one': 'Sin datos de 1 plan',
  'plansOverview.unknown.other': 'Sin datos de {count} planes',
  'plansOverview.more.one': '1 más abajo',
  'plansOverview.more.other': '{count} más abajo',
  'plansOverview.coverAll.one': '1 cubre todos sus medicamentos',
  'plansOverview.coverAll.other': '{count} cubren todos sus medicamentos',
  'plansOverview.coverAll.atLeast.one': 'Al menos 1 cubre todos sus medicamentos',
  'plansOverview.coverAll.atLeast.other': 'Al menos {count} cubren todos sus medicamentos',
  'plansOverview.coverAll.zero': 'Ninguno cubre todos sus medicamentos',
  'plansOverview.coverOne.one': '1 cubre su medicamento',
  'plansOverview.coverOne.other': '{count} cubren su medicamento',
  'plansOverview.coverOne.atLeast.one': 'Al menos 1 cubre su medicamento',
  'plansOverview.coverOne.atLeast.other': 'Al menos {count} cubren su medicamento',
  'plansOverview.coverOne.zero': 'Ninguno cubre su medicamento',
};
