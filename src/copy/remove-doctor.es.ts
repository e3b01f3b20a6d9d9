import type { removeDoctor as english } from './remove-doctor.en';
import type { Translation } from './types';

export const removeDoctor: Translation<typeof english> = {
  'doctors.removed.one': 'Se eliminó. Le queda 1 médico o dentista. Puede deshacer esto.',
  'doctors.removed.other': 'Se eliminó. Le quedan {count} médicos y dentistas. Puede deshacer esto.',
  'doctors.removeFailed': 'No pudimos confirmar que se haya eliminado. Está de nuevo en su lista.',
  'doctors.undo.removed': 'Médico o dentista eliminado.',
  'doctors.undo.removedItem': '{name}: eliminado.',
  'doctors.undo': 'Deshacer',
  'doctors.undo.underWay': 'Devolviéndolo a su lista…',
  'doctors.undo.back': 'El médico o dentista está de nuevo en su lista.',
  'doctors.undo.failed': 'No se pudo deshacer. Inténtelo de nuevo.',
  'removeDoctor.heading': '¿Eliminar este médico o dentista?',
  'removeDoctor.text': 'Sus planes ya no mostrarán si este médico o dentista está en la red.',
  'removeDoctor.remove': 'Eliminar',
  'removeDoctor.removing': 'Eliminando…',
  'removeDoctor.keep': 'Conservar',
  'removeDoctor.failed':
    'Este médico o dentista no se eliminó. Puede probar otra vez, o dejarlo en su lista.',
};
