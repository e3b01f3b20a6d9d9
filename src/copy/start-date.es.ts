import type { startDate as english } from './start-date.en';
import type { Translation } from './types';

export const startDate: Translation<typeof english> = {
  'activePlan.date': '{day} de {month} de {year}',
  'activePlan.month.january': 'enero',
  'activePlan.month.february': 'febrero',
  'activePlan.month.march': 'marzo',
  'activePlan.month.april': 'abril',
  'activePlan.month.may': 'mayo',
  'activePlan.month.june': 'junio',
  'activePlan.month.july': 'julio',
  'activePlan.month.august': 'agosto',
  'activePlan.month.september': 'septiembre',
  'activePlan.month.october': 'octubre',
  'activePlan.month.november': 'noviembre',
  'activePlan.month.december': 'diciembre',
};
