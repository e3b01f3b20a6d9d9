import type { Translation } from '../../src/copy/types';
import type { partner as english } from './partner.en';
import { question } from './question.es';

export const partner: Translation<typeof english> = {
  ...question,
  'extraHelp.applied': 'Guardamos su respuesta: usted sí recibe Ayuda Adicional.',
  'extraHelp.notApplied': 'Su respuesta está guardada: usted no recibe Ayuda Adicional.',
  'extraHelp.onRecord': 'Nuestros datos dicen que recibe Ayuda Adicional.',
  'extraHelp.unanswered': 'Elija una respuesta. Se queda en este equipo.',
  'extraHelp.short.applied': 'Guardamos su respuesta: usted sí recibe Ayuda Adicional.',
  'extraHelp.short.notApplied': 'Su respuesta está guardada: usted no recibe Ayuda Adicional.',
  'extraHelp.short.onRecord': 'Nuestros datos dicen que recibe Ayuda Adicional.',
  'extraHelp.short.unanswered': 'Elija una respuesta. Se queda en este equipo.',
  'extraHelp.popup.done': 'Cerrar',
};
