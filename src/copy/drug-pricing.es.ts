import type { drugPricing as english } from './drug-pricing.en';
import type { Translation } from './types';

export const drugPricing: Translation<typeof english> = {
  'drugPricing.heading': 'Cuánto cuestan sus medicamentos con este plan',
  'drugPricing.drug': 'Medicamento',
  'drugPricing.covered': '¿Cubierto?',
  'drugPricing.tier': 'Nivel',
  'drugPricing.cost': 'Usted paga por un surtido de 30 días, después del deducible',
  'drugPricing.costOfFill': 'Usted paga por un surtido de 30 días',
  'drugPricing.edit': 'Editar la lista de medicamentos',
  'drugPricing.deductible': 'Deducible de medicamentos',
  'drugPricing.deductibleAllTiers': 'Sin deducible de medicamentos (todos los niveles)',
};
