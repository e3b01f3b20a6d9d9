import type { findPlan as english } from './find-plan.en';
import type { Translation } from '../../src/copy/types';

export const findPlan: Translation<typeof english> = {
  'findPlan.heading': 'Busque un plan',
  'findPlan.text': 'Los planes cambian de un lugar a otro. Vea los del lugar donde usted vive.',
  'findPlan.zip': 'Código postal',
  'findPlan.wrongZip': 'Escriba un código postal de 5 dígitos.',
  'findPlan.find': 'Buscar planes',
};
