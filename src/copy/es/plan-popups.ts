import type { planPopups as english } from '../en/plan-popups';
import type { Translation } from '../types';

export const planPopups: Translation<typeof english> = {
  'removePlan.heading': '¿Eliminar este plan?',
  'removePlan.text': 'Ya no estará entre sus planes guardados.',
  'removePlan.remove': 'Eliminar de los planes guardados',
  'removePlan.removing': 'Eliminando…',
  'removePlan.keep': 'Conservar este plan',
  'removePlan.failed':
    'No pudimos eliminar este plan. Sigue guardado. Puede intentarlo de nuevo o conservarlo.',
  'plans.removed.one': 'Plan eliminado. Queda 1 plan.',
  'plans.removed.other': 'Plan eliminado. Quedan {count} planes.',
  'plans.removeFailed': 'No se pudo eliminar el plan. Está de nuevo en su lista.',
  'plans.undo.removed': 'Plan eliminado.',
  'plans.undo': 'Deshacer',
  'plans.undo.back': 'El plan está de nuevo en su lista.',
  'plans.undo.failed': 'No pudimos devolver el plan a su lista. Inténtelo de nuevo.',
  'enrollByPhone.heading': 'Inscríbase por teléfono',
  'enrollByPhone.text': 'Puede inscribirse en {plan} por teléfono.',
  'enrollByPhone.call': 'Llame al {phone} (TTY {tty}).',
  'enrollByPhone.tty': 'TTY {tty}.',
  'enrollByPhone.hours': 'De 8 a.m. a 8 p.m., los 7 días de la semana',
  'drugPricing.heading': 'Cuánto cuestan sus medicamentos con este plan',
  'drugPricing.tier': 'Nivel',
  'drugPricing.cost': 'Costo en la etapa de cobertura inicial',
  'drugPricing.edit': 'Editar la lista de medicamentos',
  'drugPricing.deductible': 'Deducible de medicamentos',
  'drugPricing.deductibleAllTiers': 'Sin deducible de medicamentos (todos los niveles)',
};
