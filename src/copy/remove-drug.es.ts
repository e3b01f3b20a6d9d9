import type { removeDrug as english } from './remove-drug.en';
import type { Translation } from './types';

export const removeDrug: Translation<typeof english> = {
  'drugs.removed.one': 'Se eliminó el medicamento. Le queda 1 medicamento. Puede deshacer esto.',
  'drugs.removed.other': 'Se eliminó el medicamento. Le quedan {count} medicamentos. Puede deshacer esto.',
  'drugs.removeFailed':
    'No pudimos confirmar que el medicamento se haya eliminado. Está de nuevo en su lista.',
  'drugs.undo.removed': 'Medicamento eliminado.',
  'drugs.undo.removedItem': '{name}: eliminado.',
  'drugs.undo': 'Deshacer',
  'drugs.undo.underWay': 'Devolviendo el medicamento a su lista…',
  'drugs.undo.back': 'El medicamento está de nuevo en su lista.',
  'drugs.undo.failed': 'No pudimos devolver el medicamento a su lista. Inténtelo de nuevo.',
  'removeDrug.heading': '¿Eliminar este medicamento?',
  'removeDrug.text': 'Ya no estará entre sus medicamentos guardados.',
  'removeDrug.remove': 'Eliminar de los medicamentos guardados',
  'removeDrug.removing': 'Eliminando…',
  'removeDrug.keep': 'Conservar este medicamento',
  'removeDrug.failed': 'El medicamento no se eliminó. Puede probar otra vez, o dejarlo en su lista.',
};
