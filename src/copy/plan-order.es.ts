import type { planOrder as english } from './plan-order.en';
import type { Translation } from './types';

export const planOrder: Translation<typeof english> = {
  'planOrder.label': 'Orden',
  'planOrder.labelOf': 'Orden: {group}',
  'planOrder.saved': 'Como los guardó',
  'planOrder.premium': 'Prima mensual',
  'planOrder.yearCost': 'Primas + medicamentos',
  'planOrder.now.saved': 'Sus planes están en el orden en que los guardó.',
  'planOrder.now.premium': 'Sus planes están ordenados por prima mensual, de menor a mayor.',
  'planOrder.now.yearCost': 'Sus planes están ordenados por primas y medicamentos al año, de menor a mayor.',
};
