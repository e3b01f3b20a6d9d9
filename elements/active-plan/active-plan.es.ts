import type { activePlan as english } from './active-plan.en';
import type { Translation } from '../../src/copy/types';

export const activePlan: Translation<typeof english> = {
  'activePlan.heading': 'Su plan activo',
  'activePlan.headingOfSeveral': 'Sus planes activos',
  'activePlan.type.MA': 'Plan Medicare Advantage',
  'activePlan.type.MAPD': 'Plan Medicare Advantage con cobertura de medicamentos',
  'activePlan.type.PDP': 'Plan de medicamentos recetados de Medicare',
  'activePlan.type.SNP': 'Plan de necesidades especiales de Medicare',
  'activePlan.type.MS': 'Plan Suplementario de Medicare',
  'activePlan.since': 'Activo desde el {date}',
  'activePlan.until': 'Activo hasta el {date}',
};
