import type { removePlan as english } from './remove-plan.en';
import type { Translation } from './types';

export const removePlan: Translation<typeof english> = {
  'removePlan.heading': '¿Eliminar este plan?',
  'removePlan.text': 'Ya no estará entre sus planes guardados.',
  'removePlan.remove': 'Eliminar de los planes guardados',
  'removePlan.removing': 'Eliminando…',
  'removePlan.keep': 'Conservar este plan',
  'removePlan.failed':
    'No pudimos confirmar que el plan se haya eliminado. Sigue en su lista. Puede intentarlo de nuevo o conservarlo.',
  'plans.removed.one': 'Se eliminó {name}. Le queda 1 plan para {year}. Puede deshacer esto.',
  'plans.removed.other': 'Se eliminó {name}. Le quedan {count} planes para {year}. Puede deshacer esto.',
  'plans.removeFailed': 'No pudimos confirmar que el plan se haya eliminado. Está de nuevo en su lista.',
  'plans.undo.removed': 'Plan eliminado.',
  'plans.undo.removedItem': '{name}: eliminado.',
  'plans.undo': 'Deshacer',
  'plans.undo.underWay': 'Devolviendo el plan a su lista…',
  'plans.undo.back': 'El plan está de nuevo en su lista.',
  'plans.undo.failed': 'No pudimos devolver el plan a su lista. Inténtelo de nuevo.',
};
