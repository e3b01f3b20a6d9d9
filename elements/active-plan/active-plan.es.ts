import type { activePlan as english } from './active-plan.en';
import type { Translation } from '../../src/copy/types';

export const activePlan: Translation<typeof english> = {
  'activePlan.heading': 'Su plan activo',
  'activePlan.headingOfSeveral': 'Sus planes activos',
  'activePlan.type.MA': 'Plan Medicare Advantage',
  'activePlan.type.MAPD': 'Plan Medicare Advantage con cobertura de medicamentos',
  'activePlan.type.PDP': 'Plan de medicamentos recetados de Medicare',
  'activePlan.type.SNP': 'Plan de necesidades especiales de Medicare',
  'activePlan.type.MS': 'Plan Medicare Supplement',
  'activePlan.since': 'Activo desde el {date}',
  'activePlan.until': 'Activo hasta el {date}',
  'activePlan.planId': 'ID del plan',
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
